/** Those who listen, grouped by the eyes they look through: one view, one difference and one text for each pair of eyes. */
import type { Viewer } from "#rules/game.ts";
import type { PersonId } from "../journal/page.ts";
import type { Person } from "../ports.ts";
import { diff, type Found, type Patch } from "../talk/patch.ts";
import type { Tell } from "../talk/words.ts";

/** `text` is the message as JSON, written once for all listeners who hear the same. */
export type Listener = (tell: Tell, text: () => string) => void;

export interface Ear {
  readonly person: Person;
  readonly tell: Listener;
  readonly listening: () => boolean;
}

interface Row {
  view: unknown;
  readonly ears: Set<Ear>;
}

export interface Audience {
  join(ear: Ear, as: Viewer, view: unknown): void;
  leave(ear: Ear): void;
  /** Everyone who looked through these eyes, now gone from them. */
  dismiss(as: Viewer): readonly Ear[];
  /** Once per pair of eyes; the change since the view they had. */
  update(viewFor: (as: Viewer) => unknown, tellOf: (as: Viewer, patch: Patch) => Tell): void;
  toEach(tellOf: (person: PersonId) => Tell): void;
  /** The people looking through these eyes. */
  people(as: Viewer): readonly PersonId[];
  empty(): boolean;
}

export function gatherAudience(report: (trouble: unknown) => void): Audience {
  const rows = new Map<Viewer, Row>();
  return {
    join(ear, as, view) {
      const row = rows.get(as);
      if (row) row.ears.add(ear);
      else rows.set(as, { view, ears: new Set([ear]) });
    },
    leave(ear) {
      for (const [as, row] of rows)
        if (row.ears.delete(ear) && row.ears.size === 0) rows.delete(as);
    },
    dismiss(as) {
      const ears = [...(rows.get(as)?.ears ?? [])];
      rows.delete(as);
      return ears;
    },
    update(viewFor, tellOf) {
      const found: Found = new Map();
      for (const [as, row] of rows) {
        const view = viewFor(as);
        const patch = diff(row.view, view, found);
        row.view = view;
        say(row.ears, tellOf(as, patch));
      }
    },
    toEach(tellOf) {
      const told = new Map<PersonId, Tell>();
      for (const row of rows.values()) {
        for (const ear of row.ears) {
          const tell = told.get(ear.person.id) ?? tellOf(ear.person.id);
          told.set(ear.person.id, tell);
          say([ear], tell);
        }
      }
    },
    people: (as) => [...new Set([...(rows.get(as)?.ears ?? [])].map((ear) => ear.person.id))],
    empty: () => rows.size === 0,
  };

  function say(ears: Iterable<Ear>, tell: Tell): void {
    const text = written(tell);
    for (const ear of ears) {
      try {
        ear.tell(tell, text);
      } catch (trouble) {
        report(trouble);
      }
    }
  }
}

export function written(tell: Tell): () => string {
  let text: string | null = null;
  return () => (text ??= JSON.stringify(tell));
}
