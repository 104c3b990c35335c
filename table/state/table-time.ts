/** What the journal says about time: who was asked when, who thought how long, and when the table rested. */
import type { Seat } from "#rules/game.ts";
import { asksAnew, type Page } from "../journal/page.ts";
import type { PauseRequest } from "../talk/time.ts";
import type { Version } from "../talk/words.ts";

/** From one moment up to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface TableTime {
  /** When each seat was asked what it is asked now; `null` where nobody asks. */
  readonly asked: readonly (number | null)[];
  /** The page since which each of them is waited for without a sign of their own. */
  readonly askedIn: readonly (Version | null)[];
  /** Milliseconds each seat has thought over what it answered, rests apart. */
  readonly spent: readonly number[];
  readonly answers: readonly number[];
  /** Agreed on by everyone; the last one may still run. */
  readonly pauses: readonly Span[];
  readonly pauseAsked: PauseRequest | null;
}

export function noTime(seats: number): TableTime {
  const each = <T>(value: T): readonly T[] => Array.from({ length: seats }, () => value);
  return {
    asked: each(null),
    askedIn: each(null),
    spent: each(0),
    answers: each(0),
    pauses: [],
    pauseAsked: null,
  };
}

/** `awaited`: whom the game waits for after this page. */
export function timeAfter(before: TableTime, page: Page, awaited: readonly Seat[]): TableTime {
  if (page.type === "terms-changed") return noTime(page.terms.setup.seats);
  const answered = answeredBy(page, before);
  const { asked, spent, answers } = before;
  return {
    asked: asked.map((since, seat) => {
      if (!awaited.includes(seat)) return null;
      return since === null || asksAnew(page, seat) ? page.at : since;
    }),
    askedIn: before.askedIn.map((since, seat) => {
      if (!awaited.includes(seat)) return null;
      return since === null || isOwn(page, seat) ? page.version : since;
    }),
    spent: answered === null ? spent : spent.with(answered.seat, answered.spent),
    answers:
      answered === null ? answers : answers.with(answered.seat, (answers[answered.seat] ?? 0) + 1),
    pauses: page.type === "paused" ? withPause(before.pauses, page) : before.pauses,
    pauseAsked: pauseAskedAfter(before.pauseAsked, page),
  };
}

/** They moved, or another one speaks for them from here on. */
function isOwn(page: Page, seat: Seat): boolean {
  return (page.type === "played" || page.type === "stand-in") && page.seat === seat;
}

function answeredBy(
  page: Page,
  { asked, spent, pauses }: TableTime,
): { readonly seat: Seat; readonly spent: number } | null {
  if (page.type !== "played" || page.by === "bot") return null;
  const since = asked[page.seat] ?? null;
  if (since === null) return null;
  const thought = page.at - since - shared({ from: since, to: page.at }, pauses);
  return { seat: page.seat, spent: (spent[page.seat] ?? 0) + Math.max(0, thought) };
}

/** One agreed on while another runs gives it a new end: no moment is free twice. */
function withPause(
  pauses: readonly Span[],
  { at, until, from = at }: Extract<Page, { type: "paused" }>,
): readonly Span[] {
  const earlier = pauses.filter((each) => each.to < from);
  const [first] = pauses.slice(earlier.length);
  return [...earlier, { from: Math.min(from, first?.from ?? from), to: Math.max(at, until) }];
}

function pauseAskedAfter(asked: PauseRequest | null, page: Page): PauseRequest | null {
  switch (page.type) {
    case "pause-asked":
      return { seat: page.seat, until: page.until, agreed: [] };
    case "pause-answered":
      return asked !== null && page.yes ? { ...asked, agreed: [...asked.agreed, page.seat] } : null;
    case "paused":
    case "ended":
      return null;
    default:
      return asked;
  }
}

/** Milliseconds of `span` that lie in one of the others; those do not overlap. */
function shared({ from, to }: Span, others: readonly Span[]): number {
  let sum = 0;
  for (const other of others)
    sum += Math.max(0, Math.min(to, other.to) - Math.max(from, other.from));
  return sum;
}
