/**
 * `npm test`: every check, then the tests; the last line counts them. `deep` adds the long ones, and of these
 * `--since REV` runs those that speak of what changed; `check` leaves all tests out.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seenClean, type SeenClean } from "./checks/seen-clean.ts";
import { rooms, sourcesIn } from "./checks/sources.ts";
import { changedSince, concernedBy } from "./run/concerned.ts";
import { whyNotForgiven } from "./run/flaky.ts";
import { costsInWords, inWords, type TestTally } from "./run/tally.ts";

const deep = process.argv[2] === "deep";
const only = filesNamed(process.argv.slice(3));
/** More than a few files that fail are no accident. */
const mostTriedAgain = 3;

/** `--since REV` is looked up; anything else is a file's name. */
function filesNamed(args: readonly string[]): readonly string[] {
  const at = args.indexOf("--since");
  if (at === -1) return args;
  const revision = args[at + 1] ?? "HEAD~1";
  const concerned = concernedBy(changedSince(revision), rooms.flatMap(sourcesIn));
  console.log(`guildhall: ${concerned.length} deep tests speak of what changed since ${revision}`);
  if (concerned.length === 0) process.exit(0);
  return concerned;
}

type Check = readonly [name: string, command: string, ...args: string[]];

/** Beside each other, since each alone leaves a core idle for half of its time; within a lane in order. */
const lanes: readonly (readonly Check[])[] = [
  [
    ["types", "node_modules/typescript/bin/tsc", "-b"],
    ["lint", "node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"],
  ],
  [
    ["format", "node_modules/oxfmt/bin/oxfmt", "--check"],
    ["rooms", "tools/checks/check-rooms.ts"],
    ["rules", "tools/checks/check-rules.ts"],
    ["shape", "tools/checks/check-shape.ts"],
    ["regexes", "tools/checks/check-regexes.ts"],
    ["dead code", "node_modules/knip/bin/knip.js", "--no-progress", ...keptIn("knip")],
  ],
];

if (only.length === 0) await runLanes();
if (process.argv[2] !== "check") tests();

async function runLanes(): Promise<void> {
  const seen = seenClean(".", "node_modules/.cache/checks");
  await Promise.all(lanes.map((checks) => runLane(checks, seen)));
}

function keptIn(folder: string): readonly string[] {
  return ["--cache", "--cache-location", `node_modules/.cache/${folder}`];
}

async function runLane(checks: readonly Check[], seen: SeenClean): Promise<void> {
  for (const [name, ...command] of checks) {
    if (seen.has(name)) {
      console.log(`${name}: clean, and nothing has changed since`);
      continue;
    }
    const start = performance.now();
    const { status, said } = await heard(command);
    if (status !== 0) give(`${said}\nguildhall: ${name} failed`);
    seen.note(name);
    console.log(`${name}: clean in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** What two say at once is not mixed: it is kept until it is needed. */
function heard(command: readonly string[]): Promise<{ status: number; said: string }> {
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
  // Whoever ends first because of a failure takes the other along.
  process.once("exit", () => child.kill());
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ status: code ?? 1, said: said.trim() })),
  );
}

function run(command: readonly string[], extra: Record<string, string> = {}): number {
  const env = { ...process.env, ...extra };
  return spawnSync(process.execPath, command, { stdio: "inherit", env }).status ?? 1;
}

/**
 * A file that fails among all others is tried once more, alone: what is really broken fails twice. What passes then has
 * lost a race, and that is a failure too, unless it is known by name (`run/flaky.ts`).
 */
function tests(): void {
  const first = tallyOf(only);
  if (first === null) return give("guildhall: the tests did not come to their end");
  if (deep) console.log(`what each file cost:\n${costsInWords(first.costs)}`);
  const { failedFiles, hasOtherErrors } = first;
  if (failedFiles.length === 0 && !hasOtherErrors) return console.log(inWords(first));
  const again = hasOtherErrors || failedFiles.length > mostTriedAgain ? null : tallyOf(failedFiles);
  if (again === null || again.failed > 0 || again.hasOtherErrors)
    return give(`${inWords(first)}\nguildhall: tests failed`);
  for (const file of failedFiles) {
    const why = whyNotForgiven(file, Date.now());
    if (why !== null) return give(`${inWords(first)}\nguildhall: ${file} ${why}`);
    console.log(`guildhall: passed only when tried again, as run/flaky.ts expects: ${file}`);
  }
  console.log(inWords({ ...first, passed: first.passed + first.failed, failed: 0 }));
}

function tallyOf(files: readonly string[]): TestTally | null {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-tally-"));
  const file = join(folder, "tally.json");
  try {
    const status = run(["node_modules/vitest/vitest.mjs", "run", ...files], {
      DEEP: deep ? "1" : "",
      TALLY: file,
    });
    const tally = JSON.parse(readFileSync(file, "utf8")) as TestTally;
    return status === 0 || tally.failed > 0 ? tally : null;
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function give(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}
