/** What pages ask for, in the statement that writes them: more steps behind those of the appender. */
import type { Errands } from "#table/journal/errands.ts";
import type { TableId } from "#table/talk/words.ts";
import { numbersOf, textsIn, textsOf } from "../lists.ts";

interface WithErrands {
  readonly table: TableId;
  readonly errands: Errands;
}

/** The values for `errandSteps`; `null` when nobody asks for anything. */
export function errandsIn(batch: readonly WithErrands[]): readonly unknown[] | null {
  const calls = batch.flatMap(({ table, errands }) =>
    errands.calls.map((call) => ({ table, call })),
  );
  const dropped = batch.flatMap(({ table, errands }) =>
    errands.dropped.map((drop) => ({ table, drop })),
  );
  if (calls.length + dropped.length === 0) return null;
  return [
    textsOf(dropped.map(({ table }) => table)),
    numbersOf(dropped.map(({ drop }) => drop.seat)),
    textsOf(dropped.map(({ drop }) => drop.kind)),
    textsOf(calls.map(({ table }) => table)),
    textsOf(calls.map(({ call }) => call.person)),
    numbersOf(calls.map(({ call }) => call.seat)),
    numbersOf(calls.map(({ call }) => call.version)),
    textsOf(calls.map(({ call }) => call.kind)),
    numbersOf(calls.map(({ call }) => call.made)),
    numbersOf(calls.map(({ call }) => call.due)),
    numbersOf(calls.map(({ call }) => call.quiet)),
    numbersOf(calls.map(({ call }) => call.until)),
    textsOf(calls.map(({ call }) => call.words ?? "")),
  ];
}

/** Only those who can be reached are called; what is known already and not sent yet moves with its clock. */
export const errandSteps = `,
  dropped AS (
    DELETE FROM calls c USING unnest(${textsIn("$14")}, $15::smallint[], ${textsIn("$16")}) d (id, seat, kind)
    JOIN won USING (id)
    WHERE c.subject = d.id AND c.seat = d.seat AND c.kind = d.kind AND c.done IS NULL
  ),
  called AS (
    INSERT INTO calls (subject, person, seat, version, kind, made, due, quiet, until, words)
    SELECT n.id, person, seat, version, kind, made, due, quiet, until, coalesce(words, '')
    FROM unnest(${textsIn("$17")}, ${textsIn("$18")}, $19::smallint[], $20::int[],
      ${textsIn("$21")}, $22::bigint[], $23::bigint[], $24::int[], $25::bigint[], ${textsIn("$26")})
      n (id, person, seat, version, kind, made, due, quiet, until, words)
    JOIN won USING (id)
    WHERE EXISTS (SELECT 1 FROM channels k WHERE k.owner = n.person)
      OR EXISTS (SELECT 1 FROM guild_tables t JOIN channels k ON k.owner = 'guild:' || t.guild WHERE t.table_id = n.id)
    ON CONFLICT (person, subject, version, kind)
    DO UPDATE SET due = excluded.due, until = excluded.until WHERE calls.done IS NULL
  )`;
