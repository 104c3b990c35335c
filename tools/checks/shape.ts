/** Is the house in shape: lines that fit, short files and functions, folders one can look over, no circles. */
import { posix } from "node:path";
import { cyclesIn } from "./cycles.ts";
import type { Exception, Limit } from "./exceptions.ts";
import { functionsOf } from "./syntax/functions.ts";
import { isTest, type SourceFile } from "./sources.ts";

const most = {
  columns: 120,
  fileMedian: 80,
  fileP90: 150,
  file: 300,
  functionMedian: 8,
  function: 80,
  siblings: 22,
} as const;

export interface Complaint {
  readonly what: string;
  readonly where: readonly string[];
}

/** Half are no longer than `median`, nine tenths no longer than `p90`. */
export interface Figures {
  readonly count: number;
  readonly median: number;
  readonly p90: number;
  readonly longest: number;
}

export interface Shape {
  readonly files: Figures;
  readonly functions: Figures;
  readonly complaints: readonly Complaint[];
}

export function shapeOf(sources: readonly SourceFile[], exceptions: readonly Exception[]): Shape {
  const held = (limit: Limit): readonly SourceFile[] =>
    sources.filter(
      ({ path }) => !exceptions.some((one) => one.path.test(path) && one.from.includes(limit)),
    );
  const lengths = held("lines").map(({ path, text }) => ({
    path,
    lines: text.split("\n").length - 1,
  }));
  const files = figuresOf(lengths.filter(({ path }) => !isTest(path)).map(({ lines }) => lines));
  const measured = held("function")
    .filter(({ path }) => !isTest(path))
    .flatMap(functionsOf);
  const functions = figuresOf(measured.map(({ lines }) => lines));
  const long = measured.filter(({ lines, isSwitch }) => lines > most.function && !isSwitch);
  const complaints: Complaint[] = [
    { what: `lines over ${most.columns} columns`, where: held("columns").flatMap(wideLines) },
    {
      what: `files over ${most.file} lines`,
      where: lengths
        .filter(({ lines }) => lines > most.file)
        .map(({ path, lines }) => `${path} ${lines}`),
    },
    ...over("file median", files.median, most.fileMedian),
    {
      what: `a tenth of the files is over ${most.fileP90} lines: split one of these`,
      where: files.p90 > most.fileP90 ? longestOf(lengths) : [],
    },
    {
      what: `functions over ${most.function} lines`,
      where: long.map(({ path, line, lines }) => `${path}:${line} ${lines}`),
    },
    ...over("function median", functions.median, most.functionMedian),
    { what: `folders with more than ${most.siblings} files`, where: crowded(sources) },
    {
      what: "import cycles, types included",
      where: cyclesIn(sources).map((knot) => knot.join(" ↔ ")),
    },
  ];
  return { files, functions, complaints: complaints.filter(({ where }) => where.length > 0) };
}

function over(what: string, is: number, limit: number): Complaint[] {
  return is > limit ? [{ what: `${what} over ${limit} lines`, where: [String(is)] }] : [];
}

function longestOf(lengths: readonly { readonly path: string; readonly lines: number }[]) {
  return lengths
    .filter(({ path, lines }) => !isTest(path) && lines > most.fileP90)
    .toSorted((a, b) => b.lines - a.lines)
    .map(({ path, lines }) => `${path} ${lines}`);
}

function wideLines({ path, text }: SourceFile): string[] {
  return text.split("\n").flatMap((line, i) => (isWide(line) ? [`${path}:${i + 1}`] : []));
}

/** A text or a path of a picture between quotes is as long as it is. */
function isWide(line: string): boolean {
  if (line.length <= most.columns) return false;
  const bare = line
    .replaceAll(/(["'`])(?:(?!\1)[^\\]|\\.)*\1/g, '""')
    .replaceAll(/`[^`]*$|^[^`]*`/g, "``");
  return bare.length > most.columns;
}

function crowded(sources: readonly SourceFile[]): string[] {
  const folders = Map.groupBy(sources, ({ path }) => posix.dirname(path));
  return [...folders].flatMap(([folder, files]) =>
    files.length > most.siblings ? [`${folder} ${files.length}`] : [],
  );
}

function figuresOf(numbers: readonly number[]): Figures {
  const sorted = numbers.toSorted((x, y) => x - y);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { count: sorted.length, median: at(0.5), p90: at(0.9), longest: at(1) };
}
