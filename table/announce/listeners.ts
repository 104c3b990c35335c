/** Those who listen, grouped by viewer: one view, one difference and one text for everyone who sees the same. */
import type { Viewer } from "#rules/game.ts";
import type { PersonId } from "../journal/page.ts";
import type { Person } from "../ports.ts";
import type { PatchMemo } from "../talk/steps/patch.ts";
import type { Tell } from "../talk/words.ts";

/** `text` is the message as JSON, written once for all listeners who hear the same. */
export type Hear = (tell: Tell, text: () => string) => void;

export interface Listener {
  readonly person: Person;
  readonly hear: Hear;
  readonly listening: () => boolean;
}

interface Group {
  view: unknown;
  readonly listeners: Set<Listener>;
}

interface Update {
  readonly view: unknown;
  readonly tell: Tell;
}

export interface Listeners {
  join(listener: Listener, as: Viewer, view: unknown): void;
  leave(listener: Listener): void;
  /** Everyone who watched as this viewer, now gone from the group. */
  dismiss(as: Viewer): readonly Listener[];
  /** Once per group, from the view it had; what several see alike is found once. */
  update(tellOf: (as: Viewer, view: unknown, found: PatchMemo) => Update): void;
  toEach(tellOf: (person: PersonId) => Tell): void;
  empty(): boolean;
}

export function keepListeners(report: (bug: unknown) => void): Listeners {
  const groups = new Map<Viewer, Group>();
  return {
    join(listener, as, view) {
      const group = groups.get(as);
      if (group) group.listeners.add(listener);
      else groups.set(as, { view, listeners: new Set([listener]) });
    },
    leave(listener) {
      for (const [as, { listeners }] of groups)
        if (listeners.delete(listener) && listeners.size === 0) groups.delete(as);
    },
    dismiss(as) {
      const listeners = [...(groups.get(as)?.listeners ?? [])];
      groups.delete(as);
      return listeners;
    },
    update(tellOf) {
      const found: PatchMemo = new Map();
      for (const [as, group] of groups) {
        const { view, tell } = tellOf(as, group.view, found);
        group.view = view;
        say(group.listeners, tell);
      }
    },
    toEach(tellOf) {
      const told = new Map<PersonId, Tell>();
      for (const { listeners } of groups.values()) {
        for (const listener of listeners) {
          const tell = told.get(listener.person.id) ?? tellOf(listener.person.id);
          told.set(listener.person.id, tell);
          say([listener], tell);
        }
      }
    },
    empty: () => groups.size === 0,
  };

  function say(listeners: Iterable<Listener>, tell: Tell): void {
    const text = written(tell);
    for (const { hear } of listeners) {
      try {
        hear(tell, text);
      } catch (bug) {
        report(bug);
      }
    }
  }
}

export function written(tell: Tell): () => string {
  let text: string | null = null;
  return () => (text ??= JSON.stringify(tell));
}
