/** One page of the journal while it is being written: what has happened so far, and the table as it then stands. */
import type { Chance } from "#rules/game.ts";
import type { Event } from "../events.ts";
import { change } from "../evolve.ts";
import { ownCopy } from "../speed/working-copy.ts";
import type { Own } from "../speed/working-copy.ts";
import type { State } from "../state.ts";

export interface Page {
  readonly before: State;
  /** Belongs to the page until it is finished; then nobody writes to it any more. */
  readonly state: Own;
  readonly events: { push(event: Event): unknown };
  readonly chance: Chance;
}

interface PageOfJournal extends Page {
  readonly events: Event[];
}

export function pageOn(state: State, chance: Chance): PageOfJournal {
  return { before: state, state: ownCopy(state), events: [], chance };
}

const nobodyReads = { push: () => undefined };

/** A page on which only the table changes. */
export function pageUnread(state: State, chance: Chance): Page {
  return { before: state, state: ownCopy(state), events: nobodyReads, chance };
}

/**
 * Notes an event and lets it happen. The change is named beside its event, and its type makes sure that it is the
 * event's own.
 */
export function tell<E extends Event>(
  page: Page,
  event: E,
  happen: (own: Own, event: E, before: State) => void,
): void {
  page.events.push(event);
  happen(page.state, event, page.before);
}

let latest: PageOfJournal | null = null;

/**
 * The page is written: whoever folds these very events onto the very state it was written for need not work it out
 * again.
 */
export function finished(page: PageOfJournal): readonly Event[] {
  latest = page;
  return page.events;
}

/** What is now: the table after an event. */
export function evolve(state: State, event: Event): State {
  const own = ownCopy(state);
  change(own, event, state);
  return own;
}

/** The table after a whole page. Pure; the latest page is merely remembered. */
export function evolvePage(state: State, events: readonly Event[]): State {
  if (latest !== null && latest.events === events && latest.before === state) return latest.state;
  const own = ownCopy(state);
  for (let i = 0; i < events.length; i++) change(own, events[i] as Event, state);
  return own;
}
