/** How many turns apart places are for a player, and what the best round of errands from a place is worth. */
import { factions, hyperdriveOf, spaces } from "#rules/outer-rim/index.ts";
import type { Mind, Sight } from "../players/mind.ts";
import type { PlayerView, SpaceId } from "#rules/outer-rim/index.ts";
import { hereafter, later } from "./points.ts";
import { mine } from "./self.ts";

export interface Errand {
  /** Errands with the same key stand for one thing: whoever does one has done all. */
  readonly key: string;
  readonly at: SpaceId;
  readonly worth: number;
  /** Only one encounter a turn; actions cost no turn of their own. */
  readonly step: "action" | "encounter";
}

export type Turns = (from: SpaceId, to: SpaceId) => number;

const numbers = new Map<SpaceId, number>(spaces.map(({ id }, i) => [id, i]));
const lanes: readonly (readonly number[])[] = spaces.map(({ next }) =>
  next.map((id) => numbers.get(id) ?? 0),
);

/** [OR-MOVE-03, OR-MOVE-04] A patrol that does not like the player ends the move, and so does the Maelstrom. */
export function turnsBetween(view: Sight): Turns {
  const me = mine(view);
  const range = Math.max(1, hyperdriveOf(me));
  const { hutt, syndicate, imperial, rebel } = me.reputation;
  const across = view.rules.box === "both" && view.mind.crosses;
  const charts = chartsFor(
    view.patrols,
    `${range} ${hutt}${syndicate}${imperial}${rebel} ${across}`,
  );
  return (from, to) => {
    const start = numbers.get(from) ?? 0;
    return (
      (charts[start] ??= flood(start, range, stopsOf(view, me), across))[numbers.get(to) ?? 0] ?? 99
    );
  };
}

function stopsOf(view: Sight, me: PlayerView): ReadonlySet<number> {
  const stops = new Set([numbers.get("maelstrom") ?? 0]);
  for (const faction of factions)
    if (me.reputation[faction] < 1) stops.add(numbers.get(view.patrols[faction].space) ?? 0);
  return stops;
}

type Charts = (Uint8Array | undefined)[];
const charted = new WeakMap<Sight["patrols"], Map<string, Charts>>();

/** Charts stay good until a patrol moves. */
function chartsFor(patrols: Sight["patrols"], traveller: string): Charts {
  let all = charted.get(patrols);
  if (all === undefined) charted.set(patrols, (all = new Map()));
  let charts = all.get(traveller);
  if (charts === undefined) all.set(traveller, (charts = []));
  return charts;
}

/** [UB-CORE-06] Crossing takes the encounter step: whoever arrives in one Core Worlds space goes on from the other. */
const cores = [numbers.get("spinward-core") ?? 0, numbers.get("trailing-core") ?? 0] as const;
const farCore = new Map<number, number>([
  [cores[0], cores[1]],
  [cores[1], cores[0]],
]);

/** Turns to every space. Steps are counted, and a stop uses up the rest of its turn. */
function flood(
  from: number,
  range: number,
  stops: ReadonlySet<number>,
  across: boolean,
): Uint8Array {
  const steps = new Uint8Array(spaces.length).fill(255);
  steps[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] ?? from;
    const next = (steps[at] ?? 0) + 1;
    for (const space of lanes[at] ?? []) {
      const cost = stops.has(space) ? Math.ceil(next / range) * range : next;
      if (cost >= (steps[space] ?? 255)) continue;
      steps[space] = cost;
      queue.push(space);
    }
    const other = across ? farCore.get(at) : undefined;
    const over = Math.max(range, Math.ceil((steps[at] ?? 0) / range) * range);
    if (other === undefined || over >= (steps[other] ?? 255)) continue;
    steps[other] = over;
    queue.push(other);
  }
  return steps.map((flown) => Math.ceil(flown / range));
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
