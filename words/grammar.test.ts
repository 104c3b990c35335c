/** Every message with every name of the games: elision, contraction, article, plural. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { cardsLike, unitOfCard } from "#rules/legion/index.ts";
import { describe, expect, test } from "vitest";
import { argumentsIn, type Argument } from "#tools/words/arguments.ts";
import { placeOf, wholeOf, type Place } from "#tools/words/directives.ts";
import { readSource, type WordSource } from "#tools/words/source.ts";
import { languages } from "#words/made/languages.ts";

const fewest = /\$(\w+) \(number\): at least 2/g;

const areas = globSync("words/*/en.ftl").map((path) => path.split("/")[1] ?? "");

function sourceOf(area: string): WordSource {
  return readSource("", "en", readFileSync(`words/${area}/en.ftl`, "utf8"));
}

/** Where its code lies, and how that is asked. */
function wholeWith(area: string): { readonly whole: string; readonly about: string } {
  const whole = wholeOf(area, sourceOf(area).about);
  return { whole, about: sourceOf(whole).about };
}

/** Names as they stand in the games' files, and people whose names begin with each sound. */
const people = ["Anna", "Éric", "Ingrid", "Omar", "Ursula", "Ysanne", "Yoda", "Hugo", "Marlo"];

type Tree = string | ((...given: readonly unknown[]) => string) | { readonly [key: string]: Tree };

async function catalog(area: string, language: string): Promise<Tree> {
  const module = (await import(`#words/made/${area}/${language}.ts`)) as Record<string, Tree>;
  return module[language] ?? "";
}

function at(tree: Tree, keys: readonly string[]): Tree {
  return keys.reduce<Tree>(
    (inner, key) => (typeof inner === "object" ? (inner[key] ?? "") : ""),
    tree,
  );
}

interface Template extends Place {
  readonly id: string;
  readonly holes: readonly Argument[];
  /** What is never one. */
  readonly several: ReadonlySet<string>;
}

function given(area: string): readonly Template[] {
  const { about } = wholeWith(area);
  return [...sourceOf(area).messages.values()].map(({ id, comment }) => ({
    id,
    ...placeOf(id, about),
    holes: argumentsIn(comment),
    several: new Set([...comment.matchAll(fewest)].map(([, name = ""]) => name)),
  }));
}

/** Units of Legion keep their English names; one for each beginning is as good as all. */
const cards = ["a", "e", "i", "o", "u", "y"].flatMap((letter) => cardsLike(letter, 500));
const units = new Map(
  cards
    .map((id) => unitOfCard(id, 1, [], "current").name)
    .filter((name) => !/s\b/.test(name))
    .map((name) => [name.slice(0, 3), name]),
);

/** Whom and what Outer Rim names in a sentence, with the article where it has one; again one for each beginning. */
async function namedInOuterRim(language: string): Promise<readonly string[]> {
  const texts = Object.entries(
    (await catalog("outer-rim", language)) as Readonly<Record<string, Tree>>,
  );
  const named = /^(?:faction|patrol|person|space|to)\.|\.(?:name|foe)$/;
  const all = texts.flatMap(([key, text]) =>
    typeof text === "string" && named.test(key) && !/[\d,]/.test(text) ? [text] : [],
  );
  return [...new Map(all.map((name) => [name.slice(0, 5), name])).values()];
}

async function names(language: string): Promise<readonly string[]> {
  const { cards } = (await catalog("bounty-hunters", language)) as {
    readonly cards: Readonly<Record<"characters" | "hunters", Readonly<Record<string, string>>>>;
  };
  return [
    ...people,
    ...units.values(),
    ...Object.values(cards.characters),
    ...Object.values(cards.hunters),
  ];
}

/** What is filled with words put together, not with a name. */
const clauses: ReadonlySet<string> = new Set(
  [
    "thing things per what with of at skill skills deck decks condition goal who text standing standings",
    "steps range chance chances pay paid down price prices printed now all amount worth percent odds more",
    "turns then win",
  ].flatMap((line) => line.split(" ")),
);

function filled({ name: hole, kind, words }: Argument, name: string, count: number): unknown {
  if (kind === "number") return count;
  if (kind === "flag") return true;
  if (kind === "names") return count === 1 ? [name] : [name, "Mia"];
  if (kind === "word") return words[0];
  return clauses.has(hole) ? "Marlo" : name;
}

function argumentsOf({ holes, several, byName }: Template, name: string, count: number): unknown[] {
  const values = holes.map((hole) => filled(hole, name, several.has(hole.name) ? 2 : count));
  return byName ? [Object.fromEntries(holes.map((hole, i) => [hole.name, values[i]]))] : values;
}

/** What a message says with this name everywhere, once for one and once for many; what names nobody, as it is. */
async function* said(language: string): AsyncGenerator<readonly [string, string]> {
  const everywhere = await names(language);
  const withArticles = await namedInOuterRim(language);
  for (const area of areas) {
    const all = area.startsWith("outer-rim") ? [...everywhere, ...withArticles] : everywhere;
    const words = await catalog(wholeWith(area).whole, language);
    for (const template of given(area)) {
      const message = at(words, template.keys);
      if (typeof message === "string") yield [`${area} ${template.id}`, message];
      if (typeof message !== "function") continue;
      for (const name of all)
        for (const count of [1, 2])
          yield [`${area} ${template.id}`, message(...argumentsOf(template, name, count))];
    }
  }
}

/** Faults of a language, as they would stand in a sentence; the names are those above. In any: what is no text. */
function faultsOf(language: string): RegExp {
  const path = `words/${language}.faults`;
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  const own = lines.filter((line) => line !== "" && !line.startsWith("#"));
  return new RegExp(["undefined", "\\[object", ...own].join("|"), "u");
}

describe.each(languages.map((language) => ({ language })))("$language", ({ language }) => {
  test("[WORDS] no name stands wrongly in any sentence", async () => {
    const wrong = faultsOf(language);
    const found = new Set<string>();
    for await (const [id, text] of said(language)) {
      if (wrong.test(text)) found.add(`${id}: ${text}`);
    }
    const byMessage = new Map([...found].map((line) => [line.split(":")[0], line]));
    expect([...byMessage.values()]).toEqual([]);
  });
});
