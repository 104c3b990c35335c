/** How many turns lie between two spaces, with this drive and these patrols. */
import { factions, farCore, hyperdriveOf, spaces } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { PlayerView, SpaceId } from "#rules/outer-rim/index.ts";
import { mine } from "./self.ts";

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

/**
 * [UB-CORE-06] Crossing takes the encounter step: whoever arrives in one Core Worlds space goes on from the other in
 * the next turn, and meets somebody there only then.
 */
const crossings: readonly (number | undefined)[] = spaces.map(({ id }) => {
  const far = farCore(id);
  return far === null ? undefined : numbers.get(far);
});

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
  const crossed = new Set<number>();
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] ?? from;
    const next = (steps[at] ?? 0) + 1;
    for (const space of lanes[at] ?? []) {
      const cost = stops.has(space) ? Math.ceil(next / range) * range : next;
      if (cost >= (steps[space] ?? 255)) continue;
      steps[space] = cost;
      queue.push(space);
    }
    const other = across ? crossings[at] : undefined;
    const over = Math.ceil((steps[at] ?? 0) / range) * range;
    if (other === undefined || over >= (steps[other] ?? 255)) continue;
    steps[other] = over;
    crossed.add(other);
    queue.push(other);
  }
  return steps.map((flown, at) => Math.ceil(flown / range) + (crossed.has(at) ? 1 : 0));
}
