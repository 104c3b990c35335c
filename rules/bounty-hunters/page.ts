/** One page of the journal while it is being written: what has happened so far, and the table as it then stands. */
import type { Chance } from '#rules/game.ts';
import type { Event } from './events.ts';
import { change } from './evolve.ts';
import type { State } from './state.ts';

export interface Page {
  state: State;
  readonly events: Event[];
  /** The table after each of the events. */
  readonly states: State[];
  readonly before: State;
  readonly chance: Chance;
}

export function pageOn(state: State, chance: Chance): Page {
  return { state, events: [], states: [], before: state, chance };
}

export function tell(page: Page, event: Event): void {
  page.events.push(event);
  page.state = change(page.state, event);
  page.states.push(page.state);
}

let latest: Page | null = null;
let told = 0;

/** The page is written: whoever folds these very events onto the very state it was written for need not work it out again. */
export function finished(page: Page): readonly Event[] {
  latest = page;
  told = 0;
  return page.events;
}

/** What is now: the table after an event. Pure; the latest page is merely remembered. */
export function evolve(state: State, event: Event): State {
  if (latest !== null && latest.events[told] === event) {
    const before = told === 0 ? latest.before : latest.states[told - 1];
    const after = latest.states[told];
    if (before === state && after !== undefined) {
      told++;
      return after;
    }
  }
  return change(state, event);
}
