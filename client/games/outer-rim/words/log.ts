/** The log: every piece of news as a sentence, and the rule that made it happen. */
import { isMarketCard } from "#rules/outer-rim/cards/market/index.ts";
import { filled } from "./filled.ts";
import { databankKey, textOf, type Texts } from "./texts.ts";
import { saying, type Say, type Seen } from "./say.ts";
import type { log } from "./en/log.ts";
import type { News } from "#rules/outer-rim/index.ts";

type LogKey = Extract<keyof typeof log, `log.${string}`>;
type Sentence = LogKey extends `log.${infer Name}` ? Name : never;
type Weight = "quiet" | "loud";

interface Told {
  readonly sentence: Sentence;
  readonly with: Readonly<Record<string, string | number>>;
  readonly weight?: Weight;
}

export interface LogLine {
  readonly text: string;
  readonly rule: string;
  /** Small steps are folded away under the loud ones; plain when absent. */
  readonly weight?: Weight;
}

type NewsOf<T extends News["type"]> = Extract<News, { readonly type: T }>;
type Teller<T extends News["type"]> = (news: NewsOf<T>, say: Say) => Told | null;

const plain = (sentence: Sentence, values: Told["with"]): Told => ({ sentence, with: values });
const quiet = (sentence: Sentence, values: Told["with"] = {}): Told => ({
  sentence,
  with: values,
  weight: "quiet",
});
const loud = (sentence: Sentence, values: Told["with"]): Told => ({
  sentence,
  with: values,
  weight: "loud",
});

/** One line per kind of news; `null` says nothing worth a line. A new event shows its missing teller at compile time. */
const tellers: { readonly [T in News["type"]]: Teller<T> } = {
  "table-laid": () => quiet("table-laid"),
  "character-taken": ({ player, character }, say) =>
    plain("character-taken", {
      player: say.player(player),
      character: say.word(`character.${character}.name`),
    }),
  "opponent-seated": ({ character }, say) =>
    plain("opponent-seated", { character: say.word(`character.${character}.name`) }),
  "ship-taken": ({ player, ship }, say) =>
    plain("ship-taken", { player: say.player(player), ship: say.word(`ship.${ship}.name`) }),
  placed: ({ player, space }, say) =>
    plain("placed", { player: say.player(player), space: say.space(space) }),
  "ambitions-offered": ({ sheets }, say) =>
    quiet("ambitions-offered", {
      ambitions: sheets.map((id) => say.word(`ambition.${id}.name`)).join(", "),
    }),
  "ambition-taken": ({ player, ambition }, say) =>
    plain("ambition-taken", {
      player: say.player(player),
      ambition: say.word(`ambition.${ambition}.name`),
    }),
  "turn-began": ({ player, round }, say) =>
    loud("turn-began", { player: say.player(player), round }),
  "turn-ended": () => null,
  "extra-turn-gained": ({ player }, say) =>
    plain("extra-turn-gained", { player: say.player(player) }),
  moved: ({ player, to, directly }, say) =>
    plain(directly ? "moved-directly" : "moved", {
      player: say.player(player),
      space: say.space(to),
    }),
  "credits-gained": ({ player, amount }, say) =>
    plain("credits-gained", { player: say.player(player), amount: say.amount(amount) }),
  "credits-spent": ({ player, amount }, say) =>
    plain("credits-spent", { player: say.player(player), amount: say.amount(amount) }),
  "credits-lost": ({ player, amount }, say) =>
    plain("credits-lost", { player: say.player(player), amount: say.amount(amount) }),
  "credits-given": ({ from, to, amount }, say) =>
    plain("credits-given", {
      from: say.player(from),
      to: say.player(to),
      amount: say.amount(amount),
    }),
  "fame-gained": ({ player, amount, source }, say) =>
    loud("fame-gained", { player: say.player(player), amount, source: say.word(`fame.${source}`) }),
  "fame-lost": ({ player, amount }, say) =>
    plain("fame-lost", { player: say.player(player), amount }),
  "reputation-changed": ({ player, faction, to }, say) =>
    plain(to < 0 ? "reputation-negative" : to > 0 ? "reputation-positive" : "reputation-neutral", {
      player: say.player(player),
      with: say.word(`with.${faction}`),
    }),
  "treated-as-positive": ({ player, faction }, say) =>
    quiet("treated-as-positive", { player: say.player(player), with: say.word(`with.${faction}`) }),
  "damage-suffered": ({ player, on, amount }, say) =>
    plain(on === "ship" ? "hurt-ship" : "hurt-character", { player: say.player(player), amount }),
  "damage-recovered": ({ player, character, ship, stands }, say) =>
    plain(stands ? "recovered-fully" : "recovered", {
      player: say.player(player),
      character,
      ship,
    }),
  defeated: ({ player }, say) => loud("defeated", { player: say.player(player) }),
  "top-discarded": ({ card, deck }, say) =>
    quiet("top-discarded", { card: say.card(card), deck: say.word(`deck.${deck}`) }),
  "market-revealed": ({ card, deck }, say) =>
    quiet("market-revealed", { card: say.card(card), deck: say.word(`deck.${deck}`) }),
  "deck-shuffled": ({ deck }, say) => quiet("deck-shuffled", { deck: say.word(`deck.${deck}`) }),
  "card-gained": ({ player, card }, say) =>
    plain("card-gained", { player: say.player(player), card: say.card(card) }),
  "card-discarded": ({ player, card }, say) =>
    plain("card-discarded", { player: say.player(player), card: say.card(card) }),
  "card-removed": ({ player, card }, say) =>
    quiet("card-removed", { player: say.player(player), card: say.card(card) }),
  "card-given": ({ from, to, card }, say) =>
    plain("card-given", { from: say.player(from), to: say.player(to), card: say.card(card) }),
  "card-rotated": ({ player, card }, say) =>
    quiet("card-rotated", { player: say.player(player), card: say.card(card) }),
  "card-marked": ({ player, card, planet }, say) =>
    planet === null
      ? quiet("card-kept-an-eye-on", { player: say.player(player), card: say.card(card) })
      : plain("card-marked", { card: say.card(card), space: say.space(planet) }),
  "top-removed": ({ card, deck }, say) =>
    quiet("top-removed", { card: say.card(card), deck: say.word(`deck.${deck}`) }),
  "crew-gained": ({ player, crew }, say) =>
    plain("crew-gained", { player: say.player(player), crew: say.card(crew) }),
  "crew-discarded": ({ player, crew }, say) =>
    plain("crew-discarded", { player: say.player(player), crew: say.card(crew) }),
  "crew-removed": ({ player, crew }, say) =>
    plain("crew-removed", { player: say.player(player), crew: say.card(crew) }),
  "crew-given": ({ from, to, crew }, say) =>
    plain("crew-given", { from: say.player(from), to: say.player(to), crew: say.card(crew) }),
  "contact-revealed": ({ contact }, say) =>
    plain("contact-revealed", { contact: say.card(contact) }),
  "contact-looked-at": ({ player, contact }, say) =>
    contact === null
      ? quiet("contact-looked-at", { player: say.player(player) })
      : quiet("contact-seen", { player: say.player(player), contact: say.card(contact) }),
  "contact-met": ({ player, contact }, say) =>
    plain("contact-met", { player: say.player(player), contact: say.card(contact) }),
  "contact-removed": ({ contact }, say) => plain("contact-removed", { contact: say.card(contact) }),
  "contact-captured": ({ player, contact }, say) =>
    loud("contact-captured", { player: say.player(player), contact: say.card(contact) }),
  "patrol-moved": ({ faction, to }, say) =>
    quiet("patrol-moved", { patrol: say.word(`patrol.${faction}`), space: say.space(to) }),
  "patrol-replaced": ({ faction, level }, say) =>
    plain("patrol-replaced", { patrol: say.word(`patrol.${faction}`), level }),
  "dice-rolled": ({ player, dice }, say) =>
    dice.length === 0
      ? null
      : quiet("dice-rolled", { player: say.player(player), dice: say.dice(dice) }),
  "dice-changed": ({ player, dice }, say) =>
    quiet("dice-changed", { player: say.player(player), dice: say.dice(dice) }),
  "test-resolved": ({ player, skill, passed }, say) =>
    plain(passed ? "test-passed" : "test-failed", {
      player: say.player(player),
      skill: say.word(`skill.${skill}`),
    }),
  "combat-began": ({ kind, attacker, defender, strengths }, say) =>
    plain(kind === "ground" ? "combat-ground" : "combat-ship", {
      attacker: say.player(attacker),
      defender: say.player(defender),
      one: strengths[0],
      other: strengths[1],
    }),
  "combat-resolved": ({ attacker, damage, won }, say) =>
    plain(won ? "combat-won" : "combat-lost", {
      attacker: say.player(attacker),
      one: damage[0],
      other: damage[1],
    }),
  "encounter-drawn": ({ player, card, section }, say) =>
    plain("encounter-drawn", {
      player: say.player(player),
      story: say.word(`encounter.${card}.${section}`),
    }),
  "secret-kept": ({ player }, say) => plain("secret-kept", { player: say.player(player) }),
  "secret-used": ({ player, card, section }, say) =>
    plain("secret-used", {
      player: say.player(player),
      story: say.word(`encounter.${card}.${section}`),
    }),
  "story-told": ({ text }, say) => told(say.word(text), text),
  "line-taken": ({ player, label }, say) =>
    plain("line-taken", { player: say.player(player), line: say.word(label) }),
  "secrets-discarded": ({ player }, say) =>
    quiet("secrets-discarded", { player: say.player(player) }),
  "databank-drawn": ({ number, version }, say) =>
    plain("databank-drawn", {
      title: say.word(`${databankKey(number, version)}.title`),
      story: say.word(databankKey(number, version)),
    }),
  "cargo-delivered": ({ player, card, illegal }, say) =>
    plain(illegal ? "cargo-smuggled" : "cargo-delivered", {
      player: say.player(player),
      card: say.card(card),
    }),
  "bounty-claimed": ({ player, card, how }, say) =>
    loud(
      how === "player"
        ? "bounty-player"
        : how === "capture"
          ? "bounty-captured"
          : "bounty-eliminated",
      { player: say.player(player), target: say.card(card) },
    ),
  "job-attempted": ({ player, card, with: other }, say) =>
    plain(other === null ? "job-attempted" : "job-attempted-with", {
      player: say.player(player),
      card: say.card(card),
      other: other === null ? "" : say.player(other),
    }),
  "job-completed": ({ player, card }, say) =>
    loud("job-completed", { player: say.player(player), card: say.card(card) }),
  "job-failed": ({ player, card }, say) =>
    plain("job-failed", { player: say.player(player), card: say.card(card) }),
  "patrol-beaten": ({ player, faction, level }, say) =>
    loud("patrol-beaten", {
      player: say.player(player),
      faction: say.word(`faction.${faction}`),
      level,
    }),
  "goal-advanced": ({ player }, say) => plain("goal-advanced", { player: say.player(player) }),
  "goal-completed": ({ player, of }, say) =>
    loud(of === "ship" ? "goal-ship" : "goal-character", { player: say.player(player) }),
  "character-turned": ({ player }, say) =>
    quiet("character-turned", { player: say.player(player) }),
  "planet-sabotaged": ({ player, planet }, say) =>
    plain("planet-sabotaged", { player: say.player(player), space: say.space(planet) }),
  "ambition-advanced": ({ player, goal, done }, say) =>
    plain(done ? "ambition-done" : "ambition-undone", {
      player: say.player(player),
      goal: say.ambition(player, goal),
    }),
  "ability-used": ({ player, ability }, say) => abilityUsed(player, ability, say),
  "favor-requested": ({ player, favor }, say) =>
    plain("favor-requested", {
      player: say.player(player),
      favor: say.word(`favor.${favor.kind}`),
    }),
  "offers-compared": () => null,
  "favor-granted": ({ from, to, favor }, say) =>
    plain("favor-granted", {
      from: say.player(from),
      to: say.player(to),
      favor: say.word(`favor.${favor.kind}`),
    }),
  "favor-spent": ({ player }, say) => quiet("favor-spent", { player: say.player(player) }),
  "debt-given": ({ owner, from, to }, say) =>
    plain("debt-given", { owner: say.player(owner), from: say.player(from), to: say.player(to) }),
  "trade-made": ({ players }, say) =>
    plain("trade-made", { one: say.player(players[0]), other: say.player(players[1]) }),
  "ai-card-drawn": () => null,
  "ai-line-done": ({ player, line }, say) =>
    plain("ai-line-done", {
      player: say.player(player),
      line: say.word(`ai.${line.split(".")[2] ?? ""}`),
    }),
  "ai-deck-shuffled": ({ player }, say) =>
    quiet("ai-deck-shuffled", { player: say.player(player) }),
  answered: () => null,
  "game-won": ({ player }, say) => loud("game-won", { player: say.player(player) }),
};

/** The ending of a story; one that nobody has written yet says nothing. */
function told(story: string, key: string): Told | null {
  return story === key ? null : plain("story-told", { story });
}

/** A printed ability in its own words, a card by its name; markers of what was done this turn say nothing. */
function abilityUsed(player: number, ability: string, say: Say): Told | null {
  const goal = /^ambition-goal-(\d)$/.exec(ability)?.[1];
  const key = `ability.${ability}`;
  const written = goal === undefined ? say.word(key) : say.ambition(player, Number(goal));
  if (written !== key)
    return quiet("ability-used", { player: say.player(player), ability: written });
  return isMarketCard(ability)
    ? quiet("ability-used", { player: say.player(player), ability: say.card(ability) })
    : null;
}

export function logLine(
  news: News,
  names: readonly { readonly name: string }[],
  texts: Texts,
  seen: Seen,
): LogLine | null {
  // Each teller takes the news it is listed under.
  const told = (tellers[news.type] as (news: News, say: Say) => Told | null)(
    news,
    saying(names, texts, seen),
  );
  if (told === null) return null;
  const text = filled(textOf(texts, `log.${told.sentence}`) ?? "", told.with, texts);
  const line = { text: text.slice(0, 1).toUpperCase() + text.slice(1), rule: news.rule };
  return told.weight === undefined ? line : { ...line, weight: told.weight };
}
