/** Everyone who says yes sits down at the next table. */
import type { Seat } from "#rules/game.ts";
import type { Asked } from "#table/talk/lobby.ts";
import type { TableId, TableInfo } from "#table/talk/words.ts";
import { entropy } from "../../lobby/entropy.ts";
import { request } from "../../lobby/request.ts";
import { toast } from "../../pieces/toasts.ts";
import { go } from "../../route.ts";
import { errorText } from "../../words/words.ts";
import { seatsFor } from "./seats-next.ts";

/** A rematch begins as soon as everyone has sat down: nobody is asked twice. */
export function startsByItself(table: TableId): string {
  return `guildhall.rematch.${table}`;
}

export function goToNext(table: TableId): void {
  sessionStorage.setItem(startsByItself(table), "yes");
  go(`/t/${table}`);
}

/** Everyone who says yes sits down: on the seat they had, unless seats are drawn. */
export async function sitDown(
  table: TableId,
  before: TableInfo,
  mine: readonly Seat[],
): Promise<void> {
  const reply = await request<TableInfo>("GET", `/tables/${table}`);
  if (reply.type === "no") return toast(errorText(reply.code), "no");
  const wishes = seatsFor(reply.value, before, mine);
  let refused: string | null = null;
  for (const seat of mine.length === 0 ? [] : wishes.slice(0, longestTry)) {
    const saying = { id: entropy(), type: "sit", seat, entropy: "" };
    const sat = await request<Asked>("POST", `/tables/${table}/asks`, saying);
    refused = sat.type === "no" ? sat.code : null;
    if (refused === null) break;
  }
  if (refused !== null) toast(errorText(refused), "no");
  goToNext(table);
}

/** Two who say yes in the same moment may want the same seat: the later one takes the next. */
const longestTry = 6;
