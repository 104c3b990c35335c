/** One move of the game, as its page says or as an amendment reads it now. */
import type { GameEvent, Refusal, Seat } from "#rules/game.ts";
import type { Page, PersonId, Reasons } from "../journal/page.ts";
import type { Speaker, Version } from "../talk/words.ts";

export interface Move {
  readonly page: Version;
  /** Where it stands among the moves: its page, or between two others for one that was put there later. */
  readonly place: number;
  /** The ask that wrote it. */
  readonly id: string | null;
  readonly seat: Seat;
  readonly by: Speaker;
  readonly person: PersonId | null;
  /** `null` once it was removed by an amendment. */
  readonly command: unknown;
  readonly events: readonly GameEvent[];
  readonly refused: Refusal | null;
  readonly reasons: Reasons | null;
}

export function moveOf(page: Extract<Page, { type: "played" }>): Move {
  const { version, id, seat, by, person, command, events, reasons } = page;
  return {
    page: version,
    place: version,
    id,
    seat,
    by,
    person,
    command,
    events,
    refused: null,
    reasons,
  };
}
