/**
 * Where a game has no chance and no secrets, everyone may change
 * what they wrote; everything after it is judged again. What another
 * person at the table wrote stays: whoever agrees to a change makes it themselves.
 */
import { fold, isRefusal, type Chance, type Game, type Params, type Seat } from "#rules/game.ts";
import { playOf } from "../state/table-state.ts";
import type { Draft, AmendedPage } from "../journal/page.ts";
import type { Move } from "../state/move.ts";
import {
  amended,
  moveReferred,
  reaching,
  rewoundBefore,
  withInserted,
  type Timeline,
} from "../state/timeline.ts";
import type { Steps } from "../state/steps.ts";
import { errorAnswer, type ErrorAnswer } from "../talk/errors.ts";
import { withEnd } from "./play.ts";
import type { AskContext, AskOf, Verdict } from "./verdict.ts";
import { owns, seatsOf } from "../state/seats.ts";
import { sameData } from "#rules/same-data.ts";
import { leastPatience } from "../talk/limits.ts";
import type { EntryRef, Version } from "../talk/words.ts";

export function* judgingAmend(
  context: AskContext,
  ask: AskOf<"amend">,
  timeline: Timeline,
): Steps<Verdict> {
  const may = mayChange(context, ask.seat);
  if (may !== null) return may;
  const move = moveReferred(timeline, context.person.id, ask.page);
  if (move === null) return errorAnswer("no-such-page", inWords(ask.page));
  const writer = otherWriter(context, move);
  if (writer !== null) return errorAnswer("not-your-entry", writer);
  return yield* judgingChange(context, ask, timeline, { page: move.page });
}

/** [LB-LEDGER-20] An entry that was forgotten is written where it happened: in front of another, whoever wrote that. */
export function* judgingInsert(
  context: AskContext,
  ask: AskOf<"insert">,
  timeline: Timeline,
): Steps<Verdict> {
  const may = mayChange(context, ask.seat);
  if (may !== null) return may;
  const { state, person } = context;
  const next = moveReferred(timeline, person.id, ask.before);
  if (next === null) return errorAnswer("no-such-page", inWords(ask.before));
  const version = state.version + 1;
  const place = { version, before: next.page, seat: ask.seat, person: person.id, id: ask.id };
  const widened = withInserted(playOf(context, state.seats), timeline, place);
  return yield* judgingChange(context, ask, widened, { page: version, before: next.page });
}

function mayChange({ game, state, person }: AskContext, seat: Seat): ErrorAnswer | null {
  if (!game.amendable) return errorAnswer("not-amendable");
  return owns(state.seats, person.id, seat) ? null : errorAnswer("not-your-seat", { seat });
}

function* judgingChange(
  context: AskContext,
  ask: AskOf<"amend" | "insert">,
  timeline: Timeline,
  place: { readonly page: Version; readonly before?: Version },
): Steps<Verdict> {
  const { game, state } = context;
  const { seat } = ask;
  const command = ask.command === null ? null : game.readCommand(ask.command);
  if (command === null && (ask.command !== null || ask.type === "insert"))
    return errorAnswer("unreadable-command");
  const judged = yield* judgingAgain(game, timeline, place.page, command, context.chance);
  const itself = judged.find(({ page }) => page === place.page);
  if (itself?.refused) return itself.refused;
  if (judged.length === 0) return { type: "done", version: state.version };
  const position = yield* reaching(amended(playOf(context, state.seats), timeline, judged));
  const draft: Draft = { type: "amended", seat, ...place, command, judged };
  return position ? withEnd(context, [draft], position) : errorAnswer("not-started");
}

const inWords = (ref: EntryRef): Params => ({ page: typeof ref === "number" ? ref : ref.said });

/**
 * [LB-LEDGER-17] Another person who wrote it and is at this table, or was a moment ago: whoever is gone, with a phone
 * that is dead, is not waited for. What a bot or the clock wrote is anyone's to correct.
 */
function otherWriter({ state, person, awayFor }: AskContext, move: Move): Params | null {
  if (move.person === null || move.person === person.id) return null;
  if ((awayFor(move.person) ?? 0) >= leastPatience * 1000) return null;
  const seat = seatsOf(state.seats, move.person)[0];
  const sitter = seat === undefined ? undefined : state.seats[seat];
  return seat !== undefined && sitter?.type === "person" ? { seat, name: sitter.name } : null;
}

/**
 * The moves that read differently once `page` is `command`. A move
 * the rules now refuse is kept and marked; it may count again later.
 */
export function* judgingAgain(
  game: Game,
  timeline: Timeline,
  page: Version,
  command: unknown,
  chance: Chance,
): Steps<readonly AmendedPage[]> {
  const { timeline: before, dropped } = rewoundBefore(timeline, page);
  let state = (yield* reaching(before))?.state;
  const changed: AmendedPage[] = [];
  for (const move of dropped) {
    const judged = judge(move, move.page === page ? command : move.command);
    if (!reads(judged, move)) changed.push(judged);
    state = fold(game, state, judged.events);
    yield;
  }
  return changed;

  function judge(move: Move, said: unknown): AmendedPage {
    if (said === null) return { page: move.page, command: null, events: [], refused: null };
    const decision = game.decide(state, move.seat, said, chance);
    if (isRefusal(decision))
      return { page: move.page, command: said, events: [], refused: decision };
    return { page: move.page, command: said, events: decision, refused: null };
  }
}

function reads({ command, events, refused }: AmendedPage, move: Move): boolean {
  return (
    sameData(command, move.command) &&
    sameData(events, move.events) &&
    sameData(refused, move.refused)
  );
}
