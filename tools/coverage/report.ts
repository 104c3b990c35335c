/** What of the sources the tests have run: a line for each room, and every file that nothing reaches. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { isTest, sourcesIn, type RoomName, type SourceFile } from "../checks/sources.ts";
import type { RanFunctions } from "./ran.ts";
import { segmentAt, segmentsOf, type SourceMap } from "./source-map.ts";

export interface FileReach {
  readonly path: string;
  readonly functions: number;
  readonly ran: number;
}

/** What pages ran of a built file, told of the sources it was made of. */
export function inSources(built: RanFunctions, client: string): RanFunctions {
  const sources: RanFunctions = {};
  for (const [url, functions] of Object.entries(built)) {
    const file = join(client, url);
    if (!existsSync(`${file}.map`)) continue;
    const map = JSON.parse(readFileSync(`${file}.map`, "utf8")) as SourceMap;
    const lines = segmentsOf(map);
    const begins = lineBegins(readFileSync(file, "utf8"));
    for (const [offset, hasRun] of Object.entries(functions)) {
      const line = begins.findLastIndex((begin) => begin <= Number(offset));
      const found = segmentAt(lines[line] ?? [], Number(offset) - (begins[line] ?? 0));
      const name = found && map.sources[found[1]];
      if (found === undefined || name === undefined) continue;
      const path = relative(".", resolve(file, "..", name));
      const key = found[2] * 10_000 + found[3];
      const known = (sources[path] ??= {});
      known[key] = (known[key] ?? false) || hasRun;
    }
  }
  return sources;
}

function lineBegins(text: string): readonly number[] {
  const begins = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) begins.push(at + 1);
  return begins;
}

/** Of two ways to run a file the one that ran more of it counts. */
export function reachOf(
  sources: readonly SourceFile[],
  ways: readonly RanFunctions[],
): readonly FileReach[] {
  return sources.filter(isCode).map(({ path }) => {
    const reaches = ways.map((way) => {
      const { 0: _, ...functions } = way[path] ?? {};
      const all = Object.values(functions);
      return { path, functions: all.length, ran: all.filter((hasRun) => hasRun).length };
    });
    return (
      reaches.toSorted((a, b) => b.ran - a.ran || b.functions - a.functions)[0] ?? {
        path,
        functions: 0,
        ran: 0,
      }
    );
  });
}

/** Types, words and lists have nothing to run. */
function isCode({ path, text }: SourceFile): boolean {
  if (isTest(path) || /\/(testing|conformance|words|labels|cards)\//.test(path)) return false;
  return /=>|\bfunction\b/.test(
    text.replaceAll(/^(export )?(type|interface) [\s\S]*?^}?;?$/gm, ""),
  );
}

const rooms: readonly RoomName[] = ["rules", "bots", "table", "server", "client"];

export function reportOn(ways: readonly RanFunctions[]): string {
  const lines: string[] = [];
  const idle: string[] = [];
  for (const room of rooms) {
    const files = reachOf(sourcesIn(room), ways);
    const sum = (pick: (file: FileReach) => number): number =>
      files.reduce((total, file) => total + pick(file), 0);
    const share =
      (100 * sum(({ ran }) => ran)) /
      Math.max(
        1,
        sum(({ functions }) => functions),
      );
    const unreached = files.filter(({ ran }) => ran === 0);
    lines.push(
      `${room}: ${files.length} files, ${unreached.length} that nothing reaches; ${share.toFixed(1)} % of the functions that were loaded ran`,
    );
    idle.push(...unreached.map(({ path }) => path));
  }
  return [...lines, "", "nothing reaches:", ...idle.map((path) => `  ${path}`)].join("\n");
}
