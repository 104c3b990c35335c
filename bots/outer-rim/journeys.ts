/** How many turns apart places are for a player, and what the best round of errands from a place is worth. */
import { factions, hyperdriveOf, spaces } from "#rules/outer-rim/index.ts";
import type { PlayerView, SpaceId, View } from "#rules/outer-rim/index.ts";
import { later } from "./points.ts";
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
export function turnsBetween(view: View): Turns {
  const me = mine(view);
  const range = Math.max(1, hyperdriveOf(me));
  const { hutt, syndicate, imperial, rebel } = me.reputation;
  const charts = chartsFor(view.patrols, `${range} ${hutt}${syndicate}${imperial}${rebel}`);
  return (from, to) => {
    const start = numbers.get(from) ?? 0;
    return (charts[start] ??= flood(start, range, stopsOf(view, me)))[numbers.get(to) ?? 0] ?? 99;
  };
}

function stopsOf(view: View, me: PlayerView): ReadonlySet<number> {
  const stops = new Set([numbers.get("maelstrom") ?? 0]);
  for (const faction of factions)
    if (me.reputation[faction] < 1) stops.add(numbers.get(view.patrols[faction].space) ?? 0);
  return stops;
}

type Charts = (Uint8Array | undefined)[];
const charted = new WeakMap<View["patrols"], Map<string, Charts>>();

/** Charts stay good until a patrol moves. */
function chartsFor(patrols: View["patrols"], traveller: string): Charts {
  let all = charted.get(patrols);
  if (all === undefined) charted.set(patrols, (all = new Map()));
  let charts = all.get(traveller);
  if (charts === undefined) all.set(traveller, (charts = []));
  return charts;
}

/** Turns to every space. Steps are counted, and a stop uses up the rest of its turn. */
function flood(from: number, range: number, stops: ReadonlySet<number>): Uint8Array {
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
  }
  return steps.map((flown) => Math.ceil(flown / range));
}

/** Turns from having done one errand to doing the next. */
function between(turns: Turns, done: Errand, next: Errand): number {
  const far = turns(done.at, next.at);
  return far === 0 && done.step === "encounter" && next.step === "encounter" ? 1 : far;
}

const most = 12;

/** The errands worth planning with, and behind each the best two to follow it. */
export interface Rounds {
  readonly errands: readonly Errand[];
  readonly then: readonly number[];
  readonly turns: Turns;
}

export function roundsOf(all: readonly Errand[], turns: Turns): Rounds {
  const errands = all
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most);
  const shrink = errands.map((done) =>
    errands.map((next) => (next.key === done.key ? 0 : later(between(turns, done, next)))),
  );
  const then = errands.map((first, i) => {
    let best = 0;
    for (let j = 0; j < errands.length; j++) {
      const near = shrink[i]?.[j] ?? 0;
      const second = errands[j];
      if (near === 0 || second === undefined) continue;
      let last = 0;
      for (let k = 0; k < errands.length; k++) {
        const third = errands[k];
        if (third !== undefined && third.key !== first.key)
          last = Math.max(last, (shrink[j]?.[k] ?? 0) * third.worth);
      }
      best = Math.max(best, near * (second.worth + last));
    }
    return best;
  });
  return { errands, then, turns };
}

/**
 * The best round that begins in this place. `idle` is what the encounter step brings when no errand needs it;
 * who has to fight a patrol here meets nobody else this turn.
 */
export function bestRound(
  { errands, then, turns }: Rounds,
  from: SpaceId,
  idle = 0,
  step: "free" | "fighting" = "free",
): number {
  let best = idle;
  for (let i = 0; i < errands.length; i++) {
    const errand = errands[i];
    if (errand === undefined) continue;
    const far = turns(from, errand.at);
    const meeting = far === 0 && errand.step === "encounter";
    const wait = meeting && step === "fighting" ? 1 : far;
    best = Math.max(best, (meeting ? 0 : idle) + later(wait) * (errand.worth + (then[i] ?? 0)));
  }
  return best;
}
