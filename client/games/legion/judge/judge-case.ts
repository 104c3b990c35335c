/** A case for the judge: a few choices become units and entries, and the referee does the rest. */
import { fold, isRefusal, type RuleId } from "#rules/game.ts";
import { legion } from "#rules/legion/index.ts";
import { commandsOf, never, unitsOf } from "./case-entries.ts";
import type { Event, State } from "#rules/legion/index.ts";
import type { Case } from "./case.ts";

export interface Ruling {
  readonly state: State;
  /** From the blow on. */
  readonly events: readonly Event[];
  readonly verdict: "claimed" | "paid" | "lost" | "nothing";
  readonly hunter: string | null;
  /** The rule the verdict rests on. */
  readonly rule: RuleId;
}

export function rulingOn(chosen: Case): Ruling {
  const setup = {
    seats: 1,
    options: { edition: chosen.edition },
    content: { units: unitsOf(chosen) },
  };
  let state = fold(legion, legion.begin(setup), legion.setUp(setup, never));
  const events: Event[] = [];
  for (const command of commandsOf(chosen)) {
    const decision = legion.decide(state, 0, command, never);
    if (isRefusal(decision)) continue;
    if (command.type !== "mark") events.push(...decision);
    state = fold(legion, state, decision);
  }
  // [LB-GUARDIAN-05] A token won and lost in the same attack is not won.
  const claim = events.find(
    (event) =>
      event.type === "token-claimed" &&
      event.from === "leia" &&
      state.tokens.some((token) => token.id === event.token && token.holder === event.to),
  );
  const payment = events.find((event) => event.type === "bounty-paid" && event.on === "leia");
  const loss = events.find(
    (event) =>
      event.type === "token-lost" &&
      event.from === "leia" &&
      event.kind !== "secret" &&
      !event.claimed,
  );
  const wonAndLost = events.some(
    (event) => event.type === "token-claimed" && event.from === "leia",
  );
  if (claim?.type === "token-claimed")
    return { state, events, verdict: "claimed", hunter: claim.to, rule: claim.rule };
  if (payment?.type === "bounty-paid")
    return { state, events, verdict: "paid", hunter: payment.by, rule: payment.rule };
  const fall = events.findLast((event) => event.type === "unit-defeated" && event.unit === "leia");
  return {
    state,
    events,
    rule: fall?.rule ?? "",
    verdict: loss === undefined && !wonAndLost ? "nothing" : "lost",
    hunter: null,
  };
}
