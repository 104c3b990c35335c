/** An ambition sheet: its goals in order, what it begins with. */
import type { JSX } from "preact";
import { ambitionSheet, type AmbitionId } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import type { Desk } from "../desk.ts";
import { abilityLines } from "../told.ts";
import { Side } from "./character.tsx";

const bullets = { dash: "–", numbered: "#", infinity: "∞", fame: "★" } as const;

export function AmbitionFace({
  id,
  desk,
}: {
  readonly id: string;
  readonly desk: Pick<Desk, "words" | "say" | "view">;
}): JSX.Element {
  const { say, words } = desk;
  const sheet = ambitionSheet(id as AmbitionId);
  return (
    <article class="or-character">
      <Sign name="ambition" />
      <div class="or-character-text">
        <h3>{say.word(`ambition.${id}.name`)}</h3>
        <ol class="or-facts">
          {sheet.goals.map((goal, i) => (
            <li key={i}>
              <b class="number">{goal.kind === "numbered" ? i + 1 : bullets[goal.kind]}</b>
              <span>{say.word(`ambition.${id}.${i}`)}</span>
            </li>
          ))}
        </ol>
        <p class="or-figures">
          {words.labels.vitals.credits(say.amount(sheet.credits))}
          {sheet.card === null ? "" : ` · ${say.card(sheet.card)}`}
        </p>
        <Side title={words.labels.hold.ambition} lines={abilityLines(sheet.abilities, desk)} />
      </div>
    </article>
  );
}
