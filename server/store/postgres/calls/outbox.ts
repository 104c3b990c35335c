/** The outbox on PostgreSQL: each copy takes what no other has, and a lease ends by itself. */
import type { Outbox, OwnCall } from "../../call-port.ts";
import { callIn, pastIn, textOf } from "../../call-rows.ts";
import type { Database } from "../connection.ts";
import { most } from "../../most.ts";

const columns = "person, subject, seat, version, kind, words, made, due, quiet, until";

/** The first ten values of a statement with `addingCalls`. */
export const valuesOf = (calls: readonly OwnCall[]): readonly unknown[] => [
  calls.map(({ person }) => person),
  calls.map(({ subject }) => subject),
  calls.map(({ seat }) => seat),
  calls.map(({ version }) => version),
  calls.map(({ kind }) => kind),
  calls.map(({ words }) => words),
  calls.map(({ made }) => made),
  calls.map(({ due }) => due),
  calls.map(({ quiet }) => quiet),
  calls.map(({ until }) => until),
];

const fresh = `SELECT * FROM unnest($1::text[], $2::text[], $3::smallint[], $4::int[], $5::text[], $6::text[],
  $7::bigint[], $8::bigint[], $9::int[], $10::bigint[]) n (${columns})`;

/** Calls that no page asks for, in the statement of whatever does. */
export const addingCalls = `INSERT INTO calls (${columns}) ${fresh} ON CONFLICT DO NOTHING`;

export function postgresOutbox({ ask, attempt }: Database): Outbox {
  return {
    async add(calls) {
      await ask(addingCalls, valuesOf(calls));
    },
    async addNudge(call, since) {
      const rows = await ask(nudging, [...valuesOf([call]), since, call.person, call.made]);
      return rows.length > 0 ? "added" : "nudged-already";
    },
    async take(now, soon, lease) {
      const rows = await attempt(taking, [now, soon, lease]);
      return rows.map(callIn).toSorted((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1));
    },
    async postpone(id, { due, tries, left, trouble }) {
      await ask(
        `UPDATE calls SET due = $2, tries = $3, rest = $4, trouble = $5, lease = 0
         WHERE id = $1 AND done IS NULL`,
        [id, due, tries, textOf(left), textOf(trouble)],
      );
    },
    async finish(id, end, trouble) {
      await ask("UPDATE calls SET done = $2, trouble = $3, lease = 0 WHERE id = $1", [
        id,
        end,
        textOf(trouble),
      ]);
    },
    async nextDue() {
      const [row] = await ask(
        "SELECT min(greatest(due, lease)) AS at FROM calls WHERE done IS NULL",
        [],
      );
      const at = row?.["at"] ?? null;
      return at === null ? null : Number(at);
    },
    async callsOf(person, since) {
      const rows = await ask(
        `SELECT * FROM calls WHERE person = $1 AND made > $2 ORDER BY due DESC, id LIMIT ${most.pastCalls}`,
        [person, since],
      );
      return rows.map(pastIn);
    },
    async noteTouch(person, table, at) {
      await attempt(
        `INSERT INTO touches (person, subject, at) VALUES ($1, $2, $3)
         ON CONFLICT (person, subject) DO UPDATE SET at = greatest(touches.at, excluded.at)`,
        [person, table, at],
      );
    },
    async touches(person) {
      const rows = await ask("SELECT subject, at FROM touches WHERE person = $1", [person]);
      return new Map(rows.map((row) => [String(row["subject"]), Number(row["at"])]));
    },
    async tidy(before) {
      await attempt("DELETE FROM calls WHERE done IS NOT NULL AND made < $1", [before]);
      await attempt("DELETE FROM touches WHERE at < $1", [before]);
      await attempt("DELETE FROM letters WHERE latest < $1", [before]);
    },
  };
}

/** Of two who nudge the same person at once the second waits for the first, and finds it. */
const nudging = `
  WITH nudge AS (
    INSERT INTO nudged AS d (person, at) VALUES ($12, $13)
    ON CONFLICT (person) DO UPDATE SET at = excluded.at WHERE d.at <= $11 RETURNING 1
  )
  INSERT INTO calls (${columns}) ${fresh} WHERE EXISTS (SELECT 1 FROM nudge) ON CONFLICT DO NOTHING RETURNING id`;

const taking = `
  WITH people AS (
    SELECT person FROM calls WHERE done IS NULL AND due <= $1 AND lease <= $1
    GROUP BY person ORDER BY min(due) LIMIT ${most.called}
  ),
  mine AS (
    SELECT id FROM calls WHERE done IS NULL AND due <= $2 AND lease <= $1
      AND person IN (SELECT person FROM people)
    ORDER BY id FOR UPDATE SKIP LOCKED
  )
  UPDATE calls c SET lease = $3 FROM mine WHERE c.id = mine.id RETURNING c.*`;
