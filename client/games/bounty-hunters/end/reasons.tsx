/** Why a row of the pad says what it says: the cards behind every number. */
import type { JSX } from "preact";
import { haulOf, majorityBonus, type View } from "#rules/bounty-hunters/index.ts";
import { unreachable, type Seat } from "#rules/game.ts";
import { Card } from "../card.tsx";
import { faceOf } from "../say/naming.ts";
import { signed, type Row } from "./pad.tsx";
import { contractProspects, payReasons } from "../moves/prospects.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface ReasonsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly row: Row;
  readonly words: Words;
}

/** A card and what it adds. */
interface Reason {
  readonly card: number;
  readonly points: number;
  readonly text: string;
}

export function Reasons({ view, seat, row, words }: ReasonsProps): JSX.Element {
  const reasons = reasonsOf(view, seat, row, words);
  const note = noteOf(view, seat, row, words);
  return (
    <>
      {reasons.length > 0 && (
        <ul class="bh-reasons">
          {reasons.map(({ card, points, text }, at) => (
            <li key={at}>
              <Card set={view.set} card={card} words={words} size="small" />
              <b class="number">{signed(points)}</b>
              {text !== "" && <small>{text}</small>}
            </li>
          ))}
        </ul>
      )}
      {note !== null && <p class="soft">{note}</p>}
    </>
  );
}

function reasonsOf(view: View, seat: Seat, row: Row, words: Words): readonly Reason[] {
  const board = view.boards[seat];
  if (board === undefined) return [];
  const captured = board.confrontations.filter((one) => one.captured);
  switch (row) {
    case "targets":
      return captured.flatMap(({ target }) =>
        target === null ? [] : [{ card: target, points: pointsOf(view, target), text: "" }],
      );
    case "crates":
      return board.crates.map((card) => ({ card, points: pointsOf(view, card), text: "" }));
    case "contracts":
      return contractProspects(view.set, board, board.contracts).map(({ card, face, now }) => ({
        card,
        points: now.points,
        text: payReasons(face, now, words),
      }));
    case "hunters":
      return captured.flatMap(({ attackers }) =>
        attackers.flatMap((card) =>
          faceOf(view.set, card).type === "hunter"
            ? [{ card, points: pointsOf(view, card), text: "" }]
            : [],
        ),
      );
    case "total":
      return [];
    default:
      return unreachable(row);
  }
}

function pointsOf(view: View, card: number): number {
  const face = faceOf(view.set, card);
  if (face.type === "target" || face.type === "crate") return face.points;
  return face.type === "hunter" ? -face.loss : 0;
}

/** The majority [BH-CRATE-06], and what did not count [BH-SCORE-02]. */
function noteOf(view: View, seat: Seat, row: Row, words: Words): string | null {
  const board = view.boards[seat];
  if (board === undefined) return null;
  if (row === "crates") {
    const crates = view.boards.map((one) => haulOf(view.set, one).crates);
    const bonus = majorityBonus(crates, view.rules.emptyMajority)[seat] ?? 0;
    return words.labelled(
      words.board.cratesCount(crates[seat] ?? 0),
      bonus > 0 ? words.final.majority : words.final.noMajority,
    );
  }
  const open = board.confrontations.filter((one) => one.target !== null && !one.captured).length;
  return row === "targets" && open > 0 ? words.final.notCounted(open) : null;
}
