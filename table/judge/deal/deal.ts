/** The start: promises are sealed together, the parts follow, and only then are cards dealt. */
import type { Draft } from "../../journal/page.ts";
import {
  attemptSeed,
  commitToPart,
  dealAfter,
  entropiesFor,
  missingParts,
  seatsWith,
  type Deal,
  type SealedDeal,
} from "../../state/deal.ts";
import { awaitedDevices, isAlone, isEnough, isReady } from "../../state/enough-parts.ts";
import { isOfDays } from "../../talk/time.ts";
import { owns } from "../../state/seats.ts";
import { positionAtStart } from "../../state/position.ts";
import { phaseOf, playOf, type TableState } from "../../state/table-state.ts";
import { errorAnswer, type ErrorAnswer } from "../../talk/errors.ts";
import { longest } from "../../talk/limits.ts";
import { chanceFrom } from "../chance.ts";
import { withEnd } from "../play.ts";
import {
  already,
  pages,
  type AskContext,
  type AskOf,
  type JudgeContext,
  type Verdict,
} from "../verdict.ts";
import { voiding } from "./void-start.ts";

/** Nothing about the seats changes while a start is under way; one that waits for a sleeper holds nobody. */
export function whileGathering(state: TableState): ErrorAnswer | null {
  if (phaseOf(state) !== "gathering") return errorAnswer("already-started");
  const { sealed, late } = state.deal;
  return sealed === null || late ? null : errorAnswer("dealing");
}

/** The last promise of a start that was asked for seals it: nobody has to tap again. */
export function judgePromise(
  context: AskContext,
  { seat, commit }: AskOf<"promise-part">,
): Verdict {
  const { state, person, game } = context;
  const wrong = whileGathering(state);
  if (wrong !== null) return wrong;
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  if (!/^[0-9a-f]{64}$/.test(commit)) return errorAnswer("wrong-part");
  // Without chance there is nothing to take part in.
  if (game.amendable) return errorAnswer("not-dealing");
  const { deal } = state;
  const promised = { type: "part-promised", seat, commit } as const;
  // The device that promised sleeps, and another one of this person takes part instead.
  if (deal.sealed !== null)
    return deal.sealed.parts[seat] === null
      ? sealedIfReady(context, voiding(state, promised))
      : errorAnswer("dealing");
  // Two devices of one person: the first one's promise stands, the other hears that it is not needed.
  const had = deal.commits[seat] ?? null;
  if (had !== null) return had === commit ? already(state) : errorAnswer("dealing");
  return sealedIfReady(context, [promised]);
}

/** The person of a seat agrees to be dealt to without a part of theirs. */
export function judgeWaive(context: AskContext, { seat }: AskOf<"waive-part">): Verdict {
  const { state, person } = context;
  const wrong = whileGathering(state);
  if (wrong !== null) return wrong;
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  const { deal } = state;
  if (deal.waived.includes(seat)) return already(state);
  if ((deal.sealed?.parts[seat] ?? null) !== null) return errorAnswer("dealing");
  return sealedIfReady(context, voiding(state, { type: "part-waived", seat }));
}

function sealedIfReady(context: JudgeContext, drafts: readonly Draft[]): Verdict {
  const { seats } = context.state;
  const deal = drafts.reduce(dealAfter, context.state.deal);
  return deal.wanted && isReady({ seats, deal }) ? seal(context, drafts, deal) : pages(...drafts);
}

/**
 * Where somebody's device has not promised yet the start waits for it, and comes by itself. One person alone is dealt
 * to at once; after a void start not without a part, because whoever runs the hall could say that it sleeps.
 */
export function judgeStart(context: AskContext): Verdict {
  const { game, header, state, person } = context;
  if (person.id !== header.host) return errorAnswer("not-host");
  const wrong = whileGathering(state);
  if (wrong !== null) return wrong;
  const { deal, seats } = state;
  if (deal.sealed !== null) return errorAnswer("dealing");
  if (seats.some((sitter) => sitter.type === "open")) return errorAnswer("seats-open");
  const isFree = game.amendable || (isAlone(seats) && deal.voids.length === 0);
  if (isFree || isReady(state)) return seal(context, [], deal);
  return deal.wanted ? already(state) : pages({ type: "start-asked" });
}

/** All promises on one page. Where there are none nobody is waited for. */
function seal(context: JudgeContext, before: readonly Draft[], deal: Deal): Verdict {
  const { attempt, commits, voids } = deal;
  const page: Draft = { type: "start-sealed", attempt, commits };
  if (seatsWith(commits).length > 0) return pages(...before, page);
  if (voids.length === 0) return dealt(context, before, 0, null);
  // The seed of a void start deals nothing any more.
  return dealt(context, [...before, page], attempt, { commits, parts: commits });
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
 * Time is up for those who have not promised, or not shown what they promised. With enough of the others the start
 * goes on without them, else it waits and everyone is told. A part may not be left out of a start that is sealed:
 * whoever runs the hall could then choose among keys. That start is void, whole.
 */
export function judgeLate(context: JudgeContext, attempt: number): Verdict {
  const { state } = context;
  const { deal } = state;
  const seats = awaitedDevices(state);
  if (phaseOf(state) !== "gathering" || deal.attempt !== attempt || seats.length === 0)
    return already(state);
  if (goesWithout(context))
    return deal.sealed === null ? seal(context, [], deal) : pages(...voiding(state));
  return deal.late ? already(state) : pages({ type: "parts-awaited", attempt, seats });
}

/** Where the clock counts in days nobody is expected to be there: their device answers when they come. */
export function goesWithout({ header, state }: Pick<JudgeContext, "header" | "state">): boolean {
  const { seats, deal } = state;
  return (
    !isOfDays(header.terms) && isEnough(seats, deal.sealed?.parts ?? deal.commits, deal.waived)
  );
}

function dealt(
  context: JudgeContext,
  before: readonly Draft[],
  attempt: number,
  sealed: SealedDeal | null,
): Verdict {
  const { game, setup, header, state } = context;
  const entropies = entropiesFor(state.seats, sealed);
  const events = game.setUp(setup, chanceFrom(attemptSeed(header.seed, attempt), entropies));
  const started: Draft = {
    type: "started",
    from: seatsWith(sealed?.parts ?? []),
    entropies,
    events,
  };
  return withEnd(
    context,
    [...before, started],
    positionAtStart(playOf(context, state.seats), events),
  );
}
