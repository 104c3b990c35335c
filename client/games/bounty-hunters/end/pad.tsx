/** The running score by pad row [BH-SCORE-01], for everyone, as if the game ended now. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { padsOfBoards, type Pad, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { SeatName } from "../../screen.ts";
import { calledAt } from "../say/called.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

export type Row = keyof Pad;

/** The introductory game leaves the contract row out [BH-INTRO-05]. */
export function rowsOf(mode: View["rules"]["mode"]): readonly Row[] {
  return mode === "full"
    ? ["targets", "crates", "contracts", "hunters", "total"]
    : ["targets", "crates", "hunters", "total"];
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** My rows in one line, where there is room for it. */
export function PadRows({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}): JSX.Element | null {
  const pad = padsOfBoards(view.set, view.rules, view.boards)[seat];
  if (pad === undefined) return null;
  return (
    <span class="bh-padrows">
      {rowsOf(view.rules.mode)
        .filter((row) => row !== "total")
        .map((row) => (
          <span key={row}>
            {words.rows[row]} <b class="number">{signed(pad[row])}</b>
          </span>
        ))}
    </span>
  );
}

export function PadTable({
  view,
  names,
  words,
  shown,
}: {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  readonly shown?: number;
}): JSX.Element {
  const pads = padsOfBoards(view.set, view.rules, view.boards);
  const rows = rowsOf(view.rules.mode);
  return (
    <div class="bh-padscroll" tabIndex={0} role="region" aria-label={words.table.pad}>
      <table class="bh-pad">
        <thead>
          <tr>
            <td />
            {pads.map((_, seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} />
                {calledAt(names, seat, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row} class={`bh-row-${row}`} hidden={shown !== undefined && at >= shown}>
              <th scope="row">{words.rows[row]}</th>
              {pads.map((pad, seat) => (
                <td key={seat} class="number">
                  {signed(pad[row])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
