/**
 * `npm test` calls this: every rule is written down, cited and tested, in all languages.
 * `node tools/checks/check-rules.ts --list GAME` names every id of one game that something is missing for.
 */
import { existsSync, readFileSync } from "node:fs";
import { findings } from "./rule-ids.ts";
import type { RuleBook } from "./rule-ids.ts";
import { rooms, sourcesIn } from "./sources.ts";

const books: readonly RuleBook[] = [
  {
    game: "bounty-hunters",
    prefixes: ["BH", "AMB", "TV"],
    languages: ["fr", "es"],
    done: true,
    named: true,
  },
  {
    game: "legion",
    prefixes: ["LB", "LC", "INV"],
    languages: ["fr", "es"],
    done: true,
    named: false,
  },
  { game: "outer-rim", prefixes: ["OR", "UB"], languages: ["fr", "es"], done: true, named: false },
];

const listed = process.argv[2] === "--list" ? process.argv[3] : undefined;
// The checks speak about rules without being about one.
const sources = rooms
  .flatMap((room) => sourcesIn(room))
  .filter(({ path }) => !/^tools\/checks\/(rule-ids|check-rules|test-names)/.test(path));
let failed = false;

for (const book of books) {
  const documents = new Map(
    ["", ...book.languages].map((language) => [language, documentOf(book.game, language)]),
  );
  const found = findings(book, documents, sources);
  for (const { game, what, fails, ids } of found) {
    if (fails) failed = true;
    const shown = listed === game ? ids : ids.slice(0, fails ? 12 : 0);
    const more = shown.length < ids.length ? " …" : "";
    console.error(`${game}: ${ids.length} ${what}${shown.map((id) => ` ${id}`).join("")}${more}`);
  }
}

process.exitCode = failed ? 1 : 0;

function documentOf(game: string, language: string): string {
  const path = `docs/rules/${game}${language === "" ? "" : `.${language}`}.md`;
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
