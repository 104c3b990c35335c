/** The source files of the rooms, for the checks that read them. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const rooms = ["words", "rules", "bots", "table", "server", "client", "tools"] as const;
export type RoomName = (typeof rooms)[number];

export interface SourceFile {
  /** From the root, with slashes: `rules/game.ts`. */
  readonly path: string;
  readonly text: string;
}

const isSource = /\.(ts|tsx|mjs)$/;
const passedBy = new Set(["node_modules", "dist", "made"]);

export function sourcesIn(folder: string): SourceFile[] {
  const found: SourceFile[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name).replaceAll("\\", "/");
    if (entry.isDirectory()) {
      if (!passedBy.has(entry.name)) found.push(...sourcesIn(path));
    } else if (isSource.test(entry.name)) found.push({ path, text: readFileSync(path, "utf8") });
  }
  return found;
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
