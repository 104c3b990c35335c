/**
 * Whoever has gone from a table is still found when the others want to play on: the table they came from is looked at
 * now and then, from whatever page they are on. It ends with an answer, with another look at that table, or with the
 * evening.
 */
import { render } from "preact";
import type { TableId, TableInfo } from "#table/talk/words.ts";
import { request } from "../../lobby/request.ts";
import { path } from "../../route.ts";
import { mySeats } from "../frame.ts";
import { RematchCall, type Call } from "./rematch-call.tsx";
import { hasAnswered } from "./seating.ts";

const lookAgainMs = 6000;
/** Three hours after somebody left nobody waits for them. */
const mostLooks = (3 * 60 * 60_000) / lookAgainMs;

let stop: (() => void) | null = null;

/** Only the last table one came from: an evening is one. */
export function watchForRematch(table: TableId): void {
  stop?.();
  const place = document.createElement("div");
  document.body.append(place);
  let looks = 0;
  const timer = setInterval(() => void look(), lookAgainMs);
  const end = (): void => {
    clearInterval(timer);
    render(null, place);
    place.remove();
    if (stop === end) stop = null;
  };
  stop = end;

  async function look(): Promise<void> {
    if (looks++ > mostLooks) return end();
    if (document.hidden || path.value === `/t/${table}`) return;
    const found = await callFrom(table);
    if (found === "over" || (found !== null && path.value === `/t/${found.next}`)) return end();
    if (stop === end && found !== null) render(<RematchCall call={found} over={end} />, place);
  }
  void look();
}

/** Back at the table one reads the question there. */
export function stopWatching(): void {
  stop?.();
}

/** `null` while nobody has asked; `over` when there is nothing to ask any more. */
async function callFrom(table: TableId): Promise<Call | "over" | null> {
  const reply = await request<TableInfo>("GET", `/tables/${table}`);
  if (reply.type === "no") return reply.code === "offline" ? null : "over";
  const before = reply.value;
  if (mySeats(before).length === 0) return "over";
  if (before.rematch === null) return null;
  if (hasAnswered(before.rematch)) return "over";
  const next = await request<TableInfo>("GET", `/tables/${before.rematch}`);
  if (next.type === "no") return null;
  if (next.value.phase !== "gathering" || mySeats(next.value).length > 0) return "over";
  const host = next.value.seats.find(({ holder }) => holder.type === "person")?.holder;
  // Whoever proposed sits down a moment after the table was made.
  return host?.type === "person" ? { before, next: before.rematch, who: host.name } : null;
}
