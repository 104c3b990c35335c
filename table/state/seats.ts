/** Who speaks for which seat, folded from the journal. */
import type { Seat } from "#rules/game.ts";
import type { Page, PersonId } from "../journal/page.ts";
import type { PersonFace } from "../talk/seats/face.ts";
import type { Version } from "../talk/words.ts";

export type Sitter =
  | { readonly type: "open" }
  | {
      readonly type: "person";
      readonly person: PersonId;
      readonly name: string;
      readonly entropy: string;
      /** The page of sitting down: entropies are mixed in this order. */
      readonly since: Version;
      /** As chosen; `null` where none was. */
      readonly face: PersonFace | null;
      /** The page that brought it: of two with one colour the first keeps it. */
      readonly faceSince: Version;
      /** The level of the bot that plays meanwhile. */
      readonly substitute: string | null;
      /** Who last let a bot play here, `null` for the clock, and in which page. */
      readonly standIn: { readonly by: PersonId | null; readonly page: Version } | null;
      /** Does the seat come back by itself when its person does? */
      readonly returns: boolean;
      /** In a row; two of them and a substitute plays. */
      readonly timeOuts: number;
    }
  | { readonly type: "bot"; readonly level: string; readonly name: string };

const open: Sitter = { type: "open" };

export function openSeats(count: number): readonly Sitter[] {
  return Array.from({ length: count }, () => open);
}

export function seatsAfter(seats: readonly Sitter[], page: Page): readonly Sitter[] {
  switch (page.type) {
    case "sat-down":
      return seats.with(page.seat, {
        type: "person",
        person: page.person ?? "",
        name: page.name,
        entropy: page.entropy,
        since: page.version,
        face: page.face ?? null,
        faceSince: page.version,
        substitute: null,
        standIn: null,
        returns: false,
        timeOuts: 0,
      });
    case "stood-up":
    case "sent-away":
      return seats.with(page.seat, open);
    case "seat-changed": {
      const sitter = seats[page.seat] ?? open;
      return withPerson(seats.with(page.to, sitter).with(page.seat, open), page.to, {
        since: page.version,
      });
    }
    case "renamed":
      return withPerson(seats, page.seat, { name: page.name });
    case "face-chosen":
      return withPerson(seats, page.seat, { face: page.face, faceSince: page.version });
    case "bot-seated":
      return seats.with(
        page.seat,
        page.level === null ? open : { type: "bot", level: page.level, name: page.name },
      );
    case "terms-changed": {
      const { setup, botLevel } = page.terms;
      const kept = seats.map((sitter) =>
        sitter.type === "bot" ? { ...sitter, level: botLevel } : sitter,
      );
      return [...kept, ...openSeats(setup.seats)].slice(0, setup.seats);
    }
    case "stand-in":
      return withPerson(seats, page.seat, {
        substitute: page.level,
        ...(page.level === null ? {} : { standIn: { by: page.person, page: page.version } }),
        returns: page.level !== null && page.why !== "handed",
        timeOuts: 0,
      });
    case "taken-back":
      return page.substitute === undefined
        ? seats
        : withPerson(seats, page.substitute, { substitute: null, standIn: null, returns: false });
    case "played":
      return page.by === "clock" || page.by === "person" ? timed(seats, page.seat, page.by) : seats;
    default:
      return seats;
  }
}

function timed(seats: readonly Sitter[], seat: Seat, by: "clock" | "person"): readonly Sitter[] {
  const sitter = seats[seat];
  if (sitter?.type !== "person") return seats;
  const timeOuts = by === "clock" ? sitter.timeOuts + 1 : 0;
  return timeOuts === sitter.timeOuts ? seats : withPerson(seats, seat, { timeOuts });
}

type Seated = Extract<Sitter, { type: "person" }>;

function withPerson(
  seats: readonly Sitter[],
  seat: Seat,
  change: Partial<Seated>,
): readonly Sitter[] {
  const sitter = seats[seat];
  return sitter?.type === "person" ? seats.with(seat, { ...sitter, ...change }) : seats;
}

export function ownerOf(sitter: Sitter | undefined): PersonId | null {
  return sitter?.type === "person" ? sitter.person : null;
}

export function owns(seats: readonly Sitter[], person: PersonId | null, seat: Seat): boolean {
  return person !== null && ownerOf(seats[seat]) === person;
}

/** The level of the bot that moves for this seat now, or `null` when a person does. */
export function botLevelOf(sitter: Sitter | undefined): string | null {
  if (sitter?.type === "bot") return sitter.level;
  return sitter?.type === "person" ? sitter.substitute : null;
}

export function entropiesOf(seats: readonly Sitter[]): readonly string[] {
  return seats
    .filter((sitter) => sitter.type === "person")
    .toSorted((a, b) => a.since - b.since)
    .map((sitter) => sitter.entropy);
}

export function seatsOf(seats: readonly Sitter[], person: PersonId): readonly Seat[] {
  return seats.flatMap((sitter, seat) => (ownerOf(sitter) === person ? [seat] : []));
}
