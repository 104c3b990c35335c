/** Results of a guild's finished tables: kept once drawn, drawn anew when the journal went on. */
import { setImmediate } from "node:timers/promises";
import type { TableId } from "#table/talk/words.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import {
  tablesAtOnce,
  type GuildId,
  type GuildStore,
  type GuildTable,
  type StoredMember,
} from "../store/guild-port.ts";
import { gameNoted } from "./notes.ts";
import { resultOf, type FinishedGame, type GuildResult } from "./result.ts";

/** So many are drawn at once; the rest follows when the page is looked at again. */
const mostDrawn = 50;
/** More are not shown; the oldest wait in the people's own lists. */
const mostTables = 3000;

export interface Everything {
  /** The newest first. */
  readonly running: readonly GuildTable[];
  /** The latest first. */
  readonly played: readonly FinishedGame[];
}

/** Read some at a time, with a breath between: other tables play on meanwhile. */
export async function everything(
  store: GuildStore,
  tables: Pick<OpenTables, "row">,
  guild: GuildId,
  members: readonly StoredMember[],
): Promise<Everything> {
  const running: GuildTable[] = [];
  const played: FinishedGame[] = [];
  let drawn = 0;
  let before: TableId | undefined;
  for (let read = 0; read < mostTables; read += tablesAtOnce) {
    const some = await store.tables(guild, before);
    for (const each of some) {
      if (each.phase !== "over") running.push(each);
      else if (each.result !== null)
        played.push(asPlayed(each, JSON.parse(each.result) as GuildResult));
      else if (drawn++ < mostDrawn) {
        const result = await draw(store, tables, each);
        if (result !== null) played.push(asPlayed(each, result));
      }
    }
    before = some.at(-1)?.table;
    if (some.length < tablesAtOnce) break;
    await setImmediate();
  }
  for (const note of await store.notes(guild)) played.push(gameNoted(note, members));
  return { running, played: played.toSorted((a, b) => b.result.ended - a.result.ended) };
}

function asPlayed({ table, host }: GuildTable, result: GuildResult): FinishedGame {
  return { table, host, result };
}

async function draw(
  store: GuildStore,
  tables: Pick<OpenTables, "row">,
  { table, version, seats }: GuildTable,
): Promise<GuildResult | null> {
  const row = await tables.row(table);
  const result = row === null ? null : resultOf(row, seats);
  if (result !== null) await store.keepResult(table, version, JSON.stringify(result));
  return result;
}
