/** Finding a card by what people write, and telling cards of one name apart by what else the list says. */
import { sameData } from "../../../same-data.ts";
import { cardById, factsIn, fullName } from "../../cards/facts.ts";
import type { ListedCard } from "../../cards/listed-card.ts";
import { listedUnits } from "../../cards/listed-units.ts";
import type { EditionName, Rank } from "../../names.ts";
import { nicknames } from "./nicknames.ts";
import { fitsPrice, type Price } from "../price.ts";
import { lettersOf, likeness, longestName, mayBeLike, plainName, wordsOf } from "./spelling.ts";

interface Named {
  readonly id: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly own: readonly string[];
  /** One for many: "Rebel Trooper". */
  readonly whole: string;
}

const cards: readonly Named[] = Object.entries(listedUnits).map(([id, card]) => ({
  id,
  /** From the surest spelling to the loosest; last the title alone. */
  names: [fullName(card), card.alsoNamed ?? card.name, card.name, card.title ?? card.name].map(
    plainName,
  ),
  words: wordsOf(`${fullName(card)} ${card.alsoNamed ?? ""}`),
  own: wordsOf(card.name),
  whole: wordsOf(fullName(card)).join(" "),
}));

/** `sure`: nothing about the name is guessed; `slip`: it only fits with letters forgiven. */
export interface CardMatch {
  readonly ids: readonly string[];
  readonly how: "sure" | "part" | "slip";
}

/** Each word once, although many cards share it: a name is compared with these and then only looked up. */
const vocabulary = [...new Set(cards.flatMap(({ words }) => words))].map((printed) => ({
  printed,
  letters: lettersOf(printed),
}));

/** What each word typed may stand for, and how well. */
type Meanings = ReadonlyMap<string, ReadonlyMap<string, number>>;

function meaningsOf(typed: readonly string[]): Meanings {
  return new Map(
    typed.map((word) => {
      const ours = lettersOf(word);
      const like = vocabulary
        .filter(({ letters }) => mayBeLike(word, ours, letters))
        .map(({ printed }) => [printed, likeness(word, printed)] as const);
      // Nothing is a slip of "the".
      return [
        word,
        new Map(like.filter(([printed, much]) => much > Number(fillers.includes(printed)))),
      ];
    }),
  );
}

const nothing: CardMatch = { ids: [], how: "sure" };

/** A list asks for the same names again and again: each is looked up once. */
const memo = new Map<string, CardMatch>();
const mostKept = 500;

/** [LC-LEDGER-03] The best fitting cards, all of equal fit. */
export function findCards(text: string): CardMatch {
  if (text.length > longestName) return nothing;
  if (memo.size > mostKept) memo.clear();
  const found = memo.get(text) ?? lookUp(text);
  memo.set(text, found);
  return found;
}

/** By its name, with or without the title, or by the title alone; letter by letter. */
function printedAs(plain: string): readonly string[] {
  for (const sureness of [0, 1, 2, 3]) {
    const fits = cards.filter((card) => card.names[sureness] === plain);
    if (fits.length > 0) return fits.map((card) => card.id);
  }
  return [];
}

/** One word of the name itself: "Boba". */
export function cardsWithWord(word: string): readonly string[] {
  const [root = ""] = wordsOf(word);
  return cards.filter(({ own }) => own.includes(root)).map(({ id }) => id);
}

/** The same, or by a nickname. */
export function cardsCalled(plain: string): readonly string[] {
  const printed = printedAs(plain);
  const nick = nicknames[plain];
  return printed.length > 0 || nick === undefined ? printed : findCards(nick).ids;
}

function lookUp(text: string): CardMatch {
  const wanted = plainName(text.replaceAll(/\([^()]*\)/gu, ""));
  if (wanted === "") return nothing;
  const printed = [printedAs(wanted), printedAs(wanted.replace(/s$/u, ""))];
  for (const ids of printed) if (ids.length > 0) return { ids, how: "sure" };
  const nick = nicknames[wanted];
  if (nick !== undefined) return findCards(nick);
  const slipped = slippedNick(wanted);
  const words = wordsOf(text);
  const whole = cards.filter((card) => card.whole === words.join(" "));
  if (whole.length > 0) return { ids: whole.map(({ id }) => id), how: "part" };
  const found = byWords(words);
  return slipped !== null && (found.ids.length === 0 || found.how === "slip")
    ? { ids: findCards(slipped).ids, how: "slip" }
    : found;
}

/** A long name of another language with a letter wrong. */
function slippedNick(wanted: string): string | null {
  if (wanted.length < 8) return null;
  const letters = lettersOf(wanted);
  const like = Object.entries(nicknames).filter(
    ([nick]) =>
      nick.length >= 8 &&
      mayBeLike(wanted, letters, lettersOf(nick)) &&
      likeness(wanted, nick) === 1,
  );
  const names = new Set(like.map(([, name]) => name));
  return names.size === 1 ? (like[0]?.[1] ?? null) : null;
}

/** Other cards of the same name, title aside: a list may leave the title out. */
export function namesakes(ids: readonly string[]): readonly string[] {
  const names = new Set(ids.map((id) => cardOf(id).name));
  return cards.filter(({ id }) => names.has(cardOf(id).name)).map(({ id }) => id);
}

/**
 * Every word typed is in the name; fewest forgiven letters, then fewest words left over, then words of the name itself.
 */
function byWords(typed: readonly string[]): CardMatch {
  const meanings = meaningsOf(typed.filter((word) => !fillers.includes(word)));
  const scored = cards
    .map((card) => ({ id: card.id, ...scoreOf(meanings, card) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const fits = scored.filter(({ score }) => score === best);
  if (fits.length === 0) return nothing;
  const names = new Set(fits.map(({ id }) => cardOf(id).name));
  return {
    ids: fits.map(({ id }) => id),
    how: fits.every(({ slips, exact }) => slips > 0 && !(exact && names.size === 1))
      ? "slip"
      : "part",
  };
}

const fillers: readonly string[] = [
  "the",
  "a",
  "of",
  "le",
  "la",
  "les",
  "des",
  "de",
  "el",
  "los",
  "and",
];

function scoreOf(
  meanings: Meanings,
  { words, own }: Named,
): { readonly score: number; readonly slips: number; readonly exact: boolean } {
  let [slips, exact] = [0, false];
  let points = 0;
  for (const like of meanings.values()) {
    const best = Math.max(0, ...words.map((printed) => like.get(printed) ?? 0));
    if (best === 0) return { score: 0, slips, exact };
    exact ||= best === 3;
    if (best === 1) slips += 1;
    points += best * 10 + Number(own.some((printed) => like.get(printed) === best)) * 3;
  }
  const all = [...meanings.values()];
  const left = own.filter((printed) => all.every((like) => !like.has(printed))).length;
  return { score: points / meanings.size - left, slips, exact };
}

/** For the picker: the cards worth offering for what was typed so far, the likeliest first. */
export function cardsLike(text: string, most: number): readonly string[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const nick = nicknames[plainName(text)];
  const named = nick === undefined ? [] : findCards(nick).ids;
  const meanings = meaningsOf(typed);
  const scored = cards
    .map((card) => ({ id: card.id, ...looseScore(meanings, card) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return [...new Set([...named, ...scored.map(({ id }) => id)])].slice(0, most);
}

/** Letters in the middle of a word count while somebody is still typing. */
function looseScore(meanings: Meanings, card: Named): { readonly score: number } {
  const { score } = scoreOf(meanings, card);
  if (score > 0) return { score: score + 10 };
  const all = [...meanings.keys()].every((word) => card.names.some((name) => name.includes(word)));
  return { score: all ? 5 : 0 };
}

/** What a list says about a unit beside its name. */
export interface Hints {
  readonly edition: EditionName;
  readonly rank: Rank | null;
  readonly price: Price;
  readonly factions: readonly string[];
}

/** Heading, cost and faction decide between cards of one name; what stays is equal in all of them. */
export function narrowed(ids: readonly string[], hints: Hints): readonly string[] {
  const { edition, rank, price, factions } = hints;
  const facts = (id: string) => factsIn(cardOf(id), edition);
  const printed = keep(ids, (id) => cardOf(id)[edition] !== null);
  const ranked = keep(printed, (id) => rank !== null && facts(id).rank === rank);
  const priced = keep(ranked, (id) => fitsPrice(facts(id).points, price));
  const ours = keep(priced, (id) => isOf(cardOf(id), factions));
  const { base, total } = price;
  if (base !== null || total === null || ours.some((id) => fitsPrice(facts(id).points, price)))
    return ours;
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
