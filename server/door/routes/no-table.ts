import type { TableId } from "#table/talk/words.ts";
import type { Services } from "../../services.ts";
import { no, type Reply } from "../http/reply.ts";

/** There is none, or another copy has it: 503 sends a proxy on to that one. */
export function noTable({ tables }: Pick<Services, "tables">, id: TableId): Reply {
  const why = tables.whyNone(id);
  return no(why === "elsewhere" ? 503 : 404, why);
}
