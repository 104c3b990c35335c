/**
 * Which functions of a file have run, by where they begin. Told by V8 itself, in every worker of the tests and on every
 * page, and written down where `npm run coverage` asked for it.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Profiler } from "node:inspector";

/** By file or address: where a function begins → whether it ran. `0` is the file itself. */
export type RanFunctions = Record<string, Record<number, boolean>>;

/** Where to write it; `null` when nobody asked. */
export const coverageFolder = process.env["COVERAGE"] ?? null;

type Script = Pick<Profiler.ScriptCoverage, "url" | "functions">;

export function note(ran: RanFunctions, scripts: readonly Script[]): void {
  for (const { url, functions } of scripts) {
    const file = (ran[url] ??= {});
    for (const { ranges } of functions) {
      const { startOffset = 0, count = 0 } = ranges[0] ?? {};
      file[startOffset] = (file[startOffset] ?? false) || count > 0;
    }
  }
}

export function write(folder: string, name: string, ran: RanFunctions): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(ran));
}

export function readAll(folder: string): RanFunctions {
  const all: RanFunctions = {};
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(".json")) continue;
    const one = JSON.parse(readFileSync(join(folder, name), "utf8")) as RanFunctions;
    for (const [url, file] of Object.entries(one))
      for (const [offset, hasRun] of Object.entries(file)) {
        const known = (all[url] ??= {});
        known[Number(offset)] = (known[Number(offset)] ?? false) || hasRun;
      }
  }
  return all;
}
