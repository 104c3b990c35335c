/**
 * `npm test` calls this: lines fit, files and functions are short, folders can be looked over,
 * nothing imports in circles.
 * `node tools/checks/check-shape.ts --list` names everything that is over a limit.
 */
import { posix } from "node:path";
import { cyclesIn } from "./cycles.ts";
import { functionsOf } from "./functions.ts";
import { isTest, rooms, sourcesIn } from "./sources.ts";

const widest = 120;
const longestFile = 300;
const longestFunction = 80;
const mostSiblings = 22;

/** Tables and prose are as long as what they hold. */
const isData = /\/(words|labels|cards|reference)\/|\/learned\/learned\.ts$|\/standard\.ts$/;

const listed = process.argv.includes("--list");
const sources = rooms.flatMap((room) => sourcesIn(room));
const code = sources.filter(({ path }) => !isData.test(path));
let failed = false;

const wide = code.flatMap(({ path, text }) =>
  text.split("\n").flatMap((line, i) => (isWide(line) ? [`${path}:${i + 1}`] : [])),
);
judge("lines over 120 columns", wide, false);

const lengths = code.map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }));
const long = lengths.filter(({ lines }) => lines > longestFile);
judge(
  "files over 300 lines",
  long.map(({ path, lines }) => `${path} ${lines}`),
  false,
);
report(
  "files",
  lengths.filter(({ path }) => !isTest(path)).map(({ lines }) => lines),
);

const functions = code.filter(({ path }) => !isTest(path)).flatMap(functionsOf);
const longFunctions = functions.filter(
  ({ lines, isSwitch }) => lines > longestFunction && !isSwitch,
);
judge(
  "functions over 80 lines",
  longFunctions.map(({ path, line, lines }) => `${path}:${line} ${lines}`),
  false,
);
report(
  "functions",
  functions.map(({ lines }) => lines),
);

const siblings = Map.groupBy(code, ({ path }) => posix.dirname(path));
judge(
  `folders with more than ${mostSiblings} files`,
  [...siblings].flatMap(([folder, files]) =>
    files.length > mostSiblings ? [`${folder} ${files.length}`] : [],
  ),
  true,
);

judge(
  "import cycles, types included",
  cyclesIn(sources).map((knot) => knot.join(" ↔ ")),
  false,
);

process.exitCode = failed ? 1 : 0;

/** A text or a path of a picture between quotes is as long as it is. */
function isWide(line: string): boolean {
  const bare = line
    .replaceAll(/(["'`])(?:(?!\1)[^\\]|\\.)*\1/g, '""')
    .replaceAll(/`[^`]*$|^[^`]*`/g, "``");
  return line.length > widest && bare.length > widest;
}

function judge(what: string, found: readonly string[], fails: boolean): void {
  if (found.length === 0) return;
  if (fails) failed = true;
  console.error(`${what}: ${found.length}`);
  for (const one of listed ? found : fails ? found.slice(0, 12) : []) console.error(`  ${one}`);
}

function report(what: string, numbers: readonly number[]): void {
  const sorted = numbers.toSorted((x, y) => x - y);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  console.log(
    `${sorted.length} ${what}: median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)} lines`,
  );
}
