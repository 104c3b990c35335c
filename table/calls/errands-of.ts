/** What pages mean for those who are not there: who is to be told what, and when. From the journal alone. */
import type { Seat } from "#rules/game.ts";
import { neverRings, noErrands, type Errands, type NewCall } from "../journal/errands.ts";
import type { Page, PersonId } from "../journal/page.ts";
import { dueFor, isCountedFromJournal, remindersFor } from "../state/clocks.ts";
import { awaitedDevices } from "../state/enough-parts.ts";
import { botLevelOf, ownerOf, type Sitter } from "../state/seats.ts";
import { phaseOf, type TableState } from "../state/table-state.ts";
import { questionKinds } from "../talk/calls.ts";
import type { TableTerms } from "../talk/words.ts";
import { newsOf } from "./news-of.ts";
import { quietTime } from "./quiet.ts";

export interface PageFacts {
  readonly terms: TableTerms;
  /** A ledger that anyone may write at any time waits for nobody. */
  readonly isLedger: boolean;
  /** What kind of thing this seat is asked now; empty where the game says nothing about it. */
  readonly asks: (seat: Seat) => string;
  readonly before: TableState;
  readonly after: TableState;
  readonly pages: readonly Page[];
  /** Absent: everyone. */
  readonly mayCall?: (person: PersonId) => boolean;
}

/** Someone whose answer the game waits for. */
interface Waited {
  readonly seat: Seat;
  readonly person: PersonId;
  readonly version: number;
  readonly asked: number;
}

export function errandsOf(turned: PageFacts): Errands {
  const { terms, isLedger, before, after } = turned;
  const isCounted = isCountedFromJournal(terms);
  // At most tables nobody can be called: they pay for a look at their seats and nothing else.
  if (!isCounted && !mayCallAnyone(turned)) return noErrands;
  const was = isLedger ? [] : waitedIn(before);
  const is = isLedger ? [] : waitedIn(after);
  const last = lastMissing(was, is);
  const calls = [
    ...is.flatMap((each) => questionCalls(turned, each, was)),
    ...(last === null ? [] : allWait(turned, last)),
    ...newsOf(turned.pages, after, quietTime(terms)),
    ...dealWaits(turned),
  ];
  const answered = was.flatMap(({ seat, version }) => {
    const goesOn = is.find((each) => each.seat === seat && each.version === version);
    if (goesOn === undefined) return questionKinds.map((kind) => ({ seat, kind }));
    return last?.seat === seat ? [{ seat, kind: "your-move" as const }] : [];
  });
  const dropped = [...answered, ...dealWaitsNoMore(turned)];
  if (isCounted) return { calls, dropped, rings: ringsAt(terms, after) };
  return calls.length === 0 && dropped.length === 0 ? noErrands : { calls, dropped };
}

/** Who left a seat just now counts too: what was to be told about it is dropped. */
function mayCallAnyone({ mayCall, before, after }: PageFacts): boolean {
  if (mayCall === undefined) return true;
  const isCalled = (sitter: Sitter): boolean => {
    const person = ownerOf(sitter);
    return person !== null && mayCall(person);
  };
  return (
    after.seats.some(isCalled) || (before.seats !== after.seats && before.seats.some(isCalled))
  );
}

function waitedIn(state: TableState): readonly Waited[] {
  if (phaseOf(state) !== "playing") return [];
  const { seats, time } = state;
  return seats.flatMap((sitter, seat) => {
    const [person, version, asked] = [ownerOf(sitter), time.askedIn[seat], time.asked[seat]];
    if (person === null || botLevelOf(sitter) !== null) return [];
    if (version === null || version === undefined) return [];
    return [{ seat, person, version, asked: asked ?? 0 }];
  });
}

function questionCalls(
  turned: PageFacts,
  waited: Waited,
  was: readonly Waited[],
): readonly NewCall[] {
  const { terms, before, after } = turned;
  const { seat, version, asked } = waited;
  const known = was.find((each) => each.seat === seat && each.version === version);
  const sameClock = known?.asked === asked && before.time.pauses === after.time.pauses;
  if (known !== undefined && sameClock) return [];
  const quiet = quietTime(terms);
  const until = dueFor(terms, after.time, seat, asked);
  const call = { ...callTo(turned, waited), made: asked, quiet, until };
  const calls: NewCall[] = [];
  // With a clock shorter than the quiet time the call would come when the time is up.
  if (known === undefined && (until === null || until > asked + quiet))
    calls.push({ ...call, kind: "your-move", due: asked + quiet });
  const moments = remindersFor(terms, after.time, seat, asked);
  if (moments === null) return calls;
  calls.push({ ...call, kind: "half-time", due: moments.half });
  if (moments.tenth > moments.half) calls.push({ ...call, kind: "last-tenth", due: moments.tenth });
  return calls;
}

function callTo(
  { asks }: PageFacts,
  { person, seat, version }: Waited,
): Pick<NewCall, "person" | "seat" | "version" | "words"> {
  return { person, seat, version, words: asks(seat) };
}

/** Several were asked at the same time, and all the others have answered. */
function lastMissing(was: readonly Waited[], is: readonly Waited[]): Waited | null {
  const [only] = is;
  if (only === undefined || is.length > 1 || was.length < 2) return null;
  const waitedBefore = was.some(
    ({ seat, version }) => seat === only.seat && version === only.version,
  );
  return waitedBefore && was.some(({ person }) => person !== only.person) ? only : null;
}

function allWait(turned: PageFacts, last: Waited): readonly NewCall[] {
  const { terms, after, pages } = turned;
  const quiet = quietTime(terms);
  const made = pages.at(-1)?.at ?? 0;
  const until = dueFor(terms, after.time, last.seat, last.asked);
  if (until !== null && until <= made + quiet) return [];
  return [{ ...callTo(turned, last), kind: "all-wait", made, due: made + quiet, quiet, until }];
}

/** Before the first card: whose devices everyone waits for. One look at the table there is enough. */
function lateDevices(state: TableState): readonly Seat[] {
  return state.deal.late ? awaitedDevices(state) : [];
}

function dealWaits({ terms, before, after, pages }: PageFacts): readonly NewCall[] {
  const known = lateDevices(before);
  const { at: made = 0, version = 0 } = pages.at(-1) ?? {};
  const quiet = quietTime(terms);
  return lateDevices(after).flatMap((seat) => {
    const person = ownerOf(after.seats[seat]);
    if (person === null || known.includes(seat)) return [];
    const due = made + quiet;
    return [{ person, seat, version, kind: "deal-waits", made, due, quiet, until: null }];
  });
}

function dealWaitsNoMore({ before, after }: PageFacts): Errands["dropped"] {
  const still = lateDevices(after);
  return lateDevices(before).flatMap((seat) =>
    still.includes(seat) ? [] : [{ seat, kind: "deal-waits" }],
  );
}

/** Where the table waits for whoever is late, nothing rings; where it waits for a bot, somebody must ask the bot. */
function ringsAt(terms: TableTerms, state: TableState): number {
  if (phaseOf(state) !== "playing") return neverRings;
  const { seats, time } = state;
  let first = neverRings;
  for (const [seat, since] of time.asked.entries()) {
    if (since === null) continue;
    if (botLevelOf(seats[seat]) !== null) return since;
    if (terms.time?.whenUp === "wait") continue;
    first = Math.min(first, dueFor(terms, time, seat, since) ?? neverRings);
  }
  return first;
}
