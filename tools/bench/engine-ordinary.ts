/** The ordinary road: view → options → decide with citing events → evolve. */
import { bountyHunters } from '#rules/bounty-hunters/index.ts';
import { fold, isRefusal } from '#rules/game.ts';
import { chanceFor, chooserFor, finish } from './engine-deals.ts';
import type { Deal, Played } from './engine-deals.ts';

export function ordinary(deal: Deal): Played {
  const chance = chanceFor(deal.seed);
  const chooser = chooserFor(deal.seed);
  let { state } = deal;
  for (let waiting = bountyHunters.awaited(state); waiting.length > 0; waiting = bountyHunters.awaited(state)) {
    const seat = waiting[0] ?? 0;
    const options = bountyHunters.options(bountyHunters.viewFor(state, seat));
    const command = options[chooser.choose(options.length)];
    if (command === undefined) throw new Error('no option');
    const events = bountyHunters.decide(state, seat, command, chance);
    if (isRefusal(events)) throw new Error(events.code);
    state = fold(bountyHunters, state, events);
  }
  return finish(chooser, (bountyHunters.outcome(state)?.pads ?? []).map((pad) => pad['total'] ?? 0));
}
