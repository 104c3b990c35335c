/** Everything of mine on one page. */
import type { PersonId } from "#table/journal/page.ts";
import type { LobbyRow } from "#table/talk/lobby.ts";
import type { MyGame, MyPage } from "#table/talk/me.ts";
import type { Breath } from "#table/state/steps.ts";
import type { Person } from "#table/ports.ts";
import { byUrgency, rowFor } from "../lobby/lobby-row.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import type { GuildStore } from "../store/guild-port.ts";
import type { Directory } from "../store/port.ts";
import { myGameOf, statisticsOf } from "./my-games.ts";

export interface MyPages {
  /** Whoever asks pays for the games that are read. */
  page(person: Person, pay: (games: number) => void): Promise<MyPage>;
  /** Everything I finished, the latest first. */
  finished(person: PersonId): Promise<readonly MyGame[]>;
  /** Those after the table `after`. */
  games(person: PersonId, after: string, pay: (games: number) => void): Promise<readonly MyGame[]>;
  running(person: PersonId): Promise<readonly LobbyRow[]>;
}

interface Needs {
  readonly directory: Directory;
  readonly tables: OpenTables;
  readonly guilds: GuildStore;
  readonly breath: Breath;
}

const gamesAtOnce = 20;
/** So many tables are opened for one look; the rest follows when the page is looked at again. */
const mostDrawn = 50;

export function openMyPages({ directory, tables, guilds, breath }: Needs): MyPages {
  async function finished(person: PersonId): Promise<readonly MyGame[]> {
    const games: MyGame[] = [];
    let drawn = 0;
    for (const { table, seats, row } of await directory.finished(person)) {
      if (row === null && drawn++ >= mostDrawn) continue;
      const found = row ?? (await tables.row(table));
      const game = found === null ? null : myGameOf(found, seats);
      if (game !== null) games.push(game);
    }
    return games.toSorted((a, b) => b.ended - a.ended);
  }

  async function running(person: PersonId): Promise<readonly LobbyRow[]> {
    const rows: LobbyRow[] = [];
    for (const [table, seats] of await directory.of(person)) {
      if (breath.isDue()) await breath();
      const row = await tables.row(table);
      if (row !== null && row.phase !== "over") rows.push(rowFor(row, seats));
    }
    return rows.toSorted(byUrgency);
  }

  return {
    finished,
    running,
    async page({ id, name }, pay) {
      const games = await finished(id);
      pay(games.length);
      return {
        name,
        tables: await running(id),
        guilds: (await guilds.of(id)).map((guild) => ({ id: guild.id, name: guild.name })),
        statistics: statisticsOf(games),
        games: games.slice(0, gamesAtOnce),
      };
    },
    async games(person, after, pay) {
      const all = await finished(person);
      pay(all.length);
      const from = all.findIndex(({ table }) => table === after) + 1;
      return all.slice(from, from + gamesAtOnce);
    },
  };
}
