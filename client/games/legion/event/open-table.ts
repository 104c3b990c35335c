/** [LC-TOUR-10] One tap: the ledger of a table, opened with both lists or found open. */
import type { TableInvitation } from "#table/talk/lobby.ts";
import { request } from "../../../lobby/request.ts";
import { toast } from "../../../pieces/toasts.ts";
import { go } from "../../../route.ts";
import { errorText } from "../../../words/words.ts";

export async function openTable(id: string, round: number, table: number): Promise<void> {
  const reply = await request<TableInvitation>(
    "POST",
    `/tournaments/${id}/rounds/${round}/tables/${table}`,
  );
  if (reply.type === "ok") go(reply.value.path);
  else toast(errorText(reply.code), "no");
}
