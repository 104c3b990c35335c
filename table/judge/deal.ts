/** The start: promises are sealed together, the parts follow, and only then are cards dealt. */
import type { Seat } from "#rules/game.ts";
import type { Draft } from "../journal/page.ts";
import {
  asleep,
  attemptSeed,
  commitToPart,
  entropiesFor,
  missingParts,
  type Deal,
  type Sealed,
} from "../state/deal.ts";
import { owns, type Sitter } from "../state/seats.ts";
import { positionAtStart } from "../state/position.ts";
import { phaseOf, playOf, type TableState } from "../state/table-state.ts";
import { errorAnswer, type ErrorAnswer } from "../talk/errors.ts";
import { longest } from "../talk/limits.ts";
import { chanceFrom } from "./chance.ts";
import { withEnd } from "./play.ts";
import {
  already,
  pages,
  type AskContext,
  type AskOf,
  type JudgeContext,
  type Verdict,
} from "./verdict.ts";

/** After so many void starts the next one comes by itself; after one more every person is asked. */
const mostVoids = 2;

/** Nothing about the seats changes while a start is under way. */
export function whileGathering(state: TableState): ErrorAnswer | null {
  if (phaseOf(state) !== "gathering") return errorAnswer("already-started");
  return state.deal.sealed === null ? null : errorAnswer("dealing");
}

/** A device promises its part. After a void start the last promise seals the next one: nobody has to tap. */
export function judgePromise(
  context: AskContext,
  { seat, commit }: AskOf<"promise-part">,
): Verdict {
  const { state, person } = context;
  const wrong = whileGathering(state);
  if (wrong !== null) return wrong;
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  if (!/^[0-9a-f]{64}$/.test(commit)) return errorAnswer("wrong-part");
  const { deal } = state;
  // Two devices of one person: the first one's promise stands, the other hears that it is not needed.
  const had = deal.commits[seat] ?? null;
  if (had !== null) return had === commit ? already(state) : errorAnswer("dealing");
  const promised: Draft = { type: "part-promised", seat, commit };
  const commits = deal.commits.with(seat, commit);
  const isResumed = deal.voids.length > 0 && deal.voids.length <= mostVoids;
  return isResumed && isComplete(state, { ...deal, commits })
    ? pages(promised, { type: "start-sealed", attempt: deal.attempt, commits })
    : pages(promised);
}

/** Everyone who was awake has promised anew. */
function isComplete({ seats }: TableState, deal: Deal): boolean {
  const slept = asleep(deal);
  return seats.every(
    (sitter, seat) =>
      sitter.type !== "person" || slept.includes(seat) || deal.commits[seat] !== null,
  );
}

export function judgeStart(context: AskContext): Verdict {
  const { header, state, person } = context;
  if (person.id !== header.host) return errorAnswer("not-host");
  const wrong = whileGathering(state);
  if (wrong !== null) return wrong;
  if (state.seats.some((sitter) => sitter.type === "open")) return errorAnswer("seats-open");
  return seal(context);
}

/**
 * Where no device ever promised anything there is nothing to wait for. Where one did, nothing is dealt without a part:
 * whoever runs the hall could else say that all of them sleep, and deal what they chose long before.
 */
function seal(context: JudgeContext): Verdict {
  const { attempt, commits, voids } = context.state.deal;
  if (commits.some((commit) => commit !== null))
    return pages({ type: "start-sealed", attempt, commits });
  return voids.length > 0 ? errorAnswer("dealing") : dealt(context, [], 0, null);
}

/** The part a device promised. The last one deals: nobody could have known what it would bring. */
export function judgeShow(context: AskContext, { seat, part }: AskOf<"show-part">): Verdict {
  const { header, state, person } = context;
  const { sealed, attempt } = state.deal;
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  if (sealed === null) return errorAnswer("not-dealing");
  if (sealed.parts[seat] !== null) return already(state);
  if (
    part.length > longest.entropy ||
    commitToPart(header.table, seat, part) !== sealed.commits[seat]
  )
    return errorAnswer("wrong-part");
  const shown: Draft = { type: "part-shown", seat, part };
  const now = { ...sealed, parts: sealed.parts.with(seat, part) };
  return missingParts(now).length > 0 ? pages(shown) : dealt(context, [shown], attempt, now);
}

/**
 * Time is up. A part may not be left out of a start that is under way: whoever runs the hall could then choose among
 * keys. The whole start is void, written down with its names, and everyone promises anew. Nobody draws again and
 * again: in the end everyone stands up, and there is no other start before each of them has sat down once more.
 */
export function judgeVoid({ state }: JudgeContext, attempt: number): Verdict {
  const { sealed, voids, attempt: current } = state.deal;
  if (sealed === null || current !== attempt) return already(state);
  const stood = voids.length < mostVoids ? [] : state.seats.flatMap(standing);
  return pages({ type: "start-void", attempt, seats: missingParts(sealed) }, ...stood);
}

function standing(sitter: Sitter, seat: Seat): readonly Draft[] {
  return sitter.type === "person" ? [{ type: "stood-up", seat, name: sitter.name }] : [];
}

/** After a void start: whoever has not promised anew by now goes without. */
export function judgeResume(context: JudgeContext, attempt: number): Verdict {
  const { deal } = context.state;
  const isWaiting =
    deal.sealed === null &&
    deal.attempt === attempt &&
    deal.voids.length > 0 &&
    deal.voids.length <= mostVoids;
  if (!isWaiting || whileGathering(context.state) !== null) return already(context.state);
  return seal(context);
}

function dealt(
  context: JudgeContext,
  before: readonly Draft[],
  attempt: number,
  sealed: Sealed | null,
): Verdict {
  const { game, setup, header, state } = context;
  const entropies = entropiesFor(state.seats, sealed);
  const events = game.setUp(setup, chanceFrom(attemptSeed(header.seed, attempt), entropies));
  const started: Draft = { type: "started", entropies, events };
  return withEnd(
    context,
    [...before, started],
    positionAtStart(playOf(context, state.seats), events),
  );
}
