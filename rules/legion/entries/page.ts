/** One command's page of the journal: each deed is folded at once, so the next is judged at its own moment. */
import type { RuleId } from "../../game.ts";
import type { Deed, Event } from "../events.ts";
import { evolve } from "../evolve.ts";
import type { State } from "../state.ts";

export interface PageDraft {
  readonly now: () => State;
  readonly write: (rule: RuleId, deed: Deed) => void;
  readonly events: () => readonly Event[];
}

export function newPage(state: State): PageDraft {
  let now = state;
  const events: Event[] = [];
  return {
    now: () => now,
    write: (rule, deed) => {
      const event: Event = { ...deed, rule };
      now = evolve(now, event);
      events.push(event);
    },
    events: () => events,
  };
}
