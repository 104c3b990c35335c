import type { Table } from "../table.ts";
import type { Answer, EntryRef } from "../talk/words.ts";
import { ask, ginny, openNew, rig, startWith, terms, type Rig } from "./rig.ts";
import { tally, total } from "./tally-game.ts";
import { watch, type Watcher } from "./watcher.ts";

export interface LedgerTable {
  readonly bench: Rig;
  readonly table: Table;
  readonly watcher: Watcher;
  readonly add: (n: number, seat?: number) => Promise<number>;
  readonly sum: () => number;
}

/** One person speaks for both sides, as beside a real table. */
export async function ledgerTable(): Promise<LedgerTable> {
  const bench = rig();
  const table = await openNew(bench, tally, terms(tally, 2));
  await startWith(table, [ginny, ginny], 2);
  const watcher = await watch(table, ginny, 0);
  const add = async (n: number, seat = 0): Promise<number> => {
    const answer = await ask(table, ginny, { type: "command", seat, command: { type: "add", n } });
    return answer.type === "done" ? answer.version : Number.NaN;
  };
  return {
    bench,
    table,
    watcher,
    add,
    sum: () => total(watcher.view() as Parameters<typeof total>[0]),
  };
}

export function amend(table: Table, page: EntryRef, command: unknown, seat = 0): Promise<Answer> {
  return ask(table, ginny, { type: "amend", seat, page, command });
}

export function insert(table: Table, before: EntryRef, command: unknown): Promise<Answer> {
  return ask(table, ginny, { type: "insert", seat: 0, before, command });
}
