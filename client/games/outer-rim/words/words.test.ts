/** Every key that a card, a question or a refusal uses has a text in every language, and no text is left over. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aiCards } from "#rules/outer-rim/cards/ai/cards.ts";
import { ambitions } from "#rules/outer-rim/cards/ambitions.ts";
import { characters } from "#rules/outer-rim/cards/characters.ts";
import { contacts } from "#rules/outer-rim/cards/contacts.ts";
import { databank } from "#rules/outer-rim/cards/databank/index.ts";
import { encounterCard, encounterLists } from "#rules/outer-rim/cards/encounters/index.ts";
import { deckLists, marketCard } from "#rules/outer-rim/cards/market/index.ts";
import { ships } from "#rules/outer-rim/cards/ships.ts";
import { smugglingCards } from "#rules/outer-rim/cards/smuggling.ts";
import { startingCards } from "#rules/outer-rim/cards/starting.ts";
import { statusCards } from "#rules/outer-rim/cards/status.ts";
import {
  contactClasses,
  fameSources,
  themes,
  faces,
  factions,
  favorKinds,
  marketDecks,
  outerRim,
  planets,
  skills,
} from "#rules/outer-rim/index.ts";
import { all } from "#words/made/outer-rim/all.ts";
import { en } from "./en.ts";
import { keysIn, withHoles } from "../testing/holes.ts";
import { databankKey, nameOf, textOf } from "./index.ts";

const keys = Object.keys(withHoles(en));
const foes = keys.filter((key) => key.endsWith(".foe"));

type Found = (node: Readonly<Record<string, unknown>>) => readonly string[];

/** What `found` picks out of every record inside a card. */
function walk(value: unknown, found: Found): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap((inner) => walk(inner, found));
  return Array.isArray(value)
    ? inside
    : [...found(value as Readonly<Record<string, unknown>>), ...inside];
}

const marketIds = [
  ...Object.values(deckLists).flat(),
  ...Object.values(startingCards).flat(),
  ...Object.keys(statusCards),
];
const market = marketIds.map((id) => ({ id, card: marketCard(id) }));
const encounters = Object.values(encounterLists)
  .flat()
  .map((id) => ({ id, card: encounterCard(id) }));
const everything = [
  market,
  encounters,
  databank,
  smugglingCards,
  contacts,
  characters,
  ships,
  ambitions,
];

const label: Found = ({ label: key }) => (typeof key === "string" ? [key] : []);
const ability: Found = ({ type, id }) => {
  if (type === "step") return [`ability.${String(id)}`];
  if (type === "hurt-for") return ["ability.hurt-for", "ability.hurt-for-crit"];
  return type === "focus-to-crit" ? [`ability.${type}`] : [];
};

function versioned(
  cards: readonly { readonly number: number; readonly title: string }[],
): { readonly key: string; readonly title: string }[] {
  const seen = new Map<number, number>();
  return cards.map(({ number, title }) => {
    const version = seen.get(number) ?? 0;
    seen.set(number, version + 1);
    return { key: databankKey(number, version), title };
  });
}

/** How each way through a card ends. */
const endings = walk(everything, ({ do: verb, text }) =>
  verb === "story" && typeof text === "string" ? [text] : [],
);

const numbered = versioned([
  ...smugglingCards.map(({ title }) => ({ number: 1, title })),
  ...databank,
]);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.startsWith("cards"),
    )
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
}

const code = sources("rules/outer-rim").join("\n");
const quoted = (text: string): string[] =>
  [...text.matchAll(/"([a-z-]+)"/g)].map(([, word]) => word ?? "");
/** Questions by the name they are asked under. */
const asks = [
  ...[...code.matchAll(/\bask:\s*([^,]*"[a-z-]+")/g)].flatMap(([, named]) => quoted(named ?? "")),
  // A faction to pick is asked for under the name of the effect; the odd cards ask under their own.
  ...quoted('"gain-reputation" "lose-reputation" "fight-patrol" "move-patrol"'),
  ...quoted(
    '"used-ship-for-sale" "special-order" "special-order-gear" "special-order-mod" "name-a-ship-price" "buy-found-ship" "mark-a-planet" "take-droid-crew"',
  ),
  ...quoted(
    '"hera-gift" "hera-gives" "hondo-persuades" "take-marked" "expose" "expose-faction" "share-jewels"',
  ),
];
const refusals = [...code.matchAll(/refuse\(\s*"([a-z-]+)"/g)].map(([, code]) => code ?? "");

const wanted = [
  ...endings,
  ...walk(everything, label),
  ...walk(everything, ability),
  ...encounters.flatMap(({ id, card }) =>
    Object.keys(card.sections).map((place) => `encounter.${id}.${place}`),
  ),
  ...numbered.flatMap(({ key }) => [key, `${key}.title`]),
  ...Object.keys(contacts).flatMap((id) => [`contact.${id}`, `contact.${id}.name`]),
  ...Object.keys(characters).flatMap((id) => [`character.${id}.name`, `character.${id}.goal`]),
  ...Object.entries(ships).flatMap(([id, { goal }]) => [
    `ship.${id}.name`,
    `ship.${id}.flipped`,
    ...(goal === null ? [] : [`ship.${id}.goal`]),
  ]),
  ...Object.entries(ambitions).flatMap(([id, { goals }]) => [
    `ambition.${id}`,
    `ambition.${id}.name`,
    ...goals.map((_, i) => `ambition.${id}.${i}`),
  ]),
  ...market
    .filter(({ card }) => card.kind !== "bounty" && card.kind !== "ship")
    .map(({ id }) => `card.${id}`),
  ...market.filter(({ card }) => "other" in card).map(({ id }) => `card.${id}.other`),
  ...asks.map((ask) => `ask.${ask}`),
  ...refusals.map((refusal) => `refusal.${refusal}`),
  "refusal.quoted",
  "refusal.that-ability",
  ...factions.map((faction) => `faction.${faction}`),
  ...skills.map((skill) => `skill.${skill}`),
  ...[...planets, "maelstrom", "navpoint"].map((space) => `space.${space}`),
  ...marketDecks.map((deck) => `deck.${deck}`),
  ...["cargo", "gear", "mod", "crew", "job", "bounty"].map((kind) => `kind.${kind}`),
  ...contactClasses.map((each) => `class.${each}`),
  ...faces.map((face) => `face.${face}`),
  ...["negative", "neutral", "positive"].map((standing) => `standing.${standing}`),
  ...favorKinds.map((favor) => `favor.${favor}`),
  ...fameSources.map((source) => `fame.${source}`),
  ...themes.map((theme) => `theme.${theme}`),
  ...[1, 2, 3, 4].map((level) => `patrol-${level}`),
  ...outerRim.tableOptions.flatMap(({ id, values }) => [
    `option.${id}`,
    ...values.map((value) => `option.${id}.${value}`),
  ]),
  ...walk(aiCards, ({ do: line }) => (typeof line === "string" ? [`ai.${line}`] : [])),
  "ai.hire-faceup",
  // The log's own sentences have a test of their own.
  // What lies in a tray has a test beside the log's.
  ...keys.filter((key) => /^(?:deal|a-favor|promise)\./.test(key)),
  // So have those one fights.
  ...foes,
  ...keysIn("outer-rim-you"),
  ...keysIn("outer-rim-log").filter((key) => /^(?:log|change|known|left|person)\./.test(key)),
  ...factions.flatMap((faction) => [`with.${faction}`, `patrol.${faction}`]),
  ...["spinward-core", "trailing-core", "ring-of-kafrene", "maelstrom", "navpoint", "at"].map(
    (space) => `to.${space}`,
  ),
  // Journals of earlier rules name these lines.
  "contact.hire",
  "contact.bribe",
  // What cards do has a test beside tell().
  ...keysIn("outer-rim-tell"),
];

test("[OR-ENC-01] [UB-DATA-03] every key has a text, and no text is left over", () => {
  expect(asks.length).toBeGreaterThan(55);
  expect(refusals.length).toBeGreaterThan(15);
  expect(keys.toSorted()).toEqual([...new Set(wanted)].toSorted());
});

const fights = (card: unknown): boolean =>
  walk(card, ({ do: verb }) => (verb === "fight" || verb === "fight-until-won" ? [verb] : []))
    .length > 0;
/** Numbers of the databank that lead to a fight against somebody without a name of their own. */
const fighting = new Set(databank.filter(fights).map(({ number }) => number));

/** Everything that makes one fight nobody in particular; contacts have names. */
const enemies = [
  ...encounters.flatMap(({ id, card }) =>
    Object.entries(card.sections).flatMap(([place, section]) =>
      fights(section) ? [`encounter.${id}.${place}`] : [],
    ),
  ),
  ...market.flatMap(({ id, card }) => {
    if (card.kind === "job") return fighting.has(card.databank) ? [`job.${id}`] : [];
    const errand = card.kind === "cargo" ? card.rollToBuy : undefined;
    return errand !== undefined && fighting.has(errand) ? [`card.${id}`] : [];
  }),
  ...smugglingCards.flatMap((card, i) => (fights(card) ? [`databank.1.${i}`] : [])),
  ...Object.entries(ambitions).flatMap(([id, { goals: all }]) =>
    all.flatMap((goal, i) => {
      const numbers = walk(goal, ({ do: verb, number }) =>
        verb === "databank" ? [String(number)] : [],
      );
      const meets = fights(goal) || numbers.some((number) => fighting.has(Number(number)));
      return meets ? [`ambition.${id}.${i}`] : [];
    }),
  ),
];

test("[OR-COM-01] whoever a card makes one fight has a name, and no name is left over", () => {
  expect(enemies.length).toBeGreaterThan(45);
  expect(foes.toSorted()).toEqual(enemies.map((card) => `${card}.foe`).toSorted());
});

test("[OR-ENC-06] every way through a card has its ending in words", () => {
  expect(new Set(endings).size).toBeGreaterThan(800);
  expect(endings.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
});

test("[OR-MKT-01] whatever is printed has its name in every language", () => {
  const printed = [
    ...Object.keys(ships).flatMap((id) => [`ship.${id}.name`, `ship.${id}.flipped`]),
    ...Object.keys(characters).map((id) => `character.${id}.name`),
    ...Object.keys(ambitions).map((id) => `ambition.${id}.name`),
  ];
  for (const texts of Object.values(all)) {
    const names = [
      ...market.map(({ id }) => nameOf(texts, id)),
      ...market.flatMap(({ id, card }) =>
        "other" in card && card.other !== undefined ? [nameOf(texts, id, "other")] : [],
      ),
      ...Object.keys(contacts).map((id) => nameOf(texts, id)),
      ...printed.map((key) => textOf(texts, key)),
    ];
    expect(names.filter((name) => (name ?? "") === "")).toEqual([]);
  }
  for (const { key, title } of numbered) expect(textOf(en, `${key}.title`), key).toBe(title);
});

test("[OR-MKT-01] no name breaks at the hyphen before its number, in any language", () => {
  const broken = /[A-Z\d]-[A-Z\d]|\p{L}-\d/u;
  for (const texts of Object.values(all))
    expect(Object.values(withHoles(texts)).filter((text) => broken.test(text))).toEqual([]);
});

test.each([
  { source: "job.the-kessel-run", text: "The Kessel Run" },
  { source: "card.bounty-greedo", text: "Greedo" },
  { source: "card.ship-yt-1300", text: "Modified YT-\u20601300 Light Freighter" },
  { source: "character.bossk-recover", text: en["ability.bossk-recover"] },
  { source: "ship.hwk-290-goal", text: en["ability.hwk-290-goal"] },
  { source: "ambition.ambition-dock-fees", text: en["ability.ambition-dock-fees"] },
  { source: "databank.1.2", text: en["databank.1c"] },
  { source: "contact.boshek", text: en["contact.boshek"] },
  { source: "patrol-4", text: "a level 4 patrol" },
  { source: "nobody.knows", text: null },
])("[OR-EFF-01] what an effect comes from can be named: $source", ({ source, text }) => {
  expect(textOf(en, source)).toBe(text);
});
