/** What can be opened over the board: someone's side, the decks, the pad, the last reveal. */
import type { JSX } from "preact";
import { Sheet } from "#client/pieces/sheet.tsx";
import { toast } from "#client/pieces/toasts.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { unreachable, type Seat } from "#rules/game.ts";
import type { BoardProps } from "../../screen.ts";
import { PadTable } from "../end/pad.tsx";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { refusalText } from "../say/refusal.ts";
import { Discards, Seen } from "./decks.tsx";
import { DrawButtons } from "../dock/draw-buttons.tsx";
import { Choices } from "./happened/reveal.tsx";
import type { LastReveal } from "./happened/revealed.ts";
import { PlayerBoard } from "./player-board.tsx";
import { Vitals } from "./vitals.tsx";

export type BoardSheet =
  | { readonly type: "seat"; readonly seat: Seat }
  | { readonly type: "decks" }
  | { readonly type: "pad" }
  | { readonly type: "revealed"; readonly choices: LastReveal["choices"]; readonly from: Seat };

interface OpenedProps extends Pick<
  BoardProps<BountyHuntersScreen>,
  "view" | "words" | "names" | "seat" | "send"
> {
  readonly opened: BoardSheet;
  readonly close: () => void;
}

export function OpenedSheet(props: OpenedProps): JSX.Element {
  return (
    <Sheet title={titleOf(props)} close={props.close}>
      <div class="bh-sheet">
        <Inside {...props} />
      </div>
    </Sheet>
  );
}

function titleOf({ opened, names, words }: OpenedProps): string {
  if (opened.type === "seat") return words.board.theirs(names[opened.seat]?.name ?? "");
  return words.table[opened.type];
}

function Inside(props: OpenedProps): JSX.Element {
  const { opened, view, words, names } = props;
  switch (opened.type) {
    case "seat":
      return (
        <>
          <Vitals view={view} seat={opened.seat} words={words} />
          <PlayerBoard view={view} seat={opened.seat} words={words} />
        </>
      );
    case "decks":
      return (
        <>
          <DrawHere {...props} />
          <Discards view={view} words={words} />
          <Seen view={view} words={words} />
        </>
      );
    case "pad":
      return <PadTable view={view} names={names} words={words} />;
    case "revealed":
      return (
        <div class="bh-reveal">
          <Choices {...opened} view={view} names={names} words={words} silent={false} />
        </div>
      );
    default:
      return unreachable(opened);
  }
}

/** "Pick a deck", says the dock: whoever taps the piles on the table may pick there as well. */
function DrawHere({ view, words, seat, send, close }: OpenedProps): JSX.Element | null {
  if (view.step.type !== "draw" || seat === null || view.step.asked[seat] !== true) return null;
  return (
    <section class="bh-discards">
      <h3>{words.status.draw}</h3>
      <DrawButtons
        view={view}
        words={words}
        meant={null}
        mine={view.step.mine}
        whyNot={(deck) => bountyHunters.whyNot(view, { type: "draw", deck })}
        draw={(deck) => {
          void send({ type: "draw", deck });
          close();
        }}
        refused={(refusal) => toast(refusalText(refusal, words), "no")}
      />
    </section>
  );
}
