/** On which page of a database each table and each index begins. The very first page is the list of them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export function beginnings(
  bytes: Buffer,
): readonly { readonly name: string; readonly page: number }[] {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-read-"));
  writeFileSync(join(folder, "read.db"), bytes);
  const db = new DatabaseSync(join(folder, "read.db"));
  const rows = db.prepare("SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 1").all();
  db.close();
  rmSync(folder, { recursive: true });
  return rows.map((row) => ({ name: String(row["name"]), page: Number(row["rootpage"]) }));
}
