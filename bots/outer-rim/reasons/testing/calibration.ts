/** What ideas promise against what then happened: fights and jobs of whole games between traders. */
import { isRefusal } from "#rules/game.ts";
import { outerRim, type Command, type Event } from "#rules/outer-rim/index.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { sharp } from "../../players/levels.ts";
import { traderOf } from "../../players/trader.ts";
import { explain } from "../explain.ts";

/** Something said to come true in so many of a hundred cases, and whether it did. */
export interface Forecast {
  readonly what: "fight" | "job";
  /** The job it is about. */
  readonly card: string | null;
  readonly chance: number;
  readonly bound: "exactly" | "atLeast" | "other";
  readonly kept: boolean;
}

type Open = Omit<Forecast, "kept"> & { readonly seat: number };

const fights: readonly Command["type"][] = ["fight-patrol", "encounter-contact", "hunt-player"];

export function forecastsIn(seed: number, seats: number): readonly Forecast[] {
  const trader = traderOf(sharp);
  const setup = { seats, options: {}, content: null };
  const chance = oneStream(quickRng(seed + 5000));
  const rng = quickRng(seed);
  const found: Forecast[] = [];
  let open: Open | null = null;
  let state = outerRim.begin(setup);
  let events = outerRim.setUp(setup, chance);
  for (;;) {
    for (const event of events) {
      state = outerRim.evolve(state, event);
      const kept: boolean | null = open === null ? null : keptBy(open, event);
      if (open === null || kept === null) continue;
      const { seat: _, ...said } = open;
      found.push({ ...said, kept });
      open = null;
    }
    const seat = outerRim.awaited(state)[0];
    if (seat === undefined) return found;
    const view = outerRim.viewFor(state, seat);
    const options = outerRim.options(view);
    const answer = trader.play(view, options, rng, { type: "iterations", iterations: 1 });
    const command = answer.command as Command;
    const why = explain({ ...view, mind: sharp }, command, options.length);
    const isNow = why.kind === "fight-now" || why.kind === "hunt-now" || why.kind === "job-now";
    if (isNow && (why.kind === "job-now" || fights.includes(command.type))) {
      const { chance: said, bound = "exactly" } = why;
      const what = why.kind === "job-now" ? "job" : "fight";
      const card = why.kind === "job-now" ? why.card : null;
      open = {
        seat,
        what,
        card,
        chance: said,
        bound: bound === "atLeast" || bound === "exactly" ? bound : "other",
      };
    }
    const decided = outerRim.decide(state, seat, command, chance);
    if (isRefusal(decided)) throw new Error(`refused: ${decided.code}`);
    events = decided;
  }
}

/** `null`: not yet known. A fight is over once resolved, a job by the end of the turn. */
function keptBy({ what, seat }: Open, event: Event): boolean | null {
  if (what === "fight")
    return event.type === "combat-resolved" && event.attacker === seat ? event.won : null;
  if (event.type === "job-completed" && event.player === seat) return true;
  return event.type === "turn-ended" || event.type === "job-failed" ? false : null;
}
