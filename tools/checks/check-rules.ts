/**
 * `npm test` calls this: every rule is written down, cited and tested, in all languages.
 * `node tools/checks/check-rules.ts --list GAME` names every id of one game that something is missing for.
 */
import { existsSync, readFileSync } from "node:fs";
import { games } from "#rules/games.ts";
import { languages, type Language } from "#table/talk/languages.ts";
import { findings, writtenIds } from "./rule-ids.ts";
import type { RuleBook } from "./rule-ids.ts";
import { rooms, sourcesIn } from "./sources.ts";

const books: readonly RuleBook[] = games.map(({ id }) => ({
  game: id,
  prefixes: prefixesOf(documentOf(id, "en")),
  // Whoever reads a language without a page of its own reads the English one.
  languages: languages.filter((language) => language !== "en" && documentOf(id, language) !== ""),
}));

const listed = process.argv[2] === "--list" ? process.argv[3] : undefined;
// The checks speak about rules without being about one.
const sources = rooms
  .flatMap((room) => sourcesIn(room))
  .filter(({ path }) => !/^tools\/checks\/(rule-ids|check-rules|test-names)/.test(path));
const mostShown = 12;
let failed = false;

for (const book of books) {
  const documents = new Map(
    languages.map((language) => [
      language === "en" ? "" : language,
      documentOf(book.game, language),
    ]),
  );
  const found = findings(book, documents, sources);
  for (const { game, what, ids } of found) {
    failed = true;
    const shown = listed === game ? ids : ids.slice(0, mostShown);
    const more = shown.length < ids.length ? " …" : "";
    console.error(`${game}: ${ids.length} ${what}${shown.map((id) => ` ${id}`).join("")}${more}`);
  }
}

process.exitCode = failed ? 1 : 0;

function documentOf(game: string, language: Language): string {
  const path = `docs/rules/${game}${language === "en" ? "" : `.${language}`}.md`;
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** First words of a game's ids: `BH` of `BH-CAP-01`. */
function prefixesOf(document: string): string[] {
  return [...new Set(writtenIds(document).map((id) => id.split("-")[0] ?? ""))];
}
