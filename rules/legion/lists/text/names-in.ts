/** What somebody wrote in one breath: a name, a rank, a figure, an upgrade, words of talk. */
import { findCards } from "../names/find-card.ts";
import { upgradeNamed } from "../names/upgrades.ts";
import { amountsIn, type Amounts } from "./amounts.ts";
import { isCardLike } from "./kinds.ts";
import { isChatter } from "./words/chatter.ts";
import { rankBefore, rankBehind, type RankedName } from "./words/rank-words.ts";

export function isNamed(text: string): boolean {
  return findCards(amountsIn(text, isCardLike).name).ids.length > 0;
}

export function isWhole(text: string): boolean {
  const { name } = amountsIn(text, isCardLike);
  return isNamed(name) || upgradeNamed(name) !== null;
}

export function rankedName(text: string): RankedName | null {
  const found = [rankBefore(text), rankBehind(text)].filter((ranked) => ranked !== null);
  return found.find(({ name }) => isNamed(name)) ?? null;
}

/** `2 squads of Stormtroopers`, `trois unités de …`. */
function withoutSquads(text: string): string {
  const [all = "", many = ""] = squads.exec(text) ?? [];
  return /^(?:an?)?$/iu.test(many) ? text.slice(all.length) : `${many} ${text.slice(all.length)}`;
}

const squadWords =
  "squads?|units?|unit[ée]s|escouades?|unidad(?:es)?|escuadras?|einheit(?:en)?|trupps?";
const squads = new RegExp(
  `^(\\d{1,2}|an?|\\p{L}{2,6})\\s(?:${squadWords})\\s(?:(?:of|de|des|von)\\s)?(?=\\p{L})`,
  "iu",
);

/** "Running Vader": the words before a name that are those of talk. */
export function withoutTalk(said: string): string {
  const text = withoutSquads(said.replace(/\s(?:without|no|sans|sin|ohne)\s\p{L}+$/iu, ""));
  const [first = "", ...others] = text.split(" ");
  return others.length > 0 && isChatter(first) && findCards(text).ids.length === 0
    ? others.join(" ")
    : text;
}

/** No card and upgrade that somebody writes without a sign are longer. */
const longestPair = 60;

/** `cad bane stims`: a card, and behind it nothing but what it carries. */
export function sideBySide(text: string): {
  readonly text: string;
  readonly beside: string | null;
} {
  const isShort = text.length <= longestPair && /^\p{L}/u.test(text);
  const blanks = isShort ? [...text.matchAll(/ (?=\p{L})/gu)].map(({ index }) => index) : [];
  if (blanks.length === 0 || isOneName(text)) return { text, beside: null };
  for (const at of blanks.toReversed()) {
    const [unit, beside] = [text.slice(0, at), text.slice(at + 1)];
    const { ids } = findCards(amountsIn(unit, isCardLike).name);
    const isCarried = ids.length > 0 && upgradeNamed(beside, ids[0] ?? null) !== null;
    if (isCarried && rankedName(text) === null) return { text: unit, beside };
  }
  return { text, beside: null };
}

function isOneName(text: string): boolean {
  return isCardLike(amountsIn(text, isCardLike).name) || upgradeNamed(text) !== null;
}

/** `Force Choke 5`: what can only be an upgrade is priced, not counted. */
export function figuresIn(text: string): Amounts {
  const amounts = amountsIn(text, isCardLike);
  const { name, count, price } = amounts;
  return /\p{L}{2}/u.test(name) &&
    count !== null &&
    price === null &&
    text.endsWith(` ${count}`) &&
    isUpgradeOnly(name)
    ? { ...amounts, count: null, price: count }
    : amounts;
}

function isUpgradeOnly(name: string): boolean {
  return upgradeNamed(name) !== null && findCards(name).ids.length === 0;
}

export function isNothing(text: string): boolean {
  return /^(?:no(?:ne)?|sans|sin|ohne|naked|nothing|bare)(?:\s\p{L}+)?$/iu.test(text);
}
