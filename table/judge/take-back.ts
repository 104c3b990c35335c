/**
 * Taking back, with an information barrier: free exactly when nothing was revealed to anyone and nobody else acted
 * since; beyond it everyone else at the table must agree.
 */
import type { Game, Seat, Viewer } from "#rules/game.ts";
import { phaseOf, type AskedBack, type TableState } from "../state/table-state.ts";
import type { Draft } from "../journal/page.ts";
import { pages, type AskContext, type Verdict } from "./verdict.ts";
import { errorAnswer } from "../talk/errors.ts";
import { ownerOf, owns } from "../state/seats.ts";
import type { Ask } from "../talk/words.ts";
import type { BackTo, TakeBack } from "../talk/take-back.ts";

const none: TakeBack = { type: "none" };

export function takeBackFor(game: Game, state: TableState, viewer: Viewer): TakeBack {
  if (viewer === "spectator" || state.position === null || sealedByTheEnd(game, state)) return none;
  const { askedBack } = state;
  if (askedBack !== null) {
    const { seat, ...asked } = askedBack;
    return { type: "asked", by: seat, ...asked, needed: stillNeeded(state, askedBack) };
  }
  const borrowed = seatToGiveBack(state, viewer);
  if (borrowed !== null) return backToPerson(state, borrowed) ?? none;
  const last = state.position.lastMoves[viewer];
  if (!last) return none;
  return { type: last.free ? "free" : "ask", to: last.page - 1 };
}

type Offer = Extract<TakeBack, { type: "free" | "ask" }>;

/** To before the first move of the bot that plays for this person, or just played; one that never moved only goes. */
export function backToPerson({ seats, position, version }: TableState, seat: Seat): Offer | null {
  const run = position?.botRuns[seat] ?? null;
  if (run !== null) return { type: run.free ? "free" : "ask", to: run.page - 1, substitute: seat };
  const sitter = seats[seat];
  const isPlayed = sitter?.type === "person" && sitter.substitute !== null;
  return isPlayed ? { type: "free", to: version, substitute: seat } : null;
}

/**
 * My own, once a bot has moved for me; or where I let a bot play and have not moved since: what I did last is what I
 * take back first.
 */
function seatToGiveBack(state: TableState, viewer: Seat): Seat | null {
  if (state.position?.botRuns[viewer]) return viewer;
  const me = ownerOf(state.seats[viewer]);
  const lastOwn = state.position?.lastMoves[viewer]?.page ?? 0;
  const found = state.seats.findIndex(
    (sitter, seat) =>
      sitter.type === "person" &&
      sitter.person !== me &&
      sitter.standIn?.by === me &&
      sitter.standIn.page > lastOwn &&
      backToPerson(state, seat) !== null,
  );
  return found === -1 ? null : found;
}

/** Once the seed is out the past is fixed, unless the game has no secrets at all. */
function sealedByTheEnd(game: Game, state: TableState): boolean {
  return phaseOf(state) === "over" && !game.amendable;
}

/**
 * One seat of every other person who has not agreed yet. Bots have nothing to lose; a bot that plays for someone
 * agrees to nothing in their name. Whoever only gets their seat back, and is not here to be asked, need not be.
 */
function stillNeeded(
  { seats }: TableState,
  { seat: asking, agreed, substitute }: AskedBack,
): readonly Seat[] {
  const heard = new Set([asking, ...agreed].map((seat) => ownerOf(seats[seat])));
  const played = substitute === undefined ? undefined : seats[substitute];
  if (played?.type === "person" && played.substitute !== null) heard.add(played.person);
  const needed: Seat[] = [];
  seats.forEach((sitter, seat) => {
    if (sitter.type !== "person" || heard.has(sitter.person)) return;
    heard.add(sitter.person);
    needed.push(seat);
  });
  return needed;
}

export function judgeTakeBack(
  { game, state, person }: AskContext,
  { seat }: Extract<Ask, { type: "take-back" }>,
): Verdict {
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  const offer = takeBackFor(game, state, seat);
  switch (offer.type) {
    case "none":
      return errorAnswer("nothing-to-take-back");
    case "asked":
      return errorAnswer("already-asked");
    case "free":
      return pages(takenBack(seat, offer));
    case "ask": {
      const { type: _ask, ...back } = offer;
      return stillNeeded(state, { seat, agreed: [], ...back }).length === 0
        ? pages(takenBack(seat, offer))
        : pages({ type: "take-back-asked", seat, ...back });
    }
  }
}

/** A `no` ends the question; the asker's own `no` withdraws it. */
export function judgeAgree(
  { state, person }: AskContext,
  { seat, yes }: Extract<Ask, { type: "agree" }>,
): Verdict {
  const { askedBack } = state;
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  if (askedBack === null) return errorAnswer("nothing-asked");
  const isOwn = ownerOf(state.seats[askedBack.seat]) === person.id;
  if (!yes && isOwn)
    return pages({ type: "take-back-answered", seat: askedBack.seat, yes, withdrawn: true });
  if (!yes) return pages({ type: "take-back-answered", seat, yes });
  if (isOwn) return errorAnswer("not-yours-to-agree");
  const agreed = [...askedBack.agreed, seat];
  const answered: Draft = { type: "take-back-answered", seat, yes };
  if (stillNeeded(state, { ...askedBack, agreed }).length > 0) return pages(answered);
  return pages(answered, takenBack(askedBack.seat, askedBack));
}

function takenBack(seat: Seat, { to, substitute }: BackTo): Draft {
  return { type: "taken-back", seat, to, ...(substitute === undefined ? {} : { substitute }) };
}
