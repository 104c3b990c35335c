/** Every option of a decision, weighed one move ahead, with the rows that make up its weight. */
import type { Command, View } from '#rules/bounty-hunters/index.ts';
import type { Expectation } from '#bots/bot.ts';
import { lookAround } from './outlook.ts';
import { affordable, bestInHand, cardWorth, denialOf, keepsFree, lookLeft, toPlay, toReserve, toSell } from './policy.ts';
import type { Mind } from './policy.ts';
import type { Situation } from './situation.ts';
import { bestSlot, playWorth, reserveWorth, rowNames, sellWorth } from './worth.ts';
import type { Appraiser } from './worth.ts';
import { at, boardOf, deckCard, deckCount, hand, handCount } from './world.ts';

const inDenial = rowNames.indexOf('denial');

export function weighAll(my: Appraiser, mind: Mind, situation: Situation, view: View, options: readonly Command[]): Expectation<Command>[] {
  lookAround(situation.world, my.lore, my.toll, my.weights, situation.seat, mind.out);
  lookLeft(my, situation.world, situation.seat, mind);
  return options.map((command) => {
    const denial = weigh(my, mind, situation, view, command);
    my.rows[inDenial] = denial;
    const rows: Record<string, number> = {};
    let total = 0;
    rowNames.forEach((name, r) => {
      rows[name] = rounded(at(my.rows, r));
      total += rows[name];
    });
    return { command, rows, total: rounded(total), chance: null };
  });
}

/** Hundredths are enough to read, and add up to the total that is shown. */
export function rounded(x: number): number {
  return Math.round(x * 100) / 100 + 0;
}

/** Leaves the rows in the appraiser; gives what the move keeps from the left neighbour. */
function weigh(my: Appraiser, mind: Mind, situation: Situation, view: View, command: Command): number {
  const { world, seat, pending } = situation;
  const { out } = mind;
  switch (command.type) {
    case 'draw':
      drawWorth(my, mind, situation, command.deck);
      return 0;
    case 'choose': {
      const i = handIndex(situation, command.card);
      fateWorth(my, mind, situation, command.card, command.fate === null ? bestFate(my, mind, situation, command.card) : fates.indexOf(command.fate));
      return my.weights.deny * denialOf(mind, i, at(world, boardOf(seat) + handCount));
    }
    case 'decide-fate':
      fateWorth(my, mind, situation, pending[seat] ?? 0, fates.indexOf(command.fate));
      return 0;
    case 'place':
      playWorth(my, world, out, pending[seat] ?? 0, slotOf(view, seat, command.onto));
      return 0;
    case 'activate':
      playWorth(my, world, out, command.card, command.onto === null ? 0 : slotOf(view, seat, command.onto));
      return 0;
    case 'done':
      my.rows.fill(0);
      return 0;
  }
}

export const fates = ['sell', 'play', 'reserve'] as const;

export function handIndex({ world, seat }: Situation, card: number): number {
  const b = boardOf(seat);
  for (let i = 0; i < at(world, b + handCount); i++) if (at(world, b + hand + i) === card) return i;
  return 0;
}

/** The how-manieth open confrontation this is: the compact world forgets captured ones. */
export function slotOf(view: View, seat: number, onto: number): number {
  let slot = 0;
  view.boards[seat]?.confrontations.forEach((confrontation, i) => {
    if (i < onto && !confrontation.captured) slot++;
  });
  return slot;
}

function fateWorth(my: Appraiser, { out }: Mind, { world }: Situation, card: number, fate: number): number {
  if (fate === toSell) return sellWorth(my, out);
  if (fate === toReserve) return reserveWorth(my, world, out, card);
  return playWorth(my, world, out, card, bestSlot(my, world, out, card));
}

/** [AMB-05] Where only the card is sealed, it is worth what its best fate is worth. */
export function bestFate(my: Appraiser, mind: Mind, situation: Situation, card: number): number {
  let best: number = toSell;
  let most = fateWorth(my, mind, situation, card, toSell);
  for (const fate of [toPlay, toReserve]) {
    const allowed = fate === toPlay ? affordable(my, situation.world, boardOf(situation.seat), card) : !keepsFree(my, card);
    const worth = allowed ? fateWorth(my, mind, situation, card, fate) : Number.NEGATIVE_INFINITY;
    if (worth <= most) continue;
    most = worth;
    best = fate;
  }
  return best;
}

/** What a card of this deck adds to the best card in hand, over all cards that may lie there. */
function drawWorth(my: Appraiser, { out }: Mind, { world }: Situation, deck: number): void {
  const floor = bestInHand(my, world, out);
  const n = at(world, deckCount + deck);
  const sums = new Float64Array(my.rows.length);
  for (let i = 0; i < n; i++) {
    const gain = cardWorth(my, world, out, deckCard(world, deck, i)) - floor;
    if (gain <= 0) continue;
    // The gain over the floor, in the proportions of the card's own rows.
    const part = gain / (gain + floor);
    for (let r = 0; r < sums.length; r++) sums[r] = at(sums, r) + (at(my.rows, r) * part) / n;
  }
  my.rows.set(sums);
}
