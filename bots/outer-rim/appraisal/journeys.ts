/** How many turns apart places are for a player, and what the best round of errands from a place is worth. */
import type { Mind } from "../players/mind.ts";
import type { SpaceId } from "#rules/outer-rim/index.ts";
import { hereafter, later } from "./points.ts";
import type { Turns } from "./charts.ts";

export interface Errand {
  /** Errands with the same key stand for one thing: whoever does one has done all. */
  readonly key: string;
  readonly at: SpaceId;
  readonly worth: number;
  /** Only one encounter a turn; actions cost no turn of their own. */
  readonly step: "action" | "encounter";
}

/** Turns from having done one errand to doing the next. */
function between(turns: Turns, done: Errand, next: Errand): number {
  const far = turns(done.at, next.at);
  return far === 0 && done.step === "encounter" && next.step === "encounter" ? 1 : far;
}

const most = 12;

/** The errands worth planning with, and behind each what is best to follow it. */
export interface Rounds {
  readonly mind: Mind;
  readonly errands: readonly Errand[];
  readonly then: readonly number[];
  readonly turns: Turns;
}

export function roundsOf(mind: Mind, all: readonly Errand[], turns: Turns): Rounds {
  const errands = all
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most);
  const shrink = errands.map((done) =>
    errands.map((next) => (next.key === done.key ? 0 : later(mind, between(turns, done, next)))),
  );
  return { mind, errands, then: errands.map((_, i) => bestAfter(mind, errands, shrink, i)), turns };
}

/** What is best to follow an errand: one or two more, as far as this mind plans, and ordinary turns after them. */
function bestAfter(
  mind: Mind,
  errands: readonly Errand[],
  shrink: readonly (readonly number[])[],
  i: number,
): number {
  const rest = hereafter(mind);
  let best = rest;
  if (mind.chain === 1) return best;
  for (let j = 0; j < errands.length; j++) {
    const near = shrink[i]?.[j] ?? 0;
    const second = errands[j];
    if (near === 0 || second === undefined) continue;
    let last = rest;
    if (mind.chain === 3)
      for (let k = 0; k < errands.length; k++) {
        const third = errands[k];
        if (third !== undefined && third.key !== errands[i]?.key)
          last = Math.max(last, (shrink[j]?.[k] ?? 0) * (third.worth + rest));
      }
    best = Math.max(best, near * (second.worth + last));
  }
  return best;
}

/** The best round that begins in a place, and the errand it begins with; none when idling is best. */
export interface Round {
  readonly worth: number;
  readonly first: Errand | null;
}

/**
 * `idle` is what the encounter step brings when no errand needs it;
 * who has to fight a patrol here meets nobody else this turn.
 */
export function bestRound(
  { mind, errands, then, turns }: Rounds,
  from: SpaceId,
  idle = 0,
  step: "free" | "fighting" = "free",
): Round {
  let worth = idle + hereafter(mind);
  let first: Errand | null = null;
  for (let i = 0; i < errands.length; i++) {
    const errand = errands[i];
    if (errand === undefined) continue;
    const far = turns(from, errand.at);
    const meeting = far === 0 && errand.step === "encounter";
    const wait = meeting && step === "fighting" ? 1 : far;
    const round = (meeting ? 0 : idle) + later(mind, wait) * (errand.worth + (then[i] ?? 0));
    if (round <= worth) continue;
    worth = round;
    first = errand;
  }
  return { worth, first };
}

/** The same for somebody whose turn is over; `lame` ones cannot fly at once. */
export function nextRound(
  { mind, errands, then, turns }: Rounds,
  from: SpaceId,
  lame: 0 | 1,
): number {
  let worth = hereafter(mind);
  for (let i = 0; i < errands.length; i++) {
    const errand = errands[i];
    if (errand === undefined) continue;
    const far = turns(from, errand.at);
    const wait = far === 0 ? 1 : far + lame;
    worth = Math.max(worth, later(mind, wait) * (errand.worth + (then[i] ?? 0)));
  }
  return worth;
}
