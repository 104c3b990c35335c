/** Opens a copy as a hall would, so that what is wrong is known today and not on the day it is needed. */
import { HostError } from "../../host-error.ts";
import { openDatabase } from "./database.ts";

export interface Counts {
  readonly tables: number;
  readonly pages: number;
  readonly people: number;
}

export function lookOver(folder: string): Counts {
  const db = openDatabase(folder);
  const found = db
    .prepare("PRAGMA integrity_check")
    .all()
    .map((row) => String(row["integrity_check"]));
  if (found.join() !== "ok")
    throw new HostError(`the copy in ${folder} is not sound: ${found[0] ?? ""}`);
  const count = (table: string): number =>
    Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);
  const counts = { tables: count("tables"), pages: count("pages"), people: count("people") };
  db.close();
  return counts;
}
