/**
 * Who is to be called when, said once more for tests: from what anyone at the table sees happen, by the rules of
 * calls alone, without journal, store or clock of the hall. For one table of days.
 */
import type { Seat } from "#rules/game.ts";
import type { CallKind } from "#table/talk/calls.ts";

const minute = 60_000;
const quiet = 5 * minute;
const glance = minute / 2;
const bundle = 2 * minute;

interface Waiting {
  readonly seat: Seat;
  readonly kind: CallKind;
  readonly at: number;
}

export interface DueCalls {
  /** The person of seat `by` moved, or nobody did; these people are awaited now. */
  turned(by: Seat | null, awaited: readonly Seat[], now: number): void;
  /** All clocks rest from now on. */
  rests(now: number, until: number): void;
  /** When this person's time is up. */
  runsOut(seat: Seat): number;
  /** A bot plays for them from now on. */
  timeUp(seat: Seat, now: number): void;
  over(now: number): void;
  /** They have the table before their eyes. */
  touched(seat: Seat, now: number): void;
  next(): number | null;
  /** Takes out what is made now: `0 your-move`. */
  made(now: number): readonly string[];
}

export function dueCalls(people: number, budget: number): DueCalls {
  let waiting: readonly Waiting[] = [];
  const asked = new Set<Seat>();
  const clocks = new Map<Seat, number>();
  const touches = new Map<Seat, number>();
  let restsUntil = 0;

  const isOnClock = ({ kind }: Waiting): boolean => kind === "half-time" || kind === "last-tenth";
  const isNews = ({ kind }: Waiting): boolean => kind === "bot-plays" || kind === "over";
  const drop = (gone: (each: Waiting) => boolean): void =>
    void (waiting = waiting.filter((each) => !gone(each)));
  const add = (seat: Seat, kind: CallKind, at: number): void =>
    void (waiting = [...waiting, { seat, kind, at }]);

  function ask(seat: Seat, now: number): void {
    const from = Math.max(now, restsUntil);
    asked.add(seat);
    add(seat, "your-move", now + quiet);
    add(seat, "half-time", from + budget / 2);
    add(seat, "last-tenth", from + budget * 0.9);
    clocks.set(seat, from + budget);
  }

  function answered(seat: Seat): void {
    asked.delete(seat);
    drop((each) => each.seat === seat && !isNews(each));
  }

  function touched(seat: Seat, now: number): void {
    touches.set(seat, now);
    drop((each) => each.seat === seat && isNews(each));
    waiting = waiting.map((each) =>
      each.seat === seat && (each.kind === "your-move" || each.kind === "all-wait")
        ? { ...each, at: Math.max(each.at, now + quiet) }
        : each,
    );
  }

  return {
    turned(by, awaited, now) {
      const was = asked.size;
      if (by !== null) touched(by, now);
      for (const seat of asked) if (seat === by || !awaited.includes(seat)) answered(seat);
      const [last] = awaited;
      if (was > 1 && awaited.length === 1 && last !== undefined && asked.has(last)) {
        drop(({ seat, kind }) => seat === last && kind === "your-move");
        add(last, "all-wait", now + quiet);
      }
      for (const seat of awaited) if (!asked.has(seat)) ask(seat, now);
    },
    rests(now, until) {
      restsUntil = until;
      const later = (at: number): number => (at > now ? at + until - now : at);
      waiting = waiting.map((each) => (isOnClock(each) ? { ...each, at: later(each.at) } : each));
      for (const [seat, at] of clocks) clocks.set(seat, later(at));
    },
    runsOut: (seat) => clocks.get(seat) ?? Infinity,
    timeUp(seat, now) {
      answered(seat);
      add(seat, "bot-plays", now + quiet);
    },
    over(now) {
      for (let seat = 0; seat < people; seat++) {
        answered(seat);
        if ((touches.get(seat) ?? 0) + glance <= now) add(seat, "over", now + quiet);
      }
    },
    touched,
    next: () => (waiting.length === 0 ? null : Math.min(...waiting.map(({ at }) => at))),
    made(now) {
      const called = new Set(waiting.filter(({ at }) => at <= now).map(({ seat }) => seat));
      const out = waiting.filter(({ seat, at }) => called.has(seat) && at <= now + bundle);
      drop((each) => out.includes(each));
      return out.map(({ seat, kind }) => `${seat} ${kind}`).toSorted();
    },
  };
}
