/**
 * The table after a whole page. `decide` has worked it out while it wrote the page; whoever folds these very events
 * onto the very state they were written for is given it. Pure all the same: the latest page is merely remembered, and
 * the conformance suite holds folding by pages to folding by events.
 */
import type { Event } from "../events.ts";
import { change } from "../evolve.ts";
import type { State } from "../state.ts";
import type { PageOfJournal } from "../turn/page.ts";
import { workingCopy } from "./working-copy.ts";

let latest: PageOfJournal | null = null;

export function finished(page: PageOfJournal): readonly Event[] {
  latest = page;
  return page.events;
}

export function evolvePage(state: State, events: readonly Event[]): State {
  if (latest !== null && latest.events === events && latest.before === state) return latest.state;
  const own = workingCopy(state);
  for (let i = 0; i < events.length; i++) change(own, events[i] as Event, state);
  return own;
}
