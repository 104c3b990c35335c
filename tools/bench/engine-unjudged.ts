/** The ordinary road with judge and journal left out: view → options → the table after it. */
import { bountyHunters, unjudged } from '#rules/bounty-hunters/index.ts';
import { chanceFor, chooserFor, finish } from './engine-deals.ts';
import type { Deal, Played } from './engine-deals.ts';

export function withoutEvents(deal: Deal): Played {
  const chance = chanceFor(deal.seed);
  const chooser = chooserFor(deal.seed);
  let { state } = deal;
  for (let waiting = bountyHunters.awaited(state); waiting.length > 0; waiting = bountyHunters.awaited(state)) {
    const seat = waiting[0] ?? 0;
    const options = bountyHunters.options(bountyHunters.viewFor(state, seat));
    const command = options[chooser.choose(options.length)];
    if (command === undefined) throw new Error('no option');
    state = unjudged(state, seat, command, chance);
  }
  return finish(chooser, (bountyHunters.outcome(state)?.pads ?? []).map((pad) => pad['total'] ?? 0));
}
