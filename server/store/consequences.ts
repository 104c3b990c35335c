/**
 * What pages mean for the directory: what the lobby must know to find a table again without opening it. Written
 * with the pages, or not at all.
 */
import { unreachable } from "#rules/game.ts";
import type { Page, PersonId } from "#table/journal/page.ts";

export interface Consequences {
  /** `goes-on`: is being played again if it was over; `null`: stays as it is. */
  readonly phase: "playing" | "over" | "goes-on" | null;
  /** Who holds each seat that changed hands at the end; `null` nobody. */
  readonly seats: ReadonlyMap<number, PersonId | null>;
  /** What is played now, where that changed. */
  readonly terms: Extract<Page, { type: "terms-changed" }> | null;
}

export function consequencesOf(pages: readonly Page[]): Consequences {
  let phase: Consequences["phase"] = null;
  let terms: Consequences["terms"] = null;
  const seats = new Map<number, PersonId | null>();
  for (const page of pages) {
    switch (page.type) {
      case "sat-down":
        if (page.person !== null) seats.set(page.seat, page.person);
        break;
      case "seat-changed": {
        seats.set(page.seat, null);
        const mover = page.who ?? page.person;
        if (mover !== null) seats.set(page.to, mover);
        break;
      }
      case "stood-up":
      case "sent-away":
        seats.set(page.seat, null);
        break;
      case "terms-changed":
        terms = page;
        break;
      case "started":
        phase = "playing";
        break;
      case "ended":
        phase = "over";
        break;
      // If the game is over all the same, the page that says so follows in the same append.
      case "taken-back":
      case "amended":
        phase = phase === null || phase === "goes-on" ? "goes-on" : "playing";
        break;
      case "part-promised":
      case "part-waived":
      case "start-asked":
      case "start-sealed":
      case "part-shown":
      case "parts-awaited":
      case "start-void":
      case "renamed":
      case "face-chosen":
      case "muted":
      case "spectators-talk":
      case "bot-seated":
      case "stand-in":
      case "played":
      case "take-back-asked":
      case "take-back-answered":
      case "pause-asked":
      case "pause-answered":
      case "paused":
      case "said":
      case "rematch":
        break;
      default:
        unreachable(page);
    }
  }
  return { phase, seats, terms };
}
