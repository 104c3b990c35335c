/** The side of the table I look at: mine, or in a replay that of whoever I see with. */
import type { JSX } from "preact";
import type { BoardProps } from "../../screen.ts";
import { ReservedButton } from "../dock/reserved-button.tsx";
import { isWaitedFor } from "../moves/waiting.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { PlayerBoard } from "./player-board.tsx";
import type { BoardPlan } from "./putting.ts";

type MyBoardProps = BoardProps<BountyHuntersScreen> & BoardPlan;

export function MyBoard(props: MyBoardProps): JSX.Element {
  const { view, words, names, seat, busy, from, turn, choices, put } = props;
  const title = seat === null ? words.board.theirs(names[from]?.name ?? "") : words.board.mine;
  const activate = (card: number): JSX.Element => (
    <ReservedButton
      view={view}
      seat={from}
      card={card}
      words={words}
      busy={busy}
      play={turn.play}
    />
  );
  return (
    <section
      class={`bh-mid${isWaitedFor(view, from) ? " bh-waited" : ""}`}
      aria-label={title}
      data-at={`seat-${from}`}
      onClick={(event) => {
        const place = placeAt(event.target);
        if (place !== undefined) put(place);
      }}
    >
      <i class="bh-lamp" aria-hidden="true" />
      <h2 class="unseen">{title}</h2>
      <PlayerBoard
        view={view}
        seat={from}
        words={words}
        lit={choices.lit}
        extra={choices.extra}
        {...(seat === null ? {} : { activate })}
      />
    </section>
  );
}

/** A button on the board speaks for itself: tapping it puts nothing there. */
function placeAt(tapped: EventTarget | null): string | undefined {
  if (!(tapped instanceof Element) || tapped.closest("button")) return undefined;
  return tapped.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
}
