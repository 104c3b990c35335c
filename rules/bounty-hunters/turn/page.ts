/**
 * What one command leads to, while it is being worked out: the events so far, and the game as it then stands. The
 * table later writes these events on one page of its journal.
 */
import type { Chance } from "#rules/game.ts";
import type { Event } from "../events.ts";
import { workingCopy } from "../speed/working-copy.ts";
import type { WorkingCopy } from "../speed/working-copy.ts";
import type { State } from "../state.ts";

export interface PageDraft {
  readonly before: State;
  /** Belongs to the page until it is finished; then nobody writes to it any more. */
  readonly state: WorkingCopy;
  readonly events: { push(event: Event): unknown };
  readonly chance: Chance;
}

export interface PageOfJournal extends PageDraft {
  readonly events: Event[];
}

export function pageOn(state: State, chance: Chance): PageOfJournal {
  return { before: state, state: workingCopy(state), events: [], chance };
}

/**
 * Notes an event and lets it happen. The change is named beside
 * its event, and its type makes sure that it is the event's own.
 */
export function tell<E extends Event>(
  page: PageDraft,
  event: E,
  happen: (own: WorkingCopy, event: E, before: State) => void,
): void {
  page.events.push(event);
  happen(page.state, event, page.before);
}
