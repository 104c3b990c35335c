/**
 * Moves ahead: kept from everyone until they are asked for, then said as if by hand, once. One that is not possible
 * any more is dropped, and its person is asked like everyone else.
 */
import type { Game, Seat } from "#rules/game.ts";
import { sameData } from "#rules/same-data.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { Table } from "#table/table.ts";
import type { ErrorCode } from "#table/talk/errors.ts";
import type { TableId } from "#table/talk/words.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import type { Ahead, LooksStore } from "../store/looks-port.ts";

export interface MovesAhead {
  /** `null` takes it away. Answers why not. */
  leave(table: Table, seat: Seat, person: PersonId, command: unknown): Promise<ErrorCode | null>;
  at(table: TableId, seat: Seat, person: PersonId): Promise<unknown>;
  /** Pages were written at this table: someone may be asked now. */
  written(table: TableId): void;
  /** After a start: what was asked for while nobody was there. */
  open(): Promise<void>;
}

interface Needs {
  readonly looks: LooksStore;
  readonly tables: OpenTables;
  readonly games: ReadonlyMap<string, Game>;
  /** Among copies any of them may have been told. */
  readonly isAlone: boolean;
  readonly bug: (what: string, error: unknown) => void;
}

export function openMovesAhead({ looks, tables, games, isAlone, bug }: Needs): MovesAhead {
  /** So that a move at a table without any costs nothing. */
  const known = new Set<TableId>();
  const gameOf = (table: Table): Game | undefined => games.get(table.info(null).game);

  async function say(id: TableId): Promise<void> {
    const all = await looks.aheadAt(id);
    if (all.size === 0) return void known.delete(id);
    const table = await tables.find(id);
    await table?.settled();
    for (const [seat, left] of all) {
      const game = table === null ? undefined : gameOf(table);
      const view = table?.seen(left.person, seat) ?? null;
      if (table === null || game === undefined || view === null) continue;
      if (includes(game.ahead?.(view) ?? [], left.command)) continue;
      // Taken out first: it is said at most once.
      await looks.setAhead(id, seat, null);
      if (includes(game.options(view), left.command)) await tell(table, seat, left);
    }
  }

  /** Tables that were written at in this turn of the event loop: many of them are one question. */
  const asked = new Set<TableId>();

  async function sayAll(): Promise<void> {
    const ids = [...asked];
    asked.clear();
    for (const id of isAlone ? ids : await looks.aheadAmong(ids)) say(id).catch(notSaid);
  }

  function notSaid(error: unknown): void {
    bug("a move ahead was not said", error);
  }

  function written(id: TableId): void {
    if (isAlone && !known.has(id)) return;
    asked.add(id);
    if (asked.size === 1) setImmediate(() => void sayAll().catch(notSaid));
  }

  return {
    async leave(table, seat, person, command) {
      const view = table.seen(person, seat);
      if (view === null) return "not-your-seat";
      if (command !== null && !includes(gameOf(table)?.ahead?.(view) ?? [], command))
        return "not-ahead";
      known.add(table.id);
      await looks.setAhead(table.id, seat, command === null ? null : { person, command });
      // It may have been asked while this was written.
      written(table.id);
      return null;
    },
    async at(table, seat, person) {
      const left = (await looks.aheadAt(table)).get(seat);
      return left?.person === person ? left.command : null;
    },
    written,
    async open() {
      for (const id of await looks.aheadTables()) {
        known.add(id);
        written(id);
      }
    },
  };
}

function includes(list: readonly unknown[], command: unknown): boolean {
  return list.some((each) => sameData(each, command));
}

async function tell(table: Table, seat: Seat, { person, command }: Ahead): Promise<void> {
  const holder = table.info(person).seats[seat]?.holder;
  const name = holder?.type === "person" ? holder.name : "";
  await table.ask(
    { id: person, name },
    { type: "command", id: newSecret(), table: table.id, seat, command },
  );
}
