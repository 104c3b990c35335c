/** Everything Outer Rim says, by key, one language at a time. */
import { contacts } from "#rules/outer-rim/cards/contacts.ts";
import { isMarketCard, marketCard } from "#rules/outer-rim/cards/market/index.ts";
import type { Words as Base } from "#words/made/outer-rim/words.ts";
import type { Words as Stories } from "#words/made/outer-rim-stories/words.ts";
import { said, type Values } from "#words/said.ts";

/** Stories come a moment later than the rest. */
export type Texts = Base & Partial<Omit<Stories, "language">>;
export type TextKey = Exclude<keyof Base, "language">;

/** Exactly this key, under no other spelling; a story that is there reads like everything else. */
function isKey(texts: Texts, key: string): boolean {
  return Object.hasOwn(texts, key);
}

/** A sentence that is there in every language, with what fills it. */
export function filled(texts: Texts, key: TextKey, values: Values): string {
  return said(texts, key, values) ?? key;
}

const versions = ["a", "b", "c", "d"] as const;

/**
 * [UB-DATA-03] The story of one version of a databank number,
 * versions counted from 0; its title is the same key with `.title`.
 */
export function databankKey(number: number, version: number): string {
  return `databank.${number}${versions[version] ?? ""}`;
}

/** Other spellings a `Source` uses for what is written under one key. */
function keyOf(source: string): string {
  const [kind = "", id = "", version = ""] = source.split(".");
  if (kind === "card" || kind === "job") return keyOfName(id);
  if (kind === "databank" && version !== "") return databankKey(Number(id), Number(version));
  return `ability.${id}`;
}

/** A card or a person by id: a market card, a ship card, a bounty (named after its target), a contact or crew. */
function keyOfName(id: string, end: "front" | "other" = "front"): string {
  if (Object.hasOwn(contacts, id)) return `contact.${id}.name`;
  const card = isMarketCard(id) ? marketCard(id) : null;
  if (card?.kind === "bounty") return `contact.${card.target}.name`;
  if (card?.kind === "ship") return `ship.${card.ship}.name`;
  return end === "other" ? `card.${id}.other` : `card.${id}`;
}

/**
 * The text of a key, or of a source as effects name it (`job.the-kessel-run`,
 * `character.bossk-recover`, `databank.1.0`); `null` when there is none.
 */
export function textOf(texts: Texts, key: string, values: Values = {}): string | null {
  const text = said(texts, key, values) ?? said(texts, keyOf(key), values);
  if (text !== null) return text;
  return isStory(key) && !isKey(texts, "databank.1a") ? "…" : null;
}

/** Told once the stories are here. */
function isStory(key: string): boolean {
  return /^(?:encounter|databank|smuggling|contact)\./.test(key);
}

/** What a card, crew or contact is called; rotating cards have a name at their other end [UB-ROT-01]. */
export function nameOf(texts: Texts, id: string, end: "front" | "other" = "front"): string {
  return said(texts, keyOfName(id, end)) ?? id;
}

/**
 * A person in a sentence, contact or character: whoever goes by what they are with an article, “the Black Sun agent”.
 */
export function personOf(texts: Texts, id: string): string {
  return said(texts, `person.${id}`) ?? said(texts, `character.${id}.name`) ?? nameOf(texts, id);
}
