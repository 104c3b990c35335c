/** Everything in the boxes of Outer Rim that a game could meet, by kind. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  aiCardIds,
  allCardIds,
  ambitionIds,
  ambitionSheet,
  characterCard,
  characterIds,
  contactCard,
  contactIds,
  encounterCard,
  encounterLists,
  fameSources,
  favorKinds,
  isMarketCard,
  marketCard,
  promiseKinds,
  shipIds,
  shipSheet,
  spaces,
} from "#rules/outer-rim/index.ts";
import type { Ability } from "#rules/outer-rim/index.ts";
import { commands } from "./command-kinds.ts";

export const kinds = [
  "cards",
  "sections",
  "contacts",
  "AI cards",
  "ambitions",
  "sides",
  "abilities",
  "questions",
  "commands",
  "places",
  "favors and promises",
  "fame",
  "rules",
] as const;
export type Kind = (typeof kinds)[number];
export type Inventory = Readonly<Record<Kind, ReadonlySet<string>>>;

export function inventory(): Inventory {
  return {
    cards: new Set(allCardIds().filter((id) => !aiCardIds.includes(id))),
    sections: new Set(sections()),
    contacts: new Set(contactIds),
    "AI cards": new Set(aiCardIds),
    ambitions: new Set(ambitionSteps()),
    sides: new Set([...shipIds, ...characterIds].flatMap((id) => [id, `${id} (far side)`])),
    abilities: new Set(abilityNames()),
    questions: new Set(askedQuestions()),
    commands: new Set(Object.keys(commands)),
    places: new Set(spaces.map(({ id }) => id)),
    "favors and promises": new Set([...favorKinds, ...promiseKinds]),
    fame: new Set(fameSources),
    rules: new Set(citedRules()),
  };
}

function sections(): string[] {
  return Object.values(encounterLists).flatMap((list) =>
    list.flatMap((id) => Object.keys(encounterCard(id).sections).map((name) => `${id}/${name}`)),
  );
}

function ambitionSteps(): string[] {
  return ambitionIds.flatMap((id) => [
    id,
    ...ambitionSheet(id).goals.map((_, goal) => `${id}/${goal + 1}`),
  ]);
}

/** What an ability is called: a printed step by its id, all others by what they do. */
export function abilityName(ability: Ability): string {
  return ability.type === "step" ? ability.id : ability.type;
}

function abilityNames(): string[] {
  const all: Ability[] = [];
  for (const id of characterIds) all.push(...characterCard(id).front, ...characterCard(id).back);
  for (const id of shipIds) all.push(...shipSheet(id).front, ...shipSheet(id).back);
  for (const id of ambitionIds) all.push(...(ambitionSheet(id).abilities ?? []));
  for (const id of contactIds) all.push(...(contactCard(id).crew?.abilities ?? []));
  for (const id of allCardIds().filter(isMarketCard)) {
    const card = marketCard(id);
    if ("abilities" in card) all.push(...(card.abilities ?? []));
    if ("other" in card && card.other !== undefined && "abilities" in card.other)
      all.push(...(card.other.abilities ?? []));
  }
  return all.map(abilityName);
}

const catalog = new URL("../../words/outer-rim/en.ftl", import.meta.url);

/** Every question has its words: their keys are the list. */
function askedQuestions(): string[] {
  const text = readFileSync(catalog, "utf8");
  return [...text.matchAll(/^ask_([a-z-]+) =/gm)].map(([, key = ""]) => key);
}

const rulesFolder = new URL("../../rules/outer-rim", import.meta.url).pathname;

/** What tables may agree on, what is refused, and how scenes for tests are set. */
const notInGames = /^(?:setup|refusals)\.ts$|refusals\/|judge|scenes\//;

/** Every id that the code writes into an event, as its text has it; refusals are not events. */
function citedRules(): string[] {
  const found: string[] = [];
  for (const name of readdirSync(rulesFolder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts") || name.includes(".test.") || notInGames.test(name)) continue;
    const text = readFileSync(join(rulesFolder, name), "utf8");
    for (const [, id = ""] of text.matchAll(/"((?:OR|UB)-[A-Z]+-\d+)"/g)) found.push(id);
  }
  return found;
}
