/** What is answered when a window opens. */
import type { Command, View } from "#rules/bounty-hunters/index.ts";
import type { Appraiser } from "../appraisal/appraiser.ts";
import { apply, moveOf } from "./moves.ts";
import { look, type Mind } from "./mind.ts";
import type { Situation } from "../simulator/situation.ts";
import { fates, slotOf } from "./weigh.ts";
import { bestSlot } from "../appraisal/worth.ts";
import { activate, enter } from "../simulator/actions.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, type World } from "../simulator/world.ts";

/** [AMB-05] The seat's own answer after the reveal. */
export function answerWindow(
  my: Appraiser,
  mind: Mind,
  now: Situation,
  view: View,
  command: Command,
): void {
  const { world, seat } = now;
  const b = boardOf(seat);
  const card = now.pending[seat] ?? -1;
  if (command.type === "place")
    enter(world, my.cardTables, b, card, slotOf(view, seat, command.onto));
  else if (command.type === "activate") {
    const spot = command.onto === null ? 0 : slotOf(view, seat, command.onto);
    for (let i = 0; i < at(world, b + slot.reservedCount); i++) {
      if (at(world, b + slot.reserved + i) === command.card)
        return activate(world, my.cardTables, seat, i, spot);
    }
  } else if (command.type === "decide-fate") {
    // The card left the hand at the reveal: back in as the only one it could be, then on as from the hand.
    const out = look(my, world, seat, mind);
    const i = handBack(world, b, card);
    apply(my, world, seat, moveOf(i, fates.indexOf(command.fate), bestSlot(my, world, out, card)));
  }
}

function handBack(world: World, b: number, card: number): number {
  const n = at(world, b + slot.handCount);
  world[b + slot.hand + n] = card;
  world[b + slot.handCount] = n + 1;
  return n;
}
