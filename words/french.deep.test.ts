/** French sentences as a grammarian reads them: grammalecte, Debian's, fetched where it is missing. */
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sentences, type Sentence } from "#tools/words/sentences.ts";

const program = "grammalecte-cli";
const isThere = (): boolean => spawnSync("which", [program]).status === 0;

interface Finding {
  readonly sRuleId: string;
  readonly sMessage: string;
  readonly nStart: number;
  readonly nEnd: number;
}

interface Report {
  readonly data: readonly {
    readonly iParagraph: number;
    readonly lGrammarErrors: readonly Finding[];
  }[];
}

/** Messages it does not understand, because they are no sentences or their words are ours: `words/fr.understood`. */
const understood = new Set(
  readFileSync("words/fr.understood", "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split(" ")),
);

function read(texts: readonly string[]): Report {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const file = join(folder, "fr.txt");
  writeFileSync(file, texts.join("\n"));
  // How it is set is held by `french-marks.test.ts`, how it is spelt by `spelling.deep.test.ts`.
  const off = ["typo", "apos", "nbsp", "esp", "tab", "num", "unit"];
  const { stdout } = spawnSync(program, ["-f", file, "-j", "-owe", "-off", ...off], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout) as Report;
}

/** What begins small is part of a sentence that is put together elsewhere. */
const isWhole = ({ text }: Sentence): boolean => !/^\p{Ll}/u.test(text);

test("[WORDS] French agrees: number, gender, tense, the s of “poses-en”", () => {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!isThere())
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", program], { env });
  // Not Debian, or not allowed to install.
  if (!isThere()) return;
  const all = globSync("words/*/fr.ftl")
    .flatMap((path) => sentences(path, "fr"))
    .filter((one) => isWhole(one) && !understood.has(one.id));
  const planted = { id: "planted", at: "", text: "Pose-en une ici." };
  const asked = [...all, planted];
  expect(asked.length).toBeGreaterThan(4000);
  const found = read(asked.map(({ text }) => text)).data.flatMap(
    ({ iParagraph, lGrammarErrors }) => {
      const { id = "", at = "", text = "" } = asked[iParagraph - 1] ?? {};
      return lGrammarErrors.map(({ nStart, nEnd, sMessage }) => ({
        id,
        says: `${at} ${id}: ${text.slice(nStart, nEnd)}: ${sMessage}`,
      }));
    },
  );
  expect(found.filter(({ id }) => id === "planted")).toHaveLength(1);
  expect(found.filter(({ id }) => id !== "planted").map(({ says }) => says)).toEqual([]);
});
