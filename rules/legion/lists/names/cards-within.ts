/** What a text nobody knows whole may mean: the cards called in it, offered first when it is asked about. */
import { cardsCalled, cardsWithWord } from "./find-card.ts";
import { plainName } from "./spelling.ts";

const mostWords = 4;
const mostLooked = 24;
/** Shorter words mean something else too often. */
const leastLetters = 4;
/** A word of more cards than these says nothing. */
const mostOffers = 3;

function wordsIn(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}'’-]+/u).slice(0, mostLooked);
}

/** "Bossk or Cad Bane?"; the longest name wins where two overlap. */
export function cardsWithin(text: string): readonly string[] {
  const words = wordsIn(text);
  const found: string[] = [];
  let at = 0;
  while (at < words.length) {
    const [ids, taken] = longestFrom(words, at);
    found.push(...ids);
    at += taken;
  }
  return [...new Set(found)];
}

function longestFrom(words: readonly string[], at: number): readonly [readonly string[], number] {
  for (let many = mostWords; many > 0; many--) {
    const plain = plainName(words.slice(at, at + many).join(" "));
    const ids = plain.length < leastLetters ? [] : cardsCalled(plain);
    if (ids.length > 0) return [ids, many];
  }
  return [[], 1];
}

/** Or of a single word of a name: "I'm bringing Vader". */
export function offersIn(text: string): readonly string[] {
  const called = cardsWithin(text);
  if (called.length > 0) return called;
  const words = wordsIn(text).filter((word) => plainName(word).length >= leastLetters);
  return words.map(cardsWithWord).find(({ length }) => length > 0 && length <= mostOffers) ?? [];
}
