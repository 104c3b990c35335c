/** What pages lead to, worked out before they are written: who is to be told is written with them. */
import type { Seat } from "#rules/game.ts";
import { errandsOf } from "../calls/errands-of.ts";
import type { Errands } from "../journal/errands.ts";
import type { Page } from "../journal/page.ts";
import { readAll } from "../journal/read-all.ts";
import { changesThePast, folding, foldOn, type FoldResult } from "../state/fold.ts";
import type { Position } from "../state/position.ts";
import { inBreaths } from "../state/steps.ts";
import type { TableState } from "../state/table-state.ts";
import type { LiveTable } from "./live-table.ts";

/** `judged`: the position the judge saw ahead. */
export async function stateAfter(
  live: LiveTable,
  pages: readonly Page[],
  judged: Position | null,
): Promise<TableState> {
  const anew = judged === null && pages.some(changesThePast);
  return anew ? (await foldAnew(live, pages)).state : foldOn(live, live.state, pages, judged);
}

/** In its turn: nobody else writes meanwhile, or they are found out by the version. */
export async function foldAnew(live: LiveTable, next: readonly Page[] = []): Promise<FoldResult> {
  const { journal, breath } = live.ports;
  const stored = await readAll(journal, live.header.table, breath);
  // They may be in the journal already, or about to be.
  const [first] = next;
  const before = first === undefined ? stored : stored.slice(0, first.version - 1);
  return inBreaths(folding(live, [...before, ...next]), breath);
}

/** Who is to be told, and when the clock rings, is written with the pages that say so. */
export function errands(live: LiveTable, after: TableState, pages: readonly Page[]): Errands {
  const { game, header, ports, state: before } = live;
  const { mayCall } = ports;
  const asks = (seat: Seat): string =>
    after.position === null ? "" : (game.asks?.(after.position.state, seat) ?? "");
  return errandsOf({
    terms: header.terms,
    isLedger: game.amendable,
    asks,
    before,
    after,
    pages,
    ...(mayCall === undefined ? {} : { mayCall }),
  });
}
