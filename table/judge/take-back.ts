/**
 * Taking back, with an information barrier: free exactly when nothing was revealed to anyone and nobody else acted
 * since; beyond it everyone else at the table must agree.
 */
import type { Game, Seat, Viewer } from "#rules/game.ts";
import { phaseOf, type Book } from "../state/table-state.ts";
import type { Draft } from "../journal/page.ts";
import { pages, tableError, type Asker, type Ruling } from "./verdict.ts";
import { ownerOf, owns } from "../state/seats.ts";
import type { Ask, TakeBack, Version } from "../talk/words.ts";

const none: TakeBack = { type: "none" };

export function takeBackFor(game: Game, book: Book, viewer: Viewer): TakeBack {
  if (viewer === "spectator" || book.stand === null || sealedByTheEnd(game, book)) return none;
  const { askedBack } = book;
  if (askedBack !== null) {
    const { seat, to, agreed } = askedBack;
    return { type: "asked", by: seat, to, agreed, needed: stillNeeded(book, seat, agreed) };
  }
  const last = book.stand.lastMoves[viewer];
  if (!last) return none;
  return { type: last.free ? "free" : "ask", to: last.page - 1 };
}

/** Once the seed is out the past is fixed, unless the game has no secrets at all. */
function sealedByTheEnd(game: Game, book: Book): boolean {
  return phaseOf(book) === "over" && !game.amendable;
}

/** One seat of every other person who has not agreed yet; bots agree. */
function stillNeeded({ seats }: Book, asking: Seat, agreed: readonly Seat[]): readonly Seat[] {
  const heard = new Set([asking, ...agreed].map((seat) => ownerOf(seats[seat])));
  const needed: Seat[] = [];
  seats.forEach((sitter, seat) => {
    if (sitter.type !== "person" || sitter.standIn !== null || heard.has(sitter.person)) return;
    heard.add(sitter.person);
    needed.push(seat);
  });
  return needed;
}

export function ruleTakeBack(
  { rules, book, person }: Asker,
  { seat }: Extract<Ask, { type: "take-back" }>,
): Ruling {
  if (!owns(book.seats, person.id, seat)) return tableError("not-your-seat", { seat });
  const offer = takeBackFor(rules.game, book, seat);
  switch (offer.type) {
    case "none":
      return tableError("nothing-to-take-back");
    case "asked":
      return tableError("already-asked");
    case "free":
      return pages(takenBack(seat, offer.to));
    case "ask":
      return stillNeeded(book, seat, []).length === 0
        ? pages(takenBack(seat, offer.to))
        : pages({ type: "take-back-asked", seat, to: offer.to });
  }
}

/** A `no` ends the question; the asker's own `no` withdraws it. */
export function ruleAgree(
  { book, person }: Asker,
  { seat, yes }: Extract<Ask, { type: "agree" }>,
): Ruling {
  const { askedBack } = book;
  if (!owns(book.seats, person.id, seat)) return tableError("not-your-seat", { seat });
  if (askedBack === null) return tableError("nothing-asked");
  if (!yes) return pages({ type: "take-back-answered", seat, yes });
  const agreed = [...askedBack.agreed, seat];
  if (ownerOf(book.seats[askedBack.seat]) === person.id) return tableError("not-yours-to-agree");
  const answered: Draft = { type: "take-back-answered", seat, yes };
  if (stillNeeded(book, askedBack.seat, agreed).length > 0) return pages(answered);
  return pages(answered, takenBack(askedBack.seat, askedBack.to));
}

function takenBack(seat: Seat, to: Version): Draft {
  return { type: "taken-back", seat, to };
}
