/** One page of the journal while it is being written: what has happened so far, and the table as it then stands. */
import type { Chance } from '#rules/game.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

export interface Page {
  state: State;
  readonly events: Event[];
  readonly chance: Chance;
}

export function pageOn(state: State, chance: Chance): Page {
  return { state, events: [], chance };
}

export function tell(page: Page, event: Event): void {
  page.events.push(event);
  page.state = evolve(page.state, event);
}
