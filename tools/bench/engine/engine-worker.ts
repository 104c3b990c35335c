/** One side of the comparison in a process of its own: says its trajectories, then plays slices on demand. */
import { boardgame } from "./boardgame.ts";
import { deals } from "./deals.ts";
import type { EngineSide } from "./deals.ts";
import { flat } from "./flat.ts";
import { ordinary } from "./ordinary.ts";
import { search } from "./search.ts";
import { withoutEvents } from "./unjudged.ts";

export type WorkerTask =
  | { readonly type: "trajectories"; readonly count: number }
  | { readonly type: "slice"; readonly milliseconds: number };
export type WorkerReport =
  | { readonly type: "trajectories"; readonly hash: string }
  | {
      readonly type: "slice";
      readonly decisions: number;
      readonly games: number;
      readonly seconds: number;
    };

const sides: Readonly<Record<string, () => EngineSide>> = {
  ordinary: () => ordinary,
  unjudged: () => withoutEvents,
  search: () => search(false),
  "search+copy": () => search(true),
  reference: () => flat(false),
  "reference+copy": () => flat(true),
  "boardgame.io": () => boardgame,
};

const make = sides[process.argv[2] ?? ""];
if (make === undefined) throw new Error("which side?");
const side = make();
const table = deals(48);
let next = 0;

function trajectories(count: number): WorkerReport {
  let hash = 0;
  for (const deal of table.slice(0, count)) hash = Math.imul(hash ^ side(deal).hash, 0x0100_0193);
  return { type: "trajectories", hash: (hash >>> 0).toString(16) };
}

function slice(milliseconds: number): WorkerReport {
  const before = process.cpuUsage();
  let decisions = 0;
  let games = 0;
  let seconds = 0;
  while (seconds * 1000 < milliseconds) {
    // A flat game takes some forty microseconds: looking at the clock after each would count.
    for (const enough = decisions + 2000; decisions < enough; games++) {
      const deal = table[next++ % table.length];
      if (deal !== undefined) decisions += side(deal).decisions;
    }
    const spent = process.cpuUsage(before);
    seconds = (spent.user + spent.system) / 1e6;
  }
  return { type: "slice", decisions, games, seconds };
}

process.on("message", (ask: WorkerTask) =>
  process.send?.(ask.type === "trajectories" ? trajectories(ask.count) : slice(ask.milliseconds)),
);
