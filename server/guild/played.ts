/** Results of a guild's finished tables: kept once drawn, drawn anew when the journal went on. */
import type { PersonId } from "#table/journal/page.ts";
import type { TableId } from "#table/talk/words.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import type { GuildStore, GuildTable } from "../store/guild-port.ts";
import { resultOf, type Result } from "./result.ts";

export interface Played {
  readonly table: TableId;
  readonly host: PersonId;
  readonly result: Result;
}

/** So many are drawn at once; the rest follows when the page is looked at again. */
const mostDrawn = 50;

/** The latest first. */
export async function resultsOf(
  store: GuildStore,
  tables: OpenTables,
  all: readonly GuildTable[],
): Promise<readonly Played[]> {
  const played: Played[] = [];
  let drawn = 0;
  for (const each of all) {
    if (each.phase !== "over") continue;
    if (each.result === null && drawn++ >= mostDrawn) continue;
    const result =
      each.result === null ? await draw(store, tables, each) : (JSON.parse(each.result) as Result);
    if (result !== null) played.push({ table: each.table, host: each.host, result });
  }
  return played.toSorted((a, b) => b.result.ended - a.result.ended);
}

async function draw(
  store: GuildStore,
  tables: OpenTables,
  { table, version, seats }: GuildTable,
): Promise<Result | null> {
  const row = await tables.row(table);
  const result = row === null ? null : resultOf(row, seats);
  if (result !== null) await store.keepResult(table, version, JSON.stringify(result));
  return result;
}
