/** How the log names things: players, places, cards, amounts. */
import { characterCard } from "#rules/outer-rim/cards/characters.ts";
import { shipSheet } from "#rules/outer-rim/cards/ships.ts";
import { isMarketCard, marketCard } from "#rules/outer-rim/cards/market/index.ts";
import { locales } from "#words/made/locales.ts";
import { written } from "#words/figures.ts";
import { said, type Values } from "#words/said.ts";
import { filled, nameOf, personOf, textOf, type TextKey, type Texts } from "./texts.ts";
import {
  type Face,
  type PlayerView,
  distance,
  farCore,
  isNavpoint,
  planets,
  playerHunted,
  type SpaceId,
} from "#rules/outer-rim/index.ts";

/** What the log needs to know of the table. */
export interface LogFacts {
  readonly tokens?: readonly { readonly class: string }[];
  readonly players: readonly (Pick<PlayerView, "character" | "ambition"> &
    Partial<Pick<PlayerView, "fameNow" | "ship">>)[];
}

export interface Say {
  readonly texts: Texts;
  /** In a sentence. Printed opponents have no seat: they go by their character; `null` is a printed strength. */
  player(player: number | null): string;
  /** The same where the name stands alone, without an article: on a seat, over a column. */
  title(player: number): string;
  /** Who sits there, whatever they play; `null` when the character is name enough. */
  sitter(player: number): string | null;
  /** The other name of a player: Bruno's is Dengar, whom he plays; that of Jyn Erso is Quill, the bot. */
  also(player: number): string | null;
  /** `log.moved to …`: with its article where the language wants one. */
  space(space: string): string;
  card(id: string): string;
  /** In a sentence: a bounty by whom it is on, and whoever goes by what they are with an article. */
  named(id: string): string;
  /** A card on show or in hand: a bounty is named as one, not like the person it is about. */
  offer(id: string): string;
  /** What an effect or a roll is about: `card.food-supplies`. */
  source(key: string): string;
  /** `ai-3`, `ai-bossk`: by its number or its character. */
  aiCard(id: string): string;
  /** A key of the rulebook's words: `skill.tech`. */
  word(key: string): string;
  /** The same, or `null` where there is no such text. */
  known(key: string): string | null;
  fill(key: TextKey, values: Values): string;
  amount(amount: number): string;
  dice(dice: readonly Face[]): string;
  /** One goal of a player's ambition sheet, without its full stop. */
  ambition(player: number, goal: number): string;
  /** How often a goal asks for what it asks for; `null` where it does not count, or nobody knows. */
  goalOf(player: number, of: "character" | "ship"): number | null;
  /** The back of a contact, which everybody sees; `null` when the view does not say. */
  backOf(token: number): string | null;
  /** Stories say “you”: is this player the one who reads them here? */
  isReader(player: number): boolean;
  /** Printed opponents have no seat, and no purse. */
  isSeated(player: number): boolean;
  /** A player's fame and the most anybody else has; `null` when it is not known, or not what decided. */
  score(player: number): { readonly fame: number; readonly other: number } | null;
}

/** The people and bots of the table, in seat order. */
export type Names = readonly {
  readonly name: string;
  readonly bot?: boolean;
  readonly mine?: boolean;
}[];

/** Bots go by their character; so does everybody at a table with one person, who needs no name there. */
function goesByCharacter(names: Names, player: number): boolean {
  const people = names.filter(({ bot }) => bot !== true).length;
  return (
    names[player]?.bot === true || (people === 1 && names.some(({ bot }) => bot !== undefined))
  );
}

/** Whose eyes these are nobody says of names alone; at a shared screen several read. */
function readsAlone(names: Names, player: number): boolean {
  return names[player]?.mine !== false && names.filter(({ mine }) => mine === true).length < 2;
}

/** `ended`: how things stand at the end of what is read now, where several pages are read together. */
export function saying(names: Names, texts: Texts, seen: LogFacts, ended: LogFacts = seen): Say {
  const word = (key: string): string => textOf(texts, key) ?? key;
  const fill = (key: TextKey, values: Values): string => filled(texts, key, values);
  const space = (id: string): string => placeText(id, texts);
  const isPlayed = (player: number): boolean =>
    names[player] === undefined || goesByCharacter(names, player);
  const named = (id: string): string => {
    const card = isMarketCard(id) ? marketCard(id) : null;
    const who = card?.kind === "bounty" ? card.target : id;
    const name = personOf(texts, who);
    // [UB-PB-01] Whoever plays the target must hear it.
    const at = playerHunted(id, seen);
    return at === null || isPlayed(at) ? name : `${name} (${names[at]?.name ?? ""})`;
  };
  const played = (player: number): string | null => {
    const character = seen.players[player]?.character ?? null;
    return character === null ? null : word(`character.${character}.name`);
  };
  const given = (player: number): string => names[player]?.name ?? String(player + 1);
  const sitter = (player: number): string | null =>
    names[player]?.bot !== true && isPlayed(player) ? null : (names[player]?.name ?? null);
  return {
    texts,
    player(player) {
      if (player === null) return texts["log.nobody"];
      const { character = null } = seen.players[player] ?? {};
      return isPlayed(player) && character !== null ? personOf(texts, character) : given(player);
    },
    title: (player) => (isPlayed(player) ? played(player) : null) ?? given(player),
    sitter,
    also: (player) => (isPlayed(player) && played(player) !== null ? sitter : played)(player),
    space,
    card: (id) => nameOf(texts, id),
    named,
    offer(id) {
      const card = isMarketCard(id) ? marketCard(id) : null;
      return card?.kind === "bounty"
        ? fill("log.a-bounty", { card: named(id) })
        : fill("log.a-card", { card: nameOf(texts, id) });
    },
    source: (key) => textOf(texts, key) ?? nameOf(texts, key),
    aiCard(id) {
      const number = /^(ai|hunter)-(\d+)$/.exec(id);
      if (number === null) return word(`character.${id.slice("ai-".length)}.name`);
      const key = number[1] === "hunter" ? "ai-card.hunter" : "ai-card.trader";
      return fill(key, { number: number[2] ?? "" });
    },
    word,
    known: (key) => said(texts, key),
    fill,
    amount: (amount) => written(locales[texts.language], amount),
    dice: (dice) => dice.map((face) => texts[`face.${face}`]).join(", "),
    ambition(player, goal) {
      // Told before the table shows it: a sheet just taken, with a goal that is done at once.
      const sheet = seen.players[player]?.ambition ?? ended.players[player]?.ambition;
      return word(`ambition.${sheet?.id ?? ""}.${goal}`);
    },
    goalOf(player, of) {
      const { character = null, ship = null } = seen.players[player] ?? {};
      const card = of === "character" ? character && characterCard(character) : null;
      const goal = of === "ship" ? ship && shipSheet(ship).goal : card && card.goal;
      return goal?.type === "count" ? goal.times : null;
    },
    backOf(token) {
      const back = seen.tokens?.[token]?.class;
      return back === undefined ? null : word(`class.${back}`);
    },
    isReader: (player) => readsAlone(names, player),
    isSeated: (player) => names[player] !== undefined,
    score(player) {
      const fame = ended.players[player]?.fameNow;
      const others = ended.players.filter((_, i) => i !== player).map(({ fameNow = 0 }) => fameNow);
      if (fame === undefined || others.length === 0) return null;
      const other = Math.max(...others);
      return fame > other ? { fame, other } : null;
    },
  };
}

/** A place in a sentence, with its article; a navpoint by the planet it lies at, since no map shows its number. */
function placeText(id: string, texts: Texts): string {
  if (!isNavpoint(id)) return textOf(texts, `to.${id}`) ?? textOf(texts, `space.${id}`) ?? id;
  const number = String(Number(id.slice("nav-".length)));
  return filled(texts, "to.navpoint", { number, planet: placeText(nearest(id), texts) });
}

/** Not every table has the Core Worlds [OR-SETUP-11]. */
const worlds = planets.filter((planet) => farCore(planet) === null);

function nearest(from: SpaceId): SpaceId {
  return worlds.reduce((best, one) => (distance(from, one) < distance(from, best) ? one : best));
}
