/** One answer as a button: its words, its chance, its number on the keyboard. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { Command } from "#rules/outer-rim/index.ts";
import { sameData } from "#rules/same-data.ts";
import { answerText } from "../say/answer.ts";
import type { OpenQuestion } from "../asked.ts";
import { usePicked } from "../board/use-picked.ts";
import type { Tabletop } from "../tabletop.ts";
import { adviceFor } from "./advice.ts";
import { OddsChip } from "../story/chip.tsx";
import { chipsAhead } from "../patrol/ahead.ts";
import { chipsOf, goalUsed } from "../story/odds.ts";

const lamps: readonly Command["type"][] = [
  "move",
  "choose-start",
  "buy",
  "pay",
  "deliver",
  "attempt-job",
  "encounter-contact",
  "encounter-space",
  "fight-patrol",
  "pick-space",
  "roll",
];

/** What moves the game on; a goal of one's ambition more than anything [UB-AMB-12]. An idea lights what it named. */
function isLamp(command: Command, meant: Command | undefined): boolean {
  if (meant !== undefined) return sameData(meant, command);
  return (
    lamps.includes(command.type) || (command.type === "use" && goalUsed(command.ability) !== null)
  );
}

/** A stranger as the map shows one: by the shape and colour of the class. */
function hiddenClass(command: Command, { view }: Tabletop): string | null {
  const token = command.type === "encounter-contact" ? view.tokens[command.token] : undefined;
  return token?.contact === null ? token.class : null;
}

/** [OR-ENC-04] What a secret does stands on it: it is read before it is spent. */
function press(command: Command, { picked, pick, act }: Tabletop): void {
  if (command.type !== "use-secret" || picked?.on === "secret") act(command);
  else pick({ on: "secret", secret: command.secret });
}

export function AnswerButton({
  command,
  asked,
  tabletop,
}: {
  readonly command: Command;
  readonly asked: OpenQuestion;
  readonly tabletop: Tabletop;
}): JSX.Element {
  const { question } = asked;
  const meant = usePicked(tabletop, (picked) => picked?.meant);
  const chips =
    command.type === "end-actions"
      ? chipsAhead(tabletop.view, question.seat)
      : chipsOf(command, question, tabletop.view);
  const rank = hiddenClass(command, tabletop);
  const why = adviceFor(command);
  return (
    <Button
      tone={isLamp(command, meant) ? "lamp" : "plain"}
      class="or-answer"
      press={() => press(command, tabletop)}
    >
      {rank !== null && (
        <span class="or-ground">
          <i class={`or-token or-class-${rank}`} />
        </span>
      )}
      {answerText(command, question, tabletop)}
      {chips.length > 0 && (
        <span class="or-chips">
          {chips.map((chip, i) => (
            <OddsChip key={i} chip={chip} tabletop={tabletop} />
          ))}
        </span>
      )}
      {why !== null && <small class="or-why">{why}</small>}
    </Button>
  );
}
