/** A game from its deal to its end: a view, its options, one of them at random, and a step. */
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Command, State } from "#rules/bounty-hunters/index.ts";
import type { Chance, Seat } from "#rules/game.ts";
import { chanceFor, chooserFor, finish } from "./deals.ts";
import type { BenchDeal, SideResult } from "./deals.ts";

type Step = (state: State, seat: Seat, command: Command, chance: Chance) => State;

export function walk(deal: BenchDeal, step: Step): SideResult {
  const chance = chanceFor(deal.seed);
  const chooser = chooserFor(deal.seed);
  let { state } = deal;
  for (
    let waiting = bountyHunters.awaited(state);
    waiting.length > 0;
    waiting = bountyHunters.awaited(state)
  ) {
    const seat = waiting[0] ?? 0;
    const options = bountyHunters.options(bountyHunters.viewFor(state, seat));
    const command = options[chooser.choose(options.length)];
    if (command === undefined) throw new Error("no option");
    state = step(state, seat, command, chance);
  }
  return finish(
    chooser,
    (bountyHunters.outcome(state)?.pads ?? []).map((pad) => pad["total"] ?? 0),
  );
}
