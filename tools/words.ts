/** `npm run words -- status`: how much of each language is there. */
import { existsSync } from "node:fs";
import { games } from "#rules/games.ts";
import { first, type Gap } from "./words/area.ts";
import { makeWords } from "./words/make.ts";

const [what = "status"] = process.argv.slice(2);

if (what === "status") status();
else {
  console.error(
    "npm run words -- status   how much of each language is there, and what is missing",
  );
  process.exitCode = 1;
}

function status(): void {
  const { languages, areas, problems } = makeWords();
  for (const problem of problems) console.error(problem);
  const all = [...areas.values()].reduce((sum, { count }) => sum + count, 0);
  for (const language of languages.filter((one) => one !== first)) {
    const missing = [...areas.values()].flatMap((area) => area.missing.get(language) ?? []);
    console.log(`${language}: ${all - missing.length} of ${all} messages`);
    const files = Map.groupBy(missing, ({ path }) => path);
    for (const [path, gaps] of files)
      for (const line of linesOf(path, gaps)) console.log(`  ${line}`);
    for (const path of pagesIn(language)) if (!existsSync(path)) console.log(`  ${path}`);
  }
}

/** A file that is not begun is one line. */
function linesOf(path: string, gaps: readonly Gap[]): readonly string[] {
  return existsSync(path)
    ? gaps.map(({ id }) => `${path}: ${id}`)
    : [`${path}: all ${gaps.length} messages`];
}

/** What is not in the catalogs: pages that are read, words that are drawn. */
function pagesIn(language: string): readonly string[] {
  return [
    ...games.map(({ id }) => `docs/rules/${id}.${language}.md`),
    `docs/hosting.${language}.md`,
    `docs/fairness.${language}.md`,
    `server/accounts/keys/words/${language}.txt`,
  ];
}
