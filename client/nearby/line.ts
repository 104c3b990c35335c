/** The way to a near table: this device is the table, or a guest of the one that is. */
import type { TableId } from "#table/talk/words.ts";
import type { Reply } from "../lobby/request.ts";
import type { Wire } from "../table/session/wire.ts";
import { callTable, guestWire } from "./guest/connection.ts";
import type { DoorCall } from "./talk.ts";

/** Kept by another device, it may have no way there just now. */
export async function wireTo(id: TableId): Promise<Wire> {
  const { localTable, localWire } = await import("../local/tables.ts");
  const table = await localTable(id);
  return table === null ? guestWire : localWire(table);
}

export async function isKeptHere(id: TableId): Promise<boolean> {
  const { browserJournal } = await import("../local/journal.ts");
  return (await browserJournal.header(id)) !== null;
}

export async function callNear(
  id: TableId,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply<unknown>> {
  const call: DoorCall = { method, path, body: body ?? null };
  if (!(await isKeptHere(id))) return callTable(call);
  return (await import("./host/hosting.ts")).answerHere(call);
}
