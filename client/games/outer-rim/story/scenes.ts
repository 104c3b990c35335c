/**
 * What just happened, cut into scenes: a journey, a card, a test, a fight, a purchase, a printed opponent's card.
 * Each scene keeps its news, from which it is drawn and told.
 */
import type { News } from "#rules/outer-rim/index.ts";
import type { NewsOf } from "./news-of.ts";

export type SceneKind = "travel" | "card" | "test" | "fight" | "market" | "ai" | "plain";

export interface Scene {
  readonly kind: SceneKind;
  readonly player: number | null;
  readonly news: readonly News[];
}

/** News that opens a scene; everything else belongs to the one before it. */
function opens(news: News): SceneKind | null {
  switch (news.type) {
    case "turn-began":
    case "favor-requested":
    case "offer-made":
    case "job-completed":
    case "job-failed":
      return "plain";
    case "moved":
      // [UB-CORE-06] Whoever is carried there by a card reads it with the card.
      return news.directly ? null : "travel";
    case "encounter-drawn":
    case "databank-drawn":
    case "secret-used":
    case "contact-met":
      return "card";
    case "secret-kept":
      // [OR-ENC-04] Whoever keeps one reads it; the others see somebody take a card.
      return news.card === null ? null : "card";
    case "combat-began":
      return "fight";
    case "dice-rolled":
      return news.roll?.type === "combat" ? "fight" : "test";
    case "combat-resolved":
      return "fight";
    case "dice-changed":
    case "test-resolved":
      return "test";
    case "ai-card-drawn":
      return "ai";
    case "card-gained":
      // [OR-MKT-06] Not bought: it belongs to whatever brought it.
      return news.deck === null || news.rule === "OR-MKT-06" ? null : "market";
    default:
      return null;
  }
}

function whoseNews(news: News): number | null {
  if ("player" in news && typeof news.player === "number") return news.player;
  return news.type === "combat-began" || news.type === "combat-resolved" ? news.attacker : null;
}

/**
 * An opponent's card is one scene with everything it leads to, except its fights; a roll is one with what is made of
 * it. A page may begin with dice that were rolled on an earlier one, and are now changed or kept.
 */
function continues(last: Scene | undefined, kind: SceneKind, one: News): boolean {
  if (last?.kind === "ai") return kind !== "fight" && kind !== "plain";
  if (last?.kind === "fight" && one.type === "dice-rolled") return kind === "fight";
  return (last?.kind === "test" || last?.kind === "fight") && ofARoll.includes(one.type);
}
const ofARoll: readonly News["type"][] = ["dice-changed", "test-resolved", "combat-resolved"];

/** A scene belongs to the first person it names; that dice were those of a fight shows when it ends. */
function joined(last: Scene, one: News): Scene {
  const kind = one.type === "combat-resolved" && last.kind === "test" ? "fight" : last.kind;
  return { kind, player: last.player ?? whoseNews(one), news: [...last.news, one] };
}

/** Whoever is met was turned up a moment ago: that belongs to the meeting. */
function turnedUp(scenes: Scene[]): readonly News[] {
  const last = scenes.pop();
  if (last === undefined) return [];
  const shown = last.news.at(-1);
  const rest = shown?.type === "contact-revealed" ? last.news.slice(0, -1) : last.news;
  if (rest.length > 0) scenes.push({ ...last, news: rest });
  return last.news.slice(rest.length);
}

export function scenesOf(news: readonly News[]): readonly Scene[] {
  const scenes: Scene[] = [];
  for (const one of news) {
    const kind = opens(one);
    const last = scenes.at(-1);
    if (kind !== null && !continues(last, kind, one)) {
      const shown = one.type === "contact-met" ? turnedUp(scenes) : [];
      scenes.push({ kind, player: whoseNews(one), news: [...shown, one] });
    } else if (last !== undefined) scenes[scenes.length - 1] = joined(last, one);
    else if (one.type !== "answered" && one.type !== "turn-ended")
      scenes.push({ kind: "plain", player: whoseNews(one), news: [one] });
  }
  return scenes;
}

/**
 * Worth stopping for: what others did, and what chance, a card or a stranger did to me. My own plain moves are seen as
 * they happen.
 */
export function worthTelling({ kind, player, news }: Scene, seat: number | null): boolean {
  const said = news.filter(({ type }) => !silent.includes(type));
  if (said.length === 0) return false;
  if (player !== seat) return kind !== "plain" || news.length > 1;
  // Dice that may still be changed lie on the table anyway.
  if (kind === "test") return said.some(({ type }) => type !== "dice-changed");
  if (kind === "fight") return said.some(({ type }) => type.startsWith("combat-"));
  if (kind === "card") return true;
  if (said.some((one) => isLoud(one, said) || isDelivery(one))) return true;
  // [OR-DMG-08] Whoever was down spends the planning step on recovering, and is asked nothing.
  const began = news.some(({ type }) => type === "turn-began");
  if (began && said.some(({ type }) => type === "damage-recovered")) return true;
  // A line I took is told with what came of it.
  return said.length > 1 && said.some(({ type }) => type === "line-taken");
}

export function isSilent({ news }: Scene): boolean {
  return news.every(({ type }) => silent.includes(type));
}

/** What somebody got or lost, whoever or whatever it came from. */
export function isGainOrLoss(one: News, seat: number): boolean {
  return "player" in one && one.player === seat && gainsAndLosses.includes(one.type);
}

/** The card of the moment itself, or whoever turned up: while it asks me something, the story face tells it. */
export function isCardAlone({ kind, news }: Scene): boolean {
  const isSomebody = kind === "plain" && news.some(({ type }) => type === "contact-revealed");
  return (kind === "card" || isSomebody) && news.every(({ type }) => drawing.includes(type));
}

/** A fight that begins, and nothing else: while it asks me something, the story face shows who fights whom. */
export function isFightAlone({ kind, news }: Scene): boolean {
  return (
    kind === "fight" && news.every(({ type }) => type === "answered" || type === "combat-began")
  );
}

/** Somebody asks for something, and nothing else happened. */
export function isOffer({ news }: Scene): boolean {
  return news.every(({ type }) => asking.includes(type));
}

/** What two people agreed on, and nothing that came of it. */
export function isAgreement({ news }: Scene): boolean {
  return news.every(({ type }) => agreeing.includes(type));
}

function isLoud(one: News, among: readonly News[]): boolean {
  // Whoever is turned up to be talked to is told by the talk.
  if (one.type === "contact-revealed") return !among.some(({ type }) => type === "contact-met");
  if (one.type === "contact-looked-at") return one.contact !== null;
  return isLoudNews(one);
}

export function isLoudNews({ type }: News): boolean {
  return loud.includes(type);
}

/** [OR-CARGO-01] [OR-BNTY-03] Handed over, and paid. */
export function isDelivery(one: News): one is NewsOf<"cargo-delivered" | "bounty-claimed"> {
  return one.type === "cargo-delivered" || one.type === "bounty-claimed";
}

/** Nobody hurries past it. */
export function isGreat({ type }: News): boolean {
  return loud.includes(type) && type !== "story-told" && type !== "crew-gained";
}

const silent: readonly News["type"][] = [
  "turn-began",
  "turn-ended",
  "answered",
  "market-revealed",
  "top-discarded",
  "deck-shuffled",
  "ai-deck-shuffled",
];
const loud: readonly News["type"][] = [
  "defeated",
  "fame-gained",
  "goal-completed",
  "job-completed",
  "job-failed",
  "story-told",
  "crew-gained",
  "trade-made",
  "favor-granted",
  "ambition-advanced",
  "victory-missed",
  "game-won",
];
const gainsAndLosses: readonly News["type"][] = [
  "credits-gained",
  "credits-spent",
  "credits-lost",
  "reputation-changed",
  "damage-suffered",
  "damage-recovered",
  "card-gained",
  "card-discarded",
  "crew-discarded",
  "ship-taken",
];
const asking: readonly News["type"][] = [
  "answered",
  "turn-began",
  "favor-requested",
  "offer-made",
  "offers-compared",
];
const agreeing: readonly News["type"][] = [
  ...asking,
  "favor-granted",
  "trade-made",
  "talk-ended",
  "promise-made",
  "treated-as-positive",
  "credits-given",
  "card-given",
  "crew-given",
  "debt-given",
];
const drawing: readonly News["type"][] = [
  "answered",
  "contact-revealed",
  "contact-met",
  "encounter-drawn",
  "databank-drawn",
  "ability-used",
];
