/** Everyone who says yes sits down at the next table. */
import type { Seat } from "#rules/game.ts";
import type { AskAnswer } from "#table/talk/lobby.ts";
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

export function goToNext(table: TableId, before: TableInfo): void {
  sessionStorage.setItem(startsByItself(table), "yes");
  localStorage.setItem(answer(table), JSON.stringify(whoSat(before)));
  go(`/t/${table}`);
}

/** Kept on this device, so that nobody is asked again after a look at the replay. */
const answer = (table: TableId): string => `guildhall.again.${table}`;

export function hasAnswered(table: TableId | null): boolean {
  return table !== null && localStorage.getItem(answer(table)) !== null;
}

/** Whoever waits at the next table reads it there. */
export async function decline(table: TableId): Promise<void> {
  localStorage.setItem(answer(table), "[]");
  const said = { type: "phrase", phrase: "not-now" };
  await request<AskAnswer>("POST", `/tables/${table}/asks`, { id: entropy(), type: "say", said });
}

function whoSat({ seats }: TableInfo): readonly (string | null)[] {
  return seats.map(({ holder }) => (holder.type === "person" ? holder.name : null));
}

/** Who had this seat before the rematch, or who is to get one. */
export function askedFor(table: TableInfo, seat: Seat): string | null {
  const kept = localStorage.getItem(answer(table.id));
  const names: unknown = kept === null ? [] : JSON.parse(kept);
  if (!Array.isArray(names)) return null;
  const sits = table.seats.flatMap(({ holder }) => (holder.type === "person" ? [holder.name] : []));
  const isDrawn = table.seats.some(
    ({ seat: at, holder }) =>
      holder.type === "person" && names.includes(holder.name) && names[at] !== holder.name,
  );
  const isMissing = (name: unknown): name is string =>
    typeof name === "string" && !sits.includes(name);
  if (!isDrawn) return isMissing(names[seat]) ? names[seat] : null;
  // Nobody knows yet who will sit where: one free seat for each who was asked.
  const free = table.seats.filter(({ holder }) => holder.type === "open");
  const nth = free.findIndex((one) => one.seat === seat);
  return names.filter(isMissing)[nth] ?? null;
}

/** Played without them: their name stands at no other free seat. */
export function waitNoMore(table: TableId, name: string): void {
  const kept: unknown = JSON.parse(localStorage.getItem(answer(table)) ?? "[]");
  // Chairs move up, and so do those who are still waited for.
  const names = Array.isArray(kept) ? kept.filter((one) => one !== name) : [];
  localStorage.setItem(answer(table), JSON.stringify(names));
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
    const sat = await request<AskAnswer>("POST", `/tables/${table}/asks`, saying);
    refused = sat.type === "no" ? sat.code : null;
    if (refused === null) break;
  }
  if (refused !== null) toast(errorText(refused), "no");
  goToNext(table, before);
}

/** Two who say yes in the same moment may want the same seat: the later one takes the next. */
const longestTry = 6;
