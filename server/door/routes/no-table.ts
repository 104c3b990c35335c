import type { ErrorAnswer } from "#table/talk/errors.ts";
import { no, type Reply } from "../http/reply.ts";

/** There is none, or another copy has it: 503 sends a proxy on to that one. Or it is not for everyone. */
export function noTable({ code }: ErrorAnswer): Reply {
  if (["members-only", "not-your-table", "not-over"].includes(code)) return no(403, code);
  return no(code === "elsewhere" ? 503 : 404, code);
}
