/** What would changing an entry do to the later ones? The referee judges them again here; nothing is written. */
import { sameData } from "#rules/same-data.ts";
import { fold, isRefusal, type Refusal, type Setup } from "#rules/game.ts";
import { entryOf, legion, type Command, type Event, type State } from "#rules/legion/index.ts";
import type { Version } from "#table/talk/words.ts";
import type { Entry } from "./entries.ts";

export interface Change {
  readonly entry: Entry;
  readonly events: readonly Event[];
  readonly refused: Refusal | null;
}

export interface Amended {
  /** The entries that would read differently, the changed one first. */
  readonly changes: readonly Change[];
  readonly after: State;
}

const never = (): never => {
  throw new Error("a ledger has no chance in it");
};

export function foreseeAmend(
  setup: Setup,
  entries: readonly Entry[],
  page: Version,
  command: Command | null,
): Amended {
  let state = fold(legion, legion.begin(setup), legion.setUp(setup, never));
  const changes: Change[] = [];
  for (const entry of entries) {
    const judged = judge(state, entry.page === page ? command : entryOf(entry.events));
    if (!reads(judged, entry)) changes.push({ entry, ...judged });
    state = fold(legion, state, judged.events);
  }
  return { changes, after: state };
}

type Judged = Pick<Change, "events" | "refused">;

/** A page that only asked something says nothing any more. */
function judge(state: State, command: Command | null): Judged {
  if (command === null) return { events: [], refused: null };
  const decision = legion.decide(state, 0, command, never);
  return isRefusal(decision)
    ? { events: [], refused: decision }
    : { events: decision, refused: null };
}

function reads({ events, refused }: Judged, entry: Entry): boolean {
  if (refused !== null || entry.refused !== null) return sameData(refused, entry.refused);
  return sameData(events, entry.events);
}
