/** Everything the journal says about now. */
import type { Game, Seat, Setup } from "#rules/game.ts";
import type { FormerTable } from "../journal/make.ts";
import type { Page, PersonId } from "../journal/page.ts";
import type { TableId, Version } from "../talk/words.ts";
import type { BackTo } from "../talk/take-back.ts";
import { openSeats, ownerOf, seatsAfter, type Sitter } from "./seats.ts";
import { datesAfter, noDates, type PageDates } from "./dates.ts";
import { dealAfter, noDeal, type Deal } from "./deal.ts";
import type { Play, Position } from "./position.ts";
import { noTime, timeAfter, type TableTime } from "./table-time.ts";
import type { Undone } from "./timeline.ts";

export interface AskedBack extends BackTo {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** Who may do what besides playing, as the host has it. */
export interface Manners {
  readonly sentAway: readonly PersonId[];
  readonly muted: readonly PersonId[];
  readonly spectatorsTalk: boolean;
}

/** The game itself, as moves, take-backs and amendments have left it. */
export interface GameNow {
  /** `null` before the game has begun. */
  readonly position: Position | null;
  readonly undone: Undone | null;
}

export interface TableState extends GameNow {
  readonly version: Version;
  readonly seats: readonly Sitter[];
  readonly askedBack: AskedBack | null;
  readonly seed: string | null;
  readonly rematch: TableId | null;
  readonly manners: Manners;
  readonly deal: Deal;
  readonly time: TableTime;
  /** In the order of their pages. */
  readonly dates: readonly PageDates[];
}

/** Which game, and how it was set up at this table. */
export interface GameSetup {
  readonly game: Game;
  readonly setup: Setup;
}

export function emptyState(seats: number): TableState {
  return {
    version: 0,
    seats: openSeats(seats),
    position: null,
    undone: null,
    askedBack: null,
    seed: null,
    rematch: null,
    deal: noDeal(seats),
    time: noTime(seats),
    dates: [],
    manners: { sentAway: [], muted: [], spectatorsTalk: true },
  };
}

const nobody: readonly Seat[] = [];

export function playOf({ game, setup }: GameSetup, seats: readonly Sitter[]): Play {
  return { game, setup, owners: seats.map(ownerOf) };
}

export function stateAfter(before: TableState, page: Page, game: GameNow): TableState {
  return {
    version: page.version,
    seats: seatsAfter(before.seats, page),
    position: game.position,
    undone: game.undone,
    askedBack: askedBackAfter(before.askedBack, page),
    seed: page.type === "ended" ? page.seed : before.seed,
    rematch: page.type === "rematch" ? page.table : before.rematch,
    manners: mannersAfter(before.manners, page),
    deal: dealAfter(before.deal, page),
    time: timeAfter(before.time, page, game.position?.awaited ?? nobody),
    dates: datesAfter(before.dates, page, game.position?.dates ?? noDates),
  };
}

function mannersAfter(manners: Manners, page: Page): Manners {
  switch (page.type) {
    case "sent-away":
      return { ...manners, sentAway: [...manners.sentAway, page.who] };
    case "muted": {
      const others = manners.muted.filter((person) => person !== page.who);
      return { ...manners, muted: page.muted ? [...others, page.who] : others };
    }
    case "spectators-talk":
      return { ...manners, spectatorsTalk: page.allowed };
    default:
      return manners;
  }
}

function askedBackAfter(asked: AskedBack | null, page: Page): AskedBack | null {
  switch (page.type) {
    case "played":
    case "taken-back":
    case "amended":
      return null;
    case "take-back-asked":
      return {
        seat: page.seat,
        to: page.to,
        agreed: [],
        ...(page.substitute === undefined ? {} : { substitute: page.substitute }),
      };
    case "take-back-answered":
      return asked && page.yes ? { ...asked, agreed: [...asked.agreed, page.seat] } : null;
    default:
      return asked;
  }
}

/** What the next table keeps of this one. */
export function formerTable(id: TableId, { manners }: TableState): FormerTable {
  return { id, muted: manners.muted, spectatorsTalk: manners.spectatorsTalk };
}

export function phaseOf({ position }: TableState): "gathering" | "playing" | "over" {
  if (position === null) return "gathering";
  return position.outcome === null ? "playing" : "over";
}
