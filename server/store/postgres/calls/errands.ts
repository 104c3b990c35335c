/** What pages ask for, in the statement that writes them: more steps behind those of the appender. */
import type { Errands } from "#table/journal/errands.ts";
import type { TableId } from "#table/talk/words.ts";

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
    dropped.map(({ table }) => table),
    dropped.map(({ drop }) => drop.seat),
    dropped.map(({ drop }) => drop.kind),
    calls.map(({ table }) => table),
    calls.map(({ call }) => call.person),
    calls.map(({ call }) => call.seat),
    calls.map(({ call }) => call.version),
    calls.map(({ call }) => call.kind),
    calls.map(({ call }) => call.made),
    calls.map(({ call }) => call.due),
    calls.map(({ call }) => call.quiet),
    calls.map(({ call }) => call.until),
  ];
}

/** Only those who can be reached are called; what is known already and not sent yet moves with its clock. */
export const errandSteps = `,
  dropped AS (
    DELETE FROM calls c USING unnest($13::text[], $14::smallint[], $15::text[]) d (id, seat, kind) JOIN won USING (id)
    WHERE c.subject = d.id AND c.seat = d.seat AND c.kind = d.kind AND c.done IS NULL
  ),
  called AS (
    INSERT INTO calls (subject, person, seat, version, kind, made, due, quiet, until)
    SELECT n.* FROM unnest($16::text[], $17::text[], $18::smallint[], $19::int[], $20::text[], $21::bigint[],
      $22::bigint[], $23::int[], $24::bigint[]) n (id, person, seat, version, kind, made, due, quiet, until)
    JOIN won USING (id)
    WHERE EXISTS (SELECT 1 FROM channels k WHERE k.owner = n.person)
      OR EXISTS (SELECT 1 FROM guild_tables t JOIN channels k ON k.owner = 'guild:' || t.guild WHERE t.table_id = n.id)
    ON CONFLICT (person, subject, version, kind)
    DO UPDATE SET due = excluded.due, until = excluded.until WHERE calls.done IS NULL
  )`;
