/** A rest for all clocks until an agreed day: one asks, everyone else who plays must agree. Moves go on if wanted. */
import { phaseOf, type TableState } from "../state/table-state.ts";
import type { Draft } from "../journal/page.ts";
import { ownerOf, owns } from "../state/seats.ts";
import { errorAnswer } from "../talk/errors.ts";
import { pages, type AskContext, type AskOf, type Verdict } from "./verdict.ts";

/** Every pause is looked at whenever a clock is: thousands of moments long each would hold the whole hall up. */
const leastPause = 3_600_000;
/** Nobody's game rests for ever. */
const longestPause = 90 * 86_400_000;

export function judgePause(
  { state, person, now }: AskContext,
  { seat, until }: AskOf<"pause">,
): Verdict {
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  if (phaseOf(state) !== "playing") return errorAnswer("not-started");
  if (until < now + leastPause || until > now + longestPause) return errorAnswer("wrong-date");
  if (state.time.pauseAsked !== null) return errorAnswer("already-asked");
  const isAlone = stillNeeded(state, [seat]) === 0;
  return pages(isAlone ? { type: "paused", until } : { type: "pause-asked", seat, until });
}

/** A `no` ends the question; the asker's own `no` withdraws it. */
export function judgeAgreePause(
  { state, person }: AskContext,
  { seat, yes }: AskOf<"agree-pause">,
): Verdict {
  const asked = state.time.pauseAsked;
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  if (asked === null) return errorAnswer("nothing-asked");
  if (!yes) return pages({ type: "pause-answered", seat, yes });
  if (ownerOf(state.seats[asked.seat]) === person.id) return errorAnswer("not-yours-to-agree");
  const answered: Draft = { type: "pause-answered", seat, yes };
  if (stillNeeded(state, [asked.seat, ...asked.agreed, seat]) > 0) return pages(answered);
  return pages(answered, { type: "paused", until: asked.until });
}

/** People whose word is missing. A bot that plays for someone agrees to nothing and needs not be asked. */
function stillNeeded({ seats }: TableState, heard: readonly number[]): number {
  const known = new Set(heard.map((seat) => ownerOf(seats[seat])));
  const missing = new Set<string>();
  for (const sitter of seats)
    if (sitter.type === "person" && sitter.substitute === null && !known.has(sitter.person))
      missing.add(sitter.person);
  return missing.size;
}
