/** While people gather the host changes what is played. Everyone keeps their chair, and the link. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { chosenFor } from "#rules/table-options.ts";
import type { TableInfo, WantedTerms } from "#table/talk/words.ts";
import { gameName } from "../../games/game-words.ts";
import { gameCard, games, type GameCard } from "../../games/list.ts";
import { useScreen, type LoadedScreen } from "../../games/use-screen.ts";
import { Level, SeatCount } from "../../lobby/new-table/company.tsx";
import { CoachSwitch } from "../../lobby/new-table/create-sheet.tsx";
import { HouseRules } from "../../lobby/new-table/house-rules.tsx";
import { patienceIn, timeIn } from "../../lobby/new-table/open-table.ts";
import {
  clocks,
  levelOf,
  patiences,
  useWishes,
  type BotLevel,
  type Wishes,
} from "../../lobby/new-table/wishes.ts";
import { Button } from "../../pieces/button.tsx";
import { Segments } from "../../pieces/segments.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import type { Frame } from "../frame.ts";
import { ClockTerms } from "../time/clock-terms.tsx";

interface ChangeProps {
  readonly frame: Frame;
  readonly close: () => void;
}

export function ChangeSheet({ frame, close }: ChangeProps): JSX.Element {
  const game = useSignal(frame.info.game);
  const card = gameCard(game.value);
  const w = words.value.table;
  return (
    <Sheet title={w.changeTitle} close={close}>
      <Segments
        label={w.game}
        value={game.value}
        choices={dealt.map(({ id }) => ({ value: id, text: gameName(id) }))}
        change={(id) => (game.value = id)}
      />
      {card && <Changes key={card.id} card={card} frame={frame} close={close} />}
    </Sheet>
  );
}

/** A record is no game to gather for. */
const dealt = games.filter(({ begins }) => begins === "with-bots");

function Changes({ card, frame, close }: ChangeProps & { readonly card: GameCard }): JSX.Element {
  const loaded = useScreen(card.id);
  const wishes = useWishes(card, null);
  const begun = useSignal(false);
  if (!begun.value) {
    begun.value = true;
    beginAs(wishes, card, frame.info);
  }
  return loaded === null ? (
    <p>{words.value.loading}</p>
  ) : (
    <Form card={card} loaded={loaded} wishes={wishes} frame={frame} close={close} />
  );
}

interface FormProps extends ChangeProps {
  readonly card: GameCard;
  readonly loaded: LoadedScreen;
  readonly wishes: Wishes;
}

function Form({ card, loaded, wishes, frame, close }: FormProps): JSX.Element {
  const levels = loaded.screen.bots(loaded.words);
  const change = async (): Promise<void> => {
    const wanted = wantedTerms({ card, loaded, wishes, levels });
    const answer = await frame.session.ask({ type: "change-terms", wanted });
    showAnswer(frame, answer);
    if (answer.type === "done") close();
  };
  return (
    <>
      <SeatCount card={card} wishes={wishes} />
      {levels.length > 1 && <Level wishes={wishes} levels={levels} />}
      <ClockTerms wishes={wishes} />
      <HouseRules
        loaded={loaded}
        seats={wishes.seats.value}
        options={wishes.options.value}
        change={(id, value) => (wishes.options.value = { ...wishes.options.value, [id]: value })}
      />
      {loaded.screen.analysis && <CoachSwitch wishes={wishes} />}
      <div class="sheet-foot">
        <Button tone="lamp" wide press={() => void change()}>
          {words.value.table.changeDo}
        </Button>
      </div>
    </>
  );
}

/** The sheet opens with what is agreed on now; another game begins with what it usually is, for as many people. */
function beginAs(wishes: Wishes, card: GameCard, info: TableInfo): void {
  const { min, max } = card.seats;
  wishes.seats.value = Math.min(max, Math.max(min, info.setup.seats));
  const clock = info.time?.bank === undefined ? String(info.clock ?? "none") : "game";
  wishes.clock.value = clocks.find((one) => one === clock) ?? "none";
  wishes.whenUp.value = info.time?.whenUp ?? "bot";
  wishes.freeWeekends.value = info.time?.weekendsIn !== undefined;
  wishes.coach.value = info.coach;
  const patience = String(info.patience ?? "never");
  wishes.patience.value = patiences.find((one) => one === patience) ?? "60";
  if (card.id !== info.game) return;
  wishes.level.value = info.botLevel;
  wishes.options.value = info.setup.options;
}

interface Wanted extends Pick<FormProps, "card" | "loaded" | "wishes"> {
  readonly levels: readonly BotLevel[];
}

function wantedTerms({ card, loaded, wishes, levels }: Wanted): WantedTerms {
  const seats = wishes.seats.value;
  return {
    game: card.id,
    seats,
    options: chosenFor(loaded.screen.game, seats, wishes.options.value),
    ...timeIn(wishes),
    botLevel: levelOf(wishes, levels),
    patience: patienceIn(wishes),
    coach: wishes.coach.value,
  };
}
