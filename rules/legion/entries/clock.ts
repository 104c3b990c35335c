/**
 * [LB-LEDGER-18] The clock of a round, or one for each side. The ledger knows only which hand was set: what time has
 * passed is told by the moments of the pages, which the table writes and both phones read alike.
 */
import type { Decision } from "../../game.ts";
import type { ClockHand } from "../commands.ts";
import { refuseFor, ruleFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import { newPage } from "./page.ts";

/** It waits for nothing but the armies: an open question or an owed mark does not hold up time. */
export function setClock(state: State, hand: ClockHand, minutes?: number): Decision<Event> {
  if (state.phase === "armies") return refuseFor(state, "ARMIES_OPEN", "clock");
  const page = newPage(state);
  page.write(ruleFor(state, "clock"), {
    type: "clock-set",
    hand,
    ...(minutes === undefined ? {} : { minutes }),
  });
  return page.events();
}
