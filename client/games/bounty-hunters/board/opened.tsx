/** What can be opened over the board: someone's side, the decks, the pad. */
import type { JSX } from "preact";
import { Sheet } from "#client/pieces/sheet.tsx";
import { unreachable, type Seat } from "#rules/game.ts";
import type { BoardProps } from "../../screen.ts";
import { PadTable } from "../end/pad.tsx";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { Discards, Seen } from "./decks.tsx";
import { PlayerBoard } from "./player-board.tsx";
import { Vitals } from "./vitals.tsx";

export type Opened =
  | { readonly type: "seat"; readonly seat: Seat }
  | { readonly type: "decks" }
  | { readonly type: "pad" };

interface OpenedProps extends Pick<BoardProps<BountyHuntersScreen>, "view" | "words" | "names"> {
  readonly opened: Opened;
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

function Inside({ opened, view, words, names }: OpenedProps): JSX.Element {
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
          <Discards view={view} words={words} />
          <Seen view={view} words={words} />
        </>
      );
    case "pad":
      return <PadTable view={view} names={names} words={words} />;
    default:
      return unreachable(opened);
  }
}
