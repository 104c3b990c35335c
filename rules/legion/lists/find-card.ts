/** Finding a card by what people write, and telling cards of one name apart by what else the list says. */
import { sameData } from "../../same-data.ts";
import { cardById, factsIn, fullName } from "../cards/facts.ts";
import type { ListedCard } from "../cards/listed-card.ts";
import { listedUnits } from "../cards/listed-units.ts";
import type { EditionName, Rank } from "../names.ts";
import { nicknames } from "./nicknames.ts";
import { likeness, plainName, wordsOf } from "./spelling.ts";

interface Named {
  readonly id: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly own: readonly string[];
}

const cards: readonly Named[] = Object.entries(listedUnits).map(([id, card]) => ({
  id,
  /** From the surest spelling to the loosest. */
  names: [fullName(card), card.alsoNamed ?? card.name, card.name].map(plainName),
  words: wordsOf(`${fullName(card)} ${card.alsoNamed ?? ""}`),
  own: wordsOf(card.name),
}));

/** `sure`: nothing about the name is guessed; `slip`: it only fits with letters forgiven. */
export interface Found {
  readonly ids: readonly string[];
  readonly how: "sure" | "part" | "slip";
}

const nothing: Found = { ids: [], how: "sure" };

/** [LC-LEDGER-03] The best fitting cards, all of equal fit. */
export function findCards(text: string): Found {
  const wanted = plainName(text.replaceAll(/\([^)]*\)/gu, ""));
  if (wanted === "") return nothing;
  for (const sureness of [0, 1, 2]) {
    const fits = cards.filter((card) => card.names[sureness] === wanted);
    if (fits.length > 0) return { ids: fits.map((card) => card.id), how: "sure" };
  }
  const nick = nicknames[wanted];
  if (nick !== undefined) return findCards(nick);
  return byWords(wordsOf(text));
}

/** Other cards of the same name, title aside: a list may leave the title out. */
export function namesakes(ids: readonly string[]): readonly string[] {
  const names = new Set(ids.map((id) => cardOf(id).name));
  return cards.filter(({ id }) => names.has(cardOf(id).name)).map(({ id }) => id);
}

/**
 * Every word typed is in the name; fewest forgiven letters, then fewest words left over, then words of the name itself.
 */
function byWords(typed: readonly string[]): Found {
  const heavy = typed.filter((word) => !fillers.includes(word));
  const scored = cards
    .map((card) => ({ id: card.id, ...scoreOf(heavy, card) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const fits = scored.filter(({ score }) => score === best);
  if (fits.length === 0) return nothing;
  return {
    ids: fits.map(({ id }) => id),
    how: fits.every(({ slips }) => slips > 0) ? "slip" : "part",
  };
}

const fillers: readonly string[] = ["the", "a", "of", "le", "la", "les", "des", "de", "el", "los"];

function scoreOf(
  typed: readonly string[],
  { words, own }: Named,
): { readonly score: number; readonly slips: number } {
  let slips = 0;
  let points = 0;
  for (const word of new Set(typed)) {
    const best = Math.max(0, ...words.map((printed) => likeness(word, printed)));
    if (best === 0) return { score: 0, slips };
    if (best === 1) slips += 1;
    points += best * 10 + Number(own.some((printed) => likeness(word, printed) === best)) * 3;
  }
  const left = own.filter((printed) => typed.every((word) => likeness(word, printed) === 0)).length;
  return { score: points / new Set(typed).size - left, slips };
}

/** For the picker: the cards worth offering for what was typed so far, the likeliest first. */
export function cardsLike(text: string, most: number): readonly string[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const nick = nicknames[plainName(text)];
  const named = nick === undefined ? [] : findCards(nick).ids;
  const scored = cards
    .map((card) => ({ id: card.id, ...looseScore(typed, card) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return [...new Set([...named, ...scored.map(({ id }) => id)])].slice(0, most);
}

/** Letters in the middle of a word count while somebody is still typing. */
function looseScore(typed: readonly string[], card: Named): { readonly score: number } {
  const { score } = scoreOf(typed, card);
  if (score > 0) return { score: score + 10 };
  const all = typed.every((word) => card.names.some((name) => name.includes(word)));
  return { score: all ? 5 : 0 };
}

/** What a list says about a unit beside its name. */
export interface Hints {
  readonly edition: EditionName;
  readonly rank: Rank | null;
  /** The cost of the card alone. */
  readonly base: number | null;
  /** The cost with upgrades, when the card alone is not told. */
  readonly total: number | null;
  readonly factions: readonly string[];
}

/** Cost, heading and faction decide between cards of one name; what stays is equal in all of them. */
export function narrowed(ids: readonly string[], hints: Hints): readonly string[] {
  const { edition, rank, base, total, factions } = hints;
  const facts = (id: string) => factsIn(cardOf(id), edition);
  const printed = keep(ids, (id) => cardOf(id)[edition] !== null);
  const ranked = keep(printed, (id) => rank !== null && facts(id).rank === rank);
  const priced = keep(ranked, (id) => base !== null && facts(id).points === base);
  const ours = keep(priced, (id) => isOf(cardOf(id), factions));
  if (base !== null || total === null) return ours;
  const closest = Math.max(...ours.map((id) => facts(id).points).filter((cost) => cost <= total));
  return keep(ours, (id) => facts(id).points === closest);
}

function keep(ids: readonly string[], fits: (id: string) => boolean): readonly string[] {
  const kept = ids.filter(fits);
  return kept.length > 0 ? kept : ids;
}

function isOf(card: ListedCard, factions: readonly string[]): boolean {
  return factions.includes(card.faction);
}

export function cardOf(id: string): ListedCard {
  const card = cardById(id);
  if (card === null) throw new Error(`no card ${id}`);
  return card;
}

/** Two cards of one name need no question when the referee cannot tell them apart. */
export function judgedAlike(id: string, other: string, edition: EditionName): boolean {
  const [one, two] = [id, other].map((each) => {
    const facts = factsIn(cardOf(each), edition);
    const { rank, wounds, keywords = [], types = [], transport = null } = facts;
    const marked = rank === "commander" || rank === "operative" ? rank : null;
    return [marked, marked && wounds, keywords, types, transport];
  });
  return sameData(one, two);
}
