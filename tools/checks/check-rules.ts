/** `npm test` calls this: every rule is written down, cited and tested, in all languages. */
import { existsSync, readFileSync } from "node:fs";
import { findings } from "./rule-ids.ts";
import type { RuleBook } from "./rule-ids.ts";
import { rooms, sourcesIn } from "./sources.ts";

const books: readonly RuleBook[] = [
  { game: "bounty-hunters", prefixes: ["BH", "AMB", "TV"], languages: ["fr", "es"], done: true },
  { game: "legion", prefixes: ["LB", "LC", "INV"], languages: ["fr", "es"], done: true },
  { game: "outer-rim", prefixes: ["OR", "UB"], languages: ["fr", "es"], done: true },
];

const quietly = process.argv.includes("--quiet");
// The checks speak about rules without being about one.
const sources = rooms
  .flatMap((room) => sourcesIn(room))
  .filter(
    ({ path }) =>
      !path.startsWith("tools/checks/rule-ids") && !path.startsWith("tools/checks/check-rules"),
  );
let failed = false;

for (const book of books) {
  const documents = new Map(
    ["", ...book.languages].map((language) => [language, documentOf(book.game, language)]),
  );
  const found = findings(book, documents, sources);
  if (found.length > 0 && book.done) failed = true;
  for (const { game, what, ids } of quietly && !book.done ? [] : found)
    console.error(
      `${game}: ${ids.length} ${what}: ${ids.slice(0, 12).join(" ")}${ids.length > 12 ? " …" : ""}`,
    );
}

process.exitCode = failed ? 1 : 0;

function documentOf(game: string, language: string): string {
  const path = `docs/rules/${game}${language === "" ? "" : `.${language}`}.md`;
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
