/** Files of words become code that says the same, and what is wrong with them is named by its line. */
import { stripTypeScriptTypes } from "node:module";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import * as cases from "#words/cases.ts";
import * as figures from "#words/figures.ts";
import * as forms from "#words/forms.ts";
import * as grouped from "#words/grouped.ts";
import { makeArea, type MadeArea } from "./area.ts";
import { readSource } from "./source.ts";

function made(files: Readonly<Record<string, string>>): MadeArea {
  const sources = Object.entries(files).map(([language, text]) =>
    readSource(`words/hall/${language}.ftl`, language, text),
  );
  return makeArea({ name: "hall", sources }, Object.keys(files));
}

type Said = Readonly<Record<string, (...given: readonly unknown[]) => string>>;

/** The catalog of a language, as its code makes it. */
function said(files: Readonly<Record<string, string>>, language: string): Said {
  const code = stripTypeScriptTypes(made(files).files.get(`${language}.ts`) ?? "")
    .replaceAll(/^import .*$/gm, "")
    .replace("export const", "const");
  return runInNewContext(`${code}; ${language}`, {
    ...cases,
    ...forms,
    ...figures,
    ...grouped,
  }) as Said;
}

const cards =
  "# $count (number): how many\ncards = { $count ->\n [one] { $count } card\n *[other] { $count } cards\n }\n";

test("[WORDS] numbers bend words as each language wants, four forms included", () => {
  const pl =
    "cards = { $count ->\n [one] { $count } karta\n [few] { $count } karty\n [many] { $count } kart\n *[other] { $count } karty\n }\n";
  const files = { en: cards, pl };
  expect([1, 2].map((n) => said(files, "en")["cards"]?.(n))).toEqual(["1 card", "2 cards"]);
  const polish = [1, 2, 5, 22, 1.5].map((n) => said(files, "pl")["cards"]?.(n));
  expect(polish).toEqual(["1 karta", "2 karty", "5 kart", "22 karty", "1.5 karty"]);
});

test("[WORDS] what a language lacks is said in English and counted", () => {
  const files = { en: `hello = Hello\n${cards}`, fr: "hello = Salut\n" };
  expect(said(files, "fr")["hello"]).toBe("Salut");
  expect(said(files, "fr")["cards"]?.(0)).toBe("0 cards");
  expect(made(files).missing.get("fr")).toEqual([{ path: "words/hall/fr.ftl", id: "cards" }]);
  expect(made(files).problems).toEqual([]);
});

test("[WORDS] names are listed, elided, left out", () => {
  const files = {
    en: "# $name (text or none)\nof = { $name ->\n [none] nobody\n *[other] of { $name }\n }\n# $names (names)\nwith = { $names ->\n [0] alone\n *[other] { COUNT($names) }: { $names }\n }\n",
    fr: 'of = { $name ->\n [none] personne\n *[other] { ELIDE("de", $name) }\n }\n',
  };
  const of = (name: string | null): string | undefined => said(files, "fr")["of"]?.(name);
  expect([null, "Omega", "Marlo", "Han", "Yoda", "Ysanne"].map(of)).toEqual([
    "personne",
    "d’Omega",
    "de Marlo",
    "de Han",
    "de Yoda",
    "d’Ysanne",
  ]);
  expect(said(files, "en")["with"]?.([])).toBe("alone");
  expect(said(files, "en")["with"]?.(["Mia", "Thomas"])).toBe("2: Mia and Thomas");
});

test("[WORDS] a name bends as its message says, and a person's stays as it is", () => {
  const files = {
    en: "### Names: card\n\ncard_omega = Omega\n# $name (text)\nof = Points of { $name }\n# $name (text)\ncaught = { $name } is caught\n",
    pl: 'card_omega = Omega\n    .gen = Omegi\n    .gender = f\nof = Punkty: { FORM($name, "gen") }\ncaught = { $name } zostaje { FORM($name, "gender") ->\n [f] schwytana\n *[m] schwytany\n }\n',
  };
  const pl = said(files, "pl");
  expect(["Omega", "Marlo"].map((name) => pl["of"]?.(name))).toEqual([
    "Punkty: Omegi",
    "Punkty: Marlo",
  ]);
  expect(["Omega", "Marlo"].map((name) => pl["caught"]?.(name))).toEqual([
    "Omega zostaje schwytana",
    "Marlo zostaje schwytany",
  ]);
  expect(said(files, "en")["of"]?.("Omega")).toBe("Points of Omega");
  expect(made(files).missing.get("pl")).toEqual([]);
});

test("[WORDS] a name that says where it may be parted bends like any other", () => {
  const files = {
    en: "card_droid = Droid\n# $name (text)\nof = Points of { $name }\n",
    pl: 'card_droid = Droid astro{ "\\u00AD" }mech\n    .gen = droida\nof = Punkty: { FORM($name, "gen") }\n',
  };
  expect(said(files, "pl")["of"]?.("Droid astro\u00ADmech")).toBe("Punkty: droida");
});

test("[WORDS] a term bends as its place asks", () => {
  const pl =
    '-guild = { $case ->\n [gen] Gildii\n *[nom] Gildia\n }\na = { -guild } i karty { -guild(case: "gen") }\n';
  expect(said({ en: "a = A guild and its cards\n", pl }, "pl")["a"]).toBe("Gildia i karty Gildii");
});

test("[WORDS] what was copied from English is still to translate, unless it is meant or a name", () => {
  const files = {
    en: "### Names: who\n\na = Points\nb = Points\nwho_omega = Omega\nc = 3\n",
    fr: "a = Points\n# As in English.\nb = Points\nwho_omega = Omega\nc = 3\n",
  };
  expect(made(files).missing.get("fr")).toEqual([{ path: "words/hall/fr.ftl", id: "a" }]);
});

test("[WORDS] a term is one name for every message, and signs of code are signs", () => {
  const files = {
    en: '-hall = Guildhall\n# $who (text)\nat = { $who } at { -hall }: `${"{"}who{"}"}` \\ “here”\n',
  };
  expect(said(files, "en")["at"]?.("Mia")).toBe("Mia at Guildhall: `$\u007bwho}` \\ “here”");
});

test("[WORDS] numbers are written, names begin a sentence tall, one of them is chosen", () => {
  const files = {
    en: "# $count (number)\n# $who (text)\n# $names (names)\na = { NUMBER($count) } for { CAPITAL($who) }: { EITHER($names) }, { SMALL($who) }\n",
  };
  expect(said(files, "en")["a"]?.(4000, "the docks", ["Mia", "Thomas"])).toBe(
    "4,000 for The docks: Mia or Thomas, the docks",
  );
});

test("[WORDS] a message whose key is put together is given its arguments by name", () => {
  const refusals =
    "### Given by name: refusals\n\n# $unit (text)\nrefusals_TOO-FAR = { $unit } is too far.\n";
  const catalog = said({ en: refusals }, "en") as unknown as Readonly<Record<"refusals", Said>>;
  expect(catalog.refusals["TOO-FAR"]?.({ unit: "Bossk", other: 3 })).toBe("Bossk is too far.");
  const flat =
    "### Keys: flat\n\n# $who (text)\nlog_moved = { $who } flies.\nlog_moved_short = Flies.\n";
  expect(said({ en: flat }, "en")["log.moved"]?.({ who: "Mia" })).toBe("Mia flies.");
  expect(said({ en: flat }, "en")["log.moved.short"]).toBe("Flies.");
  expect(made({ en: flat }).files.get("words.ts")).toContain(
    '"log.moved": (given: { readonly who: string }) => string',
  );
});

test("[WORDS] what only some of a group say may be absent", () => {
  const options =
    "### Looked up by name: options\n\noptions_a_label = A\noptions_a_hint = Why\noptions_b_label = B\n";
  expect(made({ en: options }).files.get("words.ts")).toContain("readonly hint?: string;");
});

test.each([
  {
    files: { en: "language = English\n" },
    problem: "words/hall/en.ftl:1: language is what the catalog itself says: which language it is",
  },
  { files: { en: "a = { $who }\n" }, problem: "words/hall/en.ftl:1: a is not given $who" },
  {
    files: { en: "# $who (text)\na = Hello\n" },
    problem: "words/hall/en.ftl:2: a is given $who and does not say it",
  },
  {
    files: { en: "a = A\n", fr: "a = { $n }\n" },
    problem: "words/hall/fr.ftl:1: a is not given $n",
  },
  {
    files: { en: "a = A\n", fr: "b = B\n" },
    problem: "words/hall/fr.ftl:1: b does not exist in English",
  },
  { files: { en: "a = { -hall }\n" }, problem: "words/hall/en.ftl:1: a knows no term -hall" },
  {
    files: { en: "a = A\na_b = B\n" },
    problem: "words/hall/en.ftl:2: a_b is in a, which is a message itself",
  },
  { files: { en: "a = A\na = B\n" }, problem: "words/hall/en.ftl:2: a stands here twice" },
  {
    files: { en: "# $n (number)\na = { $n ->\n [few] A\n *[other] B\n }\n" },
    problem: "words/hall/en.ftl:2: a has a form [few] that its language does not have",
  },
  {
    files: { en: "# $fate (sell | play)\na = { $fate ->\n [keep] A\n *[play] B\n }\n" },
    problem: "words/hall/en.ftl:2: a $fate is never keep",
  },
  {
    files: { en: "a = { OF($n) }\n" },
    problem: "words/hall/en.ftl:1: a calls OF(), which does not exist so",
  },
])("[WORDS] $problem", ({ files, problem }) => {
  expect(made(files).problems).toContain(problem);
});

test("[WORDS] a file that cannot be read is named by its line", () => {
  expect(made({ en: "a = A\n\nb { C\n" }).problems.join()).toMatch(
    /^words\/hall\/en\.ftl:3: cannot be read/,
  );
});
