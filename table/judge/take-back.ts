/**
 * Taking back, with an information barrier: free exactly when nothing was revealed to anyone and nobody else acted
 * since; beyond it everyone else at the table must agree.
 */
import type { Game, Seat, Viewer } from "#rules/game.ts";
import { phaseOf, type TableState } from "../state/table-state.ts";
import type { Draft } from "../journal/page.ts";
import { pages, type AskContext, type Verdict } from "./verdict.ts";
import { errorAnswer } from "../talk/errors.ts";
import { ownerOf, owns } from "../state/seats.ts";
import type { Ask, TakeBack, Version } from "../talk/words.ts";

const none: TakeBack = { type: "none" };

export function takeBackFor(game: Game, state: TableState, viewer: Viewer): TakeBack {
  if (viewer === "spectator" || state.position === null || sealedByTheEnd(game, state)) return none;
  const { askedBack } = state;
  if (askedBack !== null) {
    const { seat, to, agreed } = askedBack;
    return { type: "asked", by: seat, to, agreed, needed: stillNeeded(state, seat, agreed) };
  }
  const last = state.position.lastMoves[viewer];
  if (!last) return none;
  return { type: last.free ? "free" : "ask", to: last.page - 1 };
}

/** Once the seed is out the past is fixed, unless the game has no secrets at all. */
function sealedByTheEnd(game: Game, state: TableState): boolean {
  return phaseOf(state) === "over" && !game.amendable;
}

/**
 * One seat of every other person who has not agreed yet. Bots have nothing
 * to lose; a bot that plays for someone agrees to nothing in their name.
 */
function stillNeeded(
  { seats }: TableState,
  asking: Seat,
  agreed: readonly Seat[],
): readonly Seat[] {
  const heard = new Set([asking, ...agreed].map((seat) => ownerOf(seats[seat])));
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
      return pages(takenBack(seat, offer.to));
    case "ask":
      return stillNeeded(state, seat, []).length === 0
        ? pages(takenBack(seat, offer.to))
        : pages({ type: "take-back-asked", seat, to: offer.to });
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
  if (stillNeeded(state, askedBack.seat, agreed).length > 0) return pages(answered);
  return pages(answered, takenBack(askedBack.seat, askedBack.to));
}

function takenBack(seat: Seat, to: Version): Draft {
  return { type: "taken-back", seat, to };
}
