/** The outbox on SQLite. One process alone has the file: what it has taken it keeps in mind, and dies with it. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { CallId, Outbox } from "../../call-port.ts";
import { callIn, pastIn, textOf } from "../../call-rows.ts";
import type { Writer } from "../group-commit.ts";
import { callAdder } from "./add-call.ts";
import { most } from "../../most.ts";
import type { PersonId } from "#table/journal/page.ts";

export function sqliteOutbox(db: DatabaseSync, { write, read }: Writer): Outbox {
  const addNow = callAdder(db);
  const { nudge, due, postpone, finish, next, latest } = statements(db);
  const tidy = [
    db.prepare("DELETE FROM calls WHERE done IS NOT NULL AND made < ?"),
    db.prepare("DELETE FROM letters WHERE latest < ?"),
  ];
  const touches = keepTouches();
  /** Until when each of them is ours: one that nobody settled by then was not made, and is taken anew. */
  const taken = new Map<CallId, number>();
  const besides = (): string => JSON.stringify([...taken.keys()]);

  return {
    ...touches,
    add: (calls) => write(() => calls.forEach(addNow)),
    addNudge: (call, since) =>
      write(() => {
        if (nudge.run(call.person, call.made, since).changes === 0)
          return "nudged-already" as const;
        addNow(call);
        return "added" as const;
      }),
    take: (now, soon, lease) =>
      read(() => {
        for (const [id, until] of taken) if (until <= now) taken.delete(id);
        const calls = due.all(now, soon, besides()).map(callIn);
        for (const { id } of calls) taken.set(id, lease);
        return calls;
      }),
    async postpone(id, { due: at, tries, left, trouble }) {
      await write(() => void postpone.run(at, tries, textOf(left), textOf(trouble), id));
      taken.delete(id);
    },
    async finish(id, end, trouble) {
      await write(() => void finish.run(end, textOf(trouble), id));
      taken.delete(id);
    },
    nextDue: () =>
      read(() => {
        const waiting = next.get(besides())?.["at"] ?? null;
        const first = Math.min(Number(waiting ?? Infinity), ...taken.values());
        return first === Infinity ? null : first;
      }),
    callsOf: (person, since) => read(() => latest.all(person, since).map(pastIn)),
    tidy: (before) => write(() => tidy.forEach((statement) => void statement.run(before))),
  };
}

function statements(
  db: DatabaseSync,
): Record<"nudge" | "due" | "postpone" | "finish" | "next" | "latest", StatementSync> {
  return {
    nudge: db.prepare(
      `INSERT INTO nudged (person, at) VALUES (?, ?)
       ON CONFLICT DO UPDATE SET at = excluded.at WHERE nudged.at <= ?`,
    ),
    due: db.prepare(
      `WITH taken AS MATERIALIZED (SELECT value AS id FROM json_each(?3))
       SELECT * FROM calls WHERE done IS NULL AND due <= ?2 AND id NOT IN taken AND person IN (
         SELECT person FROM calls WHERE done IS NULL AND due <= ?1 AND id NOT IN taken ORDER BY due LIMIT ${most.called}
       ) ORDER BY due, id`,
    ),
    postpone: db.prepare(
      "UPDATE calls SET due = ?, tries = ?, rest = ?, trouble = ? WHERE id = ? AND done IS NULL",
    ),
    finish: db.prepare("UPDATE calls SET done = ?, trouble = ? WHERE id = ?"),
    next: db.prepare(
      `SELECT min(due) AS at FROM calls WHERE done IS NULL AND id NOT IN (SELECT value FROM json_each(?))`,
    ),
    latest: db.prepare(
      `SELECT * FROM calls WHERE person = ? AND made > ? ORDER BY due DESC, id LIMIT ${most.pastCalls}`,
    ),
  };
}

/** Older ones say nothing any more. */
const longest = 3_600_000;
const mostPeople = 20_000;

/** Who touched which table when: this process alone knows, and needs it no longer than for a while. */
function keepTouches(): Pick<Outbox, "noteTouch" | "touches"> {
  const known = new Map<PersonId, Map<string, number>>();
  const none: ReadonlyMap<string, number> = new Map();

  function forgetOld(at: number): void {
    for (const [person, tables] of known) {
      for (const [table, touched] of tables) if (touched < at - longest) tables.delete(table);
      if (tables.size === 0) known.delete(person);
    }
  }

  return {
    async noteTouch(person, table, at) {
      const tables = known.get(person) ?? new Map<string, number>();
      tables.set(table, Math.max(at, tables.get(table) ?? 0));
      known.set(person, tables);
      if (known.size > mostPeople) forgetOld(at);
    },
    touches: async (person) => known.get(person) ?? none,
  };
}
