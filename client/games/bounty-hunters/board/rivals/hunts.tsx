/**
 * A rival's open hunts: whom they are after and what is still missing, a glance each. The opened board says it aloud.
 */
import type { JSX } from "preact";
import { isOpen, type Confrontation, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { combat } from "../../art/marks.ts";
import { Card } from "../../card.tsx";
import { needOf } from "../../say/foretold.ts";
import { faceOf } from "../../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface HuntsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}

export function Hunts({ view, seat, words }: HuntsProps): JSX.Element | null {
  const confrontations = view.boards[seat]?.confrontations ?? [];
  const hunts = confrontations.filter((one) => isOpen(one) || one.target === null);
  // The nearest capture first: that is the one to worry about.
  const nearest = hunts.toSorted((a, b) => missing(view, a) - missing(view, b));
  const near = room(view.seats);
  return (
    <span class="bh-hunts">
      {nearest.slice(0, near + mostFar).map((facing, nth) => (
        <span key={nth} class={`bh-hunt${nth < near ? "" : " bh-far"}`}>
          <span class="bh-hunt-card">
            {facing.target === null ? (
              <span class="bh-slot" />
            ) : (
              <Card set={view.set} card={facing.target} words={words} size="small" silent />
            )}
          </span>
          <HuntBars view={view} facing={facing} />
        </span>
      ))}
      {nearest.length > near + mostFar && (
        <b class="bh-more-hunts number">+{nearest.length - near - mostFar}</b>
      )}
    </span>
  );
}

/** The others are a tap away: a place keeps its height. */
const mostFar = 3;

/** So many fit side by side before a place at a table of this size; the others are shown as on a phone. */
function room(seats: number): number {
  return Math.max(2, 6 - seats);
}

function missing(view: View, facing: Confrontation): number {
  if (facing.target === null) return Infinity;
  return needOf(view, facing).reduce((sum, n) => sum + n, 0);
}

const marks = ["▲", "■", "●"] as const;

/** Green, blue, orange from top to bottom, as on the cards from left to right. */
function HuntBars({
  view,
  facing,
}: {
  readonly view: View;
  readonly facing: Confrontation;
}): JSX.Element {
  const face = facing.target === null ? null : faceOf(view.set, facing.target);
  const need = needOf(view, facing);
  return (
    <span class="bh-hunt-bars">
      {combat.map((mark, i) => {
        const wanted = face?.type === "target" ? (face.shields[i] ?? 0) : 0;
        const left = face === null ? (facing.attack[i] ?? 0) : (need[i] ?? 0);
        // A pile has no goal yet: as strong as it is, nine being plenty.
        const done = face === null ? Math.min(1, left / 9) : wanted === 0 ? 1 : 1 - left / wanted;
        return (
          <span key={mark.name} class={`bh-hunt-bar bh-${mark.name}`}>
            <b class={`bh-c${i}`}>{marks[i]}</b>
            <span>
              <i style={{ width: `${Math.round(100 * done)}%` }} />
            </span>
            <b class="number">{face !== null && left === 0 ? "✓" : left}</b>
          </span>
        );
      })}
    </span>
  );
}
