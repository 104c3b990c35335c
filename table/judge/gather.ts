/** Sitting down, bots, handing a seat over, and the start. */
import type { Seat } from "#rules/game.ts";
import { phaseOf, playOf, type Book } from "../state/table-state.ts";
import { chanceFrom } from "./chance.ts";
import type { Draft, PersonId, StandInWhy } from "../journal/page.ts";
import { withEnd } from "./play.ts";
import { already, pages, tableError, type Asker, type Ruling, type TableError } from "./verdict.ts";
import { entropiesOf, ownerOf, owns, seatsOf, type Sitter } from "../state/seats.ts";
import { standAtStart } from "../state/position.ts";
import type { Ask } from "../talk/words.ts";

const longestName = 40;
const longestEntropy = 128;
const longestLevel = 32;

const botNames = ["Cinder", "Marlo", "Quill", "Juno", "Bracken", "Tally"] as const;

export function botName(seat: Seat): string {
  return botNames[seat % botNames.length] ?? botNames[0];
}

type AskOf<T extends Ask["type"]> = Extract<Ask, { type: T }>;

export function ruleSit({ book, person }: Asker, { seat, entropy }: AskOf<"sit">): Ruling {
  const sitter = book.seats[seat];
  if (sitter === undefined) return tableError("no-such-seat", { seat });
  if (owns(book.seats, person.id, seat)) return already(book);
  if (phaseOf(book) !== "gathering") return tableError("already-started");
  if (sitter.type !== "open") return tableError("seat-taken", { seat });
  const trouble =
    checkText("name", person.name, longestName) ??
    (entropy.length > longestEntropy ? tooLong("entropy", longestEntropy) : null);
  return trouble ?? pages({ type: "sat-down", seat, name: person.name, entropy });
}

/** While the game runs a seat cannot be given up, only left to a bot. */
export function ruleStand({ book, person, header }: Asker, { seat }: AskOf<"stand">): Ruling {
  if (!owns(book.seats, person.id, seat)) return tableError("not-your-seat", { seat });
  switch (phaseOf(book)) {
    case "gathering":
      return pages({ type: "stood-up", seat, name: nameOf(book.seats[seat]) });
    case "playing":
      return standIn(book, seat, header.terms.botLevel, "handed");
    case "over":
      return tableError("over");
  }
}

/** My own seat at any moment; the seat of someone who is not here, by anyone who sits and waits. */
export function ruleStandIn(
  { book, person, isHere }: Asker,
  { seat, level }: AskOf<"stand-in">,
): Ruling {
  const owner = ownerOf(book.seats[seat]);
  if (owner === null) return tableError("not-your-seat", { seat });
  if (phaseOf(book) === "gathering") return tableError("not-started");
  if (owner === person.id) return standIn(book, seat, level, level === null ? "back" : "handed");
  const mayReplace = level !== null && !isHere(owner) && seatsOf(book.seats, person.id).length > 0;
  return mayReplace ? standIn(book, seat, level, "absent") : tableError("not-your-seat", { seat });
}

function standIn(book: Book, seat: Seat, level: string | null, why: StandInWhy): Ruling {
  const sitter = book.seats[seat];
  if (sitter?.type !== "person" || sitter.standIn === level) return already(book);
  return checkLevel(level) ?? pages({ type: "stand-in", seat, name: sitter.name, level, why });
}

/** Who leaves while another person waits is played by a bot; a game nobody else waits for simply rests. */
export function ruleBye({ rules, header, book, person }: Asker): Ruling {
  const waits = book.seats.some(
    (sitter) => sitter.type === "person" && sitter.person !== person.id && sitter.standIn === null,
  );
  if (phaseOf(book) !== "playing" || rules.game.amendable || !waits) return already(book);
  return standIns(book, person.id, (sitter) =>
    sitter.standIn === null ? { level: header.terms.botLevel, why: "left" } : null,
  );
}

/** Back at the table: what a bot plays without my asking is mine again. */
export function ruleReturn({ book, person }: Asker): Ruling {
  return standIns(book, person.id, (sitter) =>
    sitter.returns ? { level: null, why: "back" } : null,
  );
}

type Seated = Extract<Sitter, { type: "person" }>;
type Handover = { readonly level: string | null; readonly why: StandInWhy };

function standIns(
  book: Book,
  person: PersonId,
  change: (sitter: Seated) => Handover | null,
): Ruling {
  const drafts: Draft[] = [];
  book.seats.forEach((sitter, seat) => {
    const handover = sitter.type === "person" && sitter.person === person ? change(sitter) : null;
    if (handover) drafts.push({ type: "stand-in", seat, name: nameOf(sitter), ...handover });
  });
  return drafts.length === 0 ? already(book) : pages(...drafts);
}

export function ruleSeatBot(
  { book, person, header }: Asker,
  { seat, level }: AskOf<"seat-bot">,
): Ruling {
  const sitter = book.seats[seat];
  if (person.id !== header.host) return tableError("not-host");
  if (sitter === undefined) return tableError("no-such-seat", { seat });
  if (phaseOf(book) !== "gathering") return tableError("already-started");
  if (sitter.type === "person") return tableError("seat-taken", { seat });
  if (level === null && sitter.type === "open") return already(book);
  return checkLevel(level) ?? pages({ type: "bot-seated", seat, level, name: botName(seat) });
}

/** The commit was published with the table; now everyone's entropy is mixed in and the first cards are dealt. */
export function ruleStart(asker: Asker): Ruling {
  const { rules, header, book, person } = asker;
  if (person.id !== header.host) return tableError("not-host");
  if (phaseOf(book) !== "gathering") return tableError("already-started");
  if (book.seats.some((sitter) => sitter.type === "open")) return tableError("seats-open");
  const entropies = entropiesOf(book.seats);
  const events = rules.game.setUp(rules.setup, chanceFrom(header.seed, entropies));
  const started: Draft = { type: "started", entropies, events };
  return withEnd(asker, [started], standAtStart(playOf(rules, book), events));
}

function nameOf(sitter: Sitter | undefined): string {
  return sitter === undefined || sitter.type === "open" ? "" : sitter.name;
}

function checkLevel(level: string | null): TableError | null {
  return level === null ? null : checkText("level", level, longestLevel);
}

/** The door has checked already; a table in a browser has no door. */
export function checkText(what: string, text: string, longest: number): TableError | null {
  if (text.trim() === "") return tableError("empty", { what });
  return text.length > longest ? tooLong(what, longest) : null;
}

function tooLong(what: string, longest: number): TableError {
  return tableError("too-long", { what, longest });
}
