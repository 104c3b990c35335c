/** What a host reads about the games of a folder before an update. */
import type { KeptState } from "#table/past/read-again.ts";

interface TableAbout {
  readonly table: string;
  readonly game: string;
  readonly pages: number;
}

type Reads = Pick<KeptState, "phase" | "rules">;
type OlderRules = TableAbout & Reads & { readonly reads: "older-rules" };

export type TableCheck =
  | (TableAbout & Reads & { readonly reads: "same" })
  | OlderRules
  | (TableAbout & { readonly reads: "differs"; readonly why: string });

export interface FolderReport {
  readonly folder: string;
  readonly open: boolean;
  readonly tables: readonly TableCheck[];
}

export function reportOf({ folder, open, tables }: FolderReport): string {
  const pages = tables.reduce((sum, table) => sum + table.pages, 0);
  const same = tables.filter((table) => table.reads === "same");
  const older = tables.filter((table) => table.reads === "older-rules");
  const differing = tables.filter((table) => table.reads === "differs");
  return [
    `${folder}${open ? " (open: its hall made the copy that was read)" : ""}: ${tables.length} tables, ${pages} pages`,
    `  ${same.length} read the same${counted(same.map(({ game }) => game))}`,
    `  ${older.length} judged by older rules, and read the same${counted(older.map(olderRules))}`,
    `  ${differing.length} would differ`,
    ...differing.map(({ table, game, why }) => `    ${table} (${game}): ${why}`),
    differing.length === 0
      ? "Nothing would differ. Back up before you update: the way back is that copy."
      : "Do not update: keep the version you have, and tell whoever makes Guildhall what stands above.",
  ].join("\n");
}

function olderRules({ game, phase, rules }: OlderRules): string {
  const goesOn = phase === "over" ? "" : `, goes on under ${rules.now}`;
  return `${game} by rules ${rules.then}${goesOn}`;
}

/** `: bounty-hunters 3, outer-rim 1` */
function counted(names: readonly string[]): string {
  const counts = Map.groupBy(names.toSorted(), (name) => name);
  const told = [...counts].map(([name, { length }]) => `${name}: ${length}`);
  return told.length === 0 ? "" : ` (${told.join("; ")})`;
}
