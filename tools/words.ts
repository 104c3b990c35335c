/** `npm run words`: what translators ask for. */
import { existsSync, mkdirSync } from "node:fs";
import { games } from "#rules/games.ts";
import { first, type Gap } from "./words/area.ts";
import { openBrowser } from "./browser/browser.ts";
import { makeWords } from "./words/make.ts";
import { pictures } from "./words/pictures.ts";
import { pseudoFindings } from "./words/pseudo/pseudo.ts";

const usage = `npm run words -- status                how much of each language is there, and what is missing
npm run words -- pseudo [FOLDER]       every page in a longer, accented, right-to-left language: what is cut, covered or
                                       from no catalog; pictures of them into FOLDER
npm run words -- pictures [LANGUAGE…]  a picture for each area of words, into data/pictures`;

const [what = "status", ...more] = process.argv.slice(2);

switch (what) {
  case "status":
    status();
    break;
  case "pseudo":
    await pseudo(more[0]);
    break;
  case "pictures":
    await pictures(more);
    break;
  default:
    console.error(usage);
    process.exitCode = 1;
}

async function pseudo(folder: string | undefined): Promise<void> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const browser = await openBrowser("windowless");
  const found = await pseudoFindings(browser, ["small", "desktop"], folder);
  await browser.close();
  for (const line of found) console.log(line);
  if (found.length > 0) process.exitCode = 1;
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
