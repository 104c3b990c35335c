/** Whatever a card can say is shown by a test of the rules: by its name, or by a card that says it. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTest, sourcesIn } from "#tools/checks/sources.ts";
import { ambitions } from "./ambitions.ts";
import { characters } from "./characters.ts";
import { contacts } from "./contacts.ts";
import { databank } from "./databank/index.ts";
import { encounterCard, encounterLists } from "./encounters/index.ts";
import { deckLists, marketCard } from "./market/index.ts";
import { ships } from "./ships.ts";
import { statusCards } from "./status.ts";

type Saying = { readonly is?: unknown; readonly do?: unknown; readonly name?: unknown };

const abilityTypes = new Set(
  [
    ...readFileSync("rules/outer-rim/cards/abilities.ts", "utf8").matchAll(/type: "([a-z-]+)"/g),
  ].map(([, type]) => type),
);

/** `ability bonus` → the cards that have it. */
const cardsWith = new Map<string, Set<string>>();

function note(what: string, name: unknown, card: string): void {
  const key = `${what} ${String(name)}`;
  const cards = cardsWith.get(key) ?? new Set();
  cardsWith.set(key, cards.add(card));
}

function read(text: unknown, card: string): void {
  if (typeof text !== "object" || text === null) return;
  const { is, do: verb, name, type } = text as Saying & { readonly type?: string };
  if (is !== undefined) note("condition", is, card);
  if (verb === "special") note("special", name, card);
  if (type !== undefined && abilityTypes.has(type)) note("ability", type, card);
  for (const part of Object.values(text)) read(part, card);
}

for (const sheets of [characters, contacts, ships, statusCards, ambitions])
  for (const [id, card] of Object.entries(sheets)) read(card, id);
for (const card of databank) read(card, `databank-${card.number}`);
for (const id of Object.values(deckLists).flat()) read(marketCard(id), id);
for (const id of Object.values(encounterLists).flat()) read(encounterCard(id), id);

const tests = sourcesIn("rules/outer-rim")
  .filter(({ path }) => isTest(path) || path.includes("/testing/"))
  .map(({ text }) => text)
  .join("\n");

test.each([...cardsWith])("[OR-EFF-01] %s is shown by a test", (saying, cards) => {
  const name = saying.slice(saying.indexOf(" ") + 1);
  expect([name, ...cards].filter((word) => tests.includes(`"${word}"`))).not.toEqual([]);
});
