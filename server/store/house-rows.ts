/** Who is shut out as a query answers it, whichever database it is. */
import type { ShutOut } from "#table/talk/office.ts";

export function shutOutIn(row: Readonly<Record<string, unknown>>): ShutOut {
  return {
    what: row["what"] as ShutOut["what"],
    key: String(row["key"]),
    name: String(row["name"]),
    since: Number(row["since"]),
  };
}
