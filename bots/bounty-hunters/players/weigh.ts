/** Every option of a decision, weighed one move ahead, with the rows that make up its weight. */
import type { Command, View } from "#rules/bounty-hunters/index.ts";
import type { Expectation } from "#bots/bot.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import type { Outlook } from "../appraisal/outlook.ts";
import { affordable, denialOf, look, lookLeft, outOf } from "./mind.ts";
import { bestInHand, cardWorth, keepsFree } from "./policy.ts";
import { toPlay, toReserve, toSell } from "./moves.ts";
import type { Mind } from "./mind.ts";
import type { Situation } from "../simulator/situation.ts";
import { noRows, playRows, reserveRows, rowNames, scaled, sellRows } from "../appraisal/rows.ts";
import type { Rows } from "../appraisal/rows.ts";
import { bestSlot, bestWorth, reserveWorth, sellWorth } from "../appraisal/worth.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, deckCard } from "../simulator/world.ts";
import type { World } from "../simulator/world.ts";

export function weighAll(
  my: Appraiser,
  mind: Mind,
  situation: Situation,
  view: View,
  options: readonly Command[],
): Expectation<Command>[] {
  look(my, situation.world, situation.seat, mind);
  lookLeft(my, situation.world, situation.seat, mind);
  return options.map((command) => {
    const exact = weigh(my, mind, situation, view, command);
    const rows: Record<string, number> = {};
    let total = 0;
    for (const name of rowNames) {
      rows[name] = rounded(exact[name]);
      total += rows[name];
    }
    return { command, rows, total: rounded(total), chance: null };
  });
}

/** Hundredths are enough to read, and add up to the total that is shown. */
export function rounded(x: number): number {
  return Math.round(x * 100) / 100 + 0;
}

function weigh(
  my: Appraiser,
  mind: Mind,
  situation: Situation,
  view: View,
  command: Command,
): Rows {
  const { world, seat, pending } = situation;
  const out = outOf(mind, seat);
  switch (command.type) {
    case "draw":
      return drawRows(my, out, situation, command.deck);
    case "choose": {
      const fate =
        command.fate === null
          ? bestFate(my, mind, situation, command.card)
          : fates.indexOf(command.fate);
      const denial =
        my.weights.deny *
        denialOf(
          mind,
          handIndex(situation, command.card),
          at(world, boardOf(seat) + slot.handCount),
        );
      return { ...fateRows(my, out, situation, command.card, fate), denial };
    }
    case "decide-fate":
      return fateRows(my, out, situation, pending[seat] ?? 0, fates.indexOf(command.fate));
    case "place":
      return playRows(my, world, out, pending[seat] ?? 0, slotOf(view, seat, command.onto));
    case "activate":
      return playRows(
        my,
        world,
        out,
        command.card,
        command.onto === null ? 0 : slotOf(view, seat, command.onto),
      );
    case "done":
      return noRows();
  }
}

export const fates = ["sell", "play", "reserve"] as const;

export function handIndex({ world, seat }: Situation, card: number): number {
  const b = boardOf(seat);
  for (let i = 0; i < at(world, b + slot.handCount); i++)
    if (at(world, b + slot.hand + i) === card) return i;
  return 0;
}

/** The how-manieth open confrontation this is: the compact world forgets captured ones. */
export function slotOf(view: View, seat: number, onto: number): number {
  let spot = 0;
  view.boards[seat]?.confrontations.forEach((confrontation, i) => {
    if (i < onto && !confrontation.captured) spot++;
  });
  return spot;
}

function fateRows(
  my: Appraiser,
  out: Outlook,
  { world }: Situation,
  card: number,
  fate: number,
): Rows {
  if (fate === toSell) return sellRows(out);
  if (fate === toReserve) return reserveRows(my, world, out, card);
  return playRows(my, world, out, card, bestSlot(my, world, out, card));
}

function fateWorth(
  my: Appraiser,
  out: Outlook,
  { world }: Situation,
  card: number,
  fate: number,
): number {
  if (fate === toSell) return sellWorth(out);
  if (fate === toReserve) return reserveWorth(my, world, out, card);
  return bestWorth(my, world, out, card);
}

/** [AMB-05] Where only the card is sealed, it is worth what its best fate is worth. */
export function bestFate(my: Appraiser, mind: Mind, situation: Situation, card: number): number {
  const out = outOf(mind, situation.seat);
  let best: number = toSell;
  let most = fateWorth(my, out, situation, card, toSell);
  for (const fate of [toPlay, toReserve]) {
    const allowed =
      fate === toPlay
        ? affordable(my, situation.world, boardOf(situation.seat), card)
        : !keepsFree(my, card);
    const worth = allowed ? fateWorth(my, out, situation, card, fate) : Number.NEGATIVE_INFINITY;
    if (worth <= most) continue;
    most = worth;
    best = fate;
  }
  return best;
}

/** What a card of this deck adds to the best card in hand, over all cards that may lie there. */
function drawRows(my: Appraiser, out: Outlook, { world }: Situation, deck: number): Rows {
  const floor = bestInHand(my, world, out);
  const n = at(world, slot.deckCount + deck);
  const sums = noRows();
  for (let i = 0; i < n; i++) {
    const card = deckCard(world, deck, i);
    const worth = cardWorth(my, world, out, card);
    if (worth <= floor) continue;
    // The gain over the floor, in the proportions of the card's own rows.
    const rows = scaled(cardRows(my, world, out, card), (worth - floor) / worth / n);
    for (const name of rowNames) sums[name] += rows[name];
  }
  return sums;
}

/** The rows of `cardWorth`. */
function cardRows(my: Appraiser, world: World, out: Outlook, card: number): Rows {
  return affordable(my, world, out.board, card)
    ? playRows(my, world, out, card, bestSlot(my, world, out, card))
    : reserveRows(my, world, out, card);
}
