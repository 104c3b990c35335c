/** A running table of the guild as one of its members sees it. */
import type { PersonId } from "#table/journal/page.ts";
import type { GuildRow } from "#table/talk/guild.ts";
import { rowFor } from "../lobby/lobby-row.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import type { GuildTable } from "../store/guild-port.ts";

export async function rowIn(
  tables: OpenTables,
  { table, seats }: GuildTable,
  reader: PersonId,
): Promise<GuildRow | null> {
  const row = await tables.row(table);
  if (row === null) return null;
  const mine = Array.from(seats).flatMap(([seat, person]) => (person === reader ? [seat] : []));
  const waitsFor = row.phase === "playing" ? row.awaited : [];
  return {
    ...rowFor(row, mine),
    waitsFor: waitsFor.flatMap((seat) => row.names[seat] ?? []),
  };
}
