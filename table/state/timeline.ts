/**
 * The moves that still count after all take-backs and amendments, each with the position it led to once somebody has
 * asked for it. They are linked backwards: a take-back lets go of the end of the chain and never folds its beginning
 * again. What an amendment changes is folded when it is looked at, one move after the other.
 */
import type { Seat } from "#rules/game.ts";
import type { AmendedPage, Page, PersonId } from "../journal/page.ts";
import { sameData } from "#rules/same-data.ts";
import type { EntryRef, Version } from "../talk/words.ts";
import { moveOf, type Move } from "./move.ts";
import type { Steps } from "./steps.ts";
import {
  positionAfter,
  positionAtStart,
  positionPast,
  type Play,
  type Position,
} from "./position.ts";

interface Step {
  readonly move: Move;
  readonly play: Play;
  readonly before: Step | null;
  /** `null` until it is asked for; nothing else of a step ever changes. */
  position: Position | null;
}

/** What was taken back and may be played again, the next one first. */
export interface Undone {
  readonly move: Move;
  readonly then: Undone | null;
}

export interface Timeline {
  /** Before the first move; `null` before the game has begun. */
  readonly start: Position | null;
  readonly last: Step | null;
  readonly undone: Undone | null;
}

export const emptyTimeline: Timeline = { start: null, last: null, undone: null };

/** From the last position that is known, move by move. */
export function* reaching({ start, last }: Timeline): Steps<Position | null> {
  const unknown: Step[] = [];
  let step = last;
  for (; step !== null && step.position === null; step = step.before) unknown.push(step);
  let now = step === null ? start : step.position;
  for (const each of unknown.toReversed()) {
    if (now !== null) now = positionWith(each, now);
    each.position = now;
    yield;
  }
  return now;
}

/** A removed move changes nothing but whom a take-back over it concerns. */
function positionWith({ play, move }: Step, now: Position): Position {
  return move.command === null
    ? positionPast(play, now, move)
    : positionAfter(play, now, move).position;
}

export function timelineAfter(play: Play, timeline: Timeline, page: Page): Timeline {
  switch (page.type) {
    case "started":
      return { start: positionAtStart(play, page.events), last: null, undone: null };
    case "played":
      return {
        ...withMove(play, timeline, moveOf(page)),
        undone: undoneAfter(timeline.undone, page),
      };
    case "taken-back":
      return takenBack(timeline, page.to);
    case "amended":
      return amended(play, withInserted(play, timeline, page), page.judged);
    default:
      return timeline;
  }
}

/** A removed move stays in the line and changes nothing. */
function withMove(play: Play, timeline: Timeline, move: Move): Timeline {
  const { start, last, undone } = timeline;
  if (start === null) return timeline;
  return { start, last: { move, play, before: last, position: null }, undone };
}

/** Playing what was taken back leaves the rest to be redone; playing something else forgets it. */
export function undoneAfter(
  undone: Undone | null,
  played: { readonly seat: Seat; readonly command: unknown },
): Undone | null {
  if (undone === null) return null;
  const { seat, command } = undone.move;
  return seat === played.seat && sameData(command, played.command) ? undone.then : null;
}

/** Neither removed nor refused by an amendment. */
function counts({ command, refused }: Move): boolean {
  return command !== null && refused === null;
}

/** The timeline as it was after page `to`, and the moves since, the oldest first. */
export function rewound(
  { start, last, undone }: Timeline,
  to: Version,
): { readonly timeline: Timeline; readonly dropped: readonly Move[] } {
  const dropped: Move[] = [];
  let step = last;
  for (; step !== null && step.move.place > to; step = step.before) dropped.push(step.move);
  return { timeline: { start, last: step, undone }, dropped: dropped.reverse() };
}

/** As it was just before that page was played. */
export function rewoundBefore(timeline: Timeline, page: Version): ReturnType<typeof rewound> {
  return rewound(
    timeline,
    placeBefore(timeline, (one) => one === page),
  );
}

function takenBack(before: Timeline, to: Version): Timeline {
  const { timeline, dropped } = rewound(before, to);
  let undone = timeline.undone;
  for (const move of dropped.toReversed()) if (counts(move)) undone = { move, then: undone };
  return { ...timeline, undone };
}

export function amended(play: Play, before: Timeline, all: readonly AmendedPage[]): Timeline {
  const anew = new Map(all.map((judged) => [judged.page, judged]));
  const { timeline, dropped } = rewound(
    before,
    placeBefore(before, (page) => anew.has(page)),
  );
  let now: Timeline = { ...timeline, undone: null };
  for (const move of dropped)
    now = withMove(play, now, { ...move, ...readAs(anew.get(move.page)) });
  return now;
}

/** Just before the first of these pages. */
function placeBefore({ last }: Timeline, isOne: (page: Version) => boolean): number {
  let place = Infinity;
  for (let step = last; step !== null; step = step.before)
    if (isOne(step.move.page)) place = step.before?.move.place ?? 0;
  return place;
}

/** The page of an entry that was put before another one, as it stands before it is read: nothing said, nothing done. */
interface InsertedPage {
  readonly version: Version;
  readonly seat: Seat;
  readonly person: PersonId | null;
  readonly id: string | null;
  readonly before?: Version;
}

export function withInserted(play: Play, timeline: Timeline, page: InsertedPage): Timeline {
  if (page.before === undefined) return timeline;
  const after = moveAt(timeline, page.before);
  if (after === null) return timeline;
  const { version, seat, person, id } = page;
  const before = rewoundBefore(timeline, after.page);
  const from = before.timeline.last?.move.place ?? 0;
  const unread: Move = {
    page: version,
    place: (from + after.place) / 2,
    id,
    seat,
    by: "person",
    person,
    command: null,
    events: [],
    refused: null,
    reasons: null,
  };
  return [unread, ...before.dropped].reduce(
    (now, move) => withMove(play, now, move),
    before.timeline,
  );
}

function readAs(judged: AmendedPage | undefined): Partial<Move> {
  if (judged === undefined) return {};
  const { command, events, refused } = judged;
  return { command, events, refused };
}

export function moveAt({ last }: Timeline, page: Version): Move | null {
  return moveWith(last, (move) => move.page === page);
}

/** By its page; what this person wrote also by the ask that wrote it. */
export function moveReferred(timeline: Timeline, person: PersonId, ref: EntryRef): Move | null {
  if (typeof ref === "number") return moveAt(timeline, ref);
  return moveWith(timeline.last, (move) => move.person === person && move.id === ref.said);
}

function moveWith(last: Step | null, fits: (move: Move) => boolean): Move | null {
  for (let step = last; step !== null; step = step.before) if (fits(step.move)) return step.move;
  return null;
}
