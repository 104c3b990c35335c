/**
 * What just happened, cut into scenes: a journey, a card, a test, a fight, a purchase, a printed opponent's card.
 * Each scene keeps its news, from which it is drawn and told.
 */
import type { News } from "#rules/outer-rim/index.ts";

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
      return "travel";
    case "encounter-drawn":
    case "databank-drawn":
    case "secret-used":
      return "card";
    case "combat-began":
      return "fight";
    case "dice-rolled":
      return news.roll?.type === "combat" ? null : "test";
    case "ai-card-drawn":
      return "ai";
    case "card-gained":
      return news.deck === null ? null : "market";
    default:
      return null;
  }
}

function whoseNews(news: News): number | null {
  if ("player" in news && typeof news.player === "number") return news.player;
  return news.type === "combat-began" ? news.attacker : null;
}

/** An opponent's card is one scene with everything it leads to, except its fights. */
function continues(last: Scene | undefined, kind: SceneKind): boolean {
  return last?.kind === "ai" && kind !== "fight" && kind !== "plain";
}

export function scenesOf(news: readonly News[]): readonly Scene[] {
  const scenes: Scene[] = [];
  for (const one of news) {
    const kind = opens(one);
    const last = scenes.at(-1);
    if (kind !== null && !continues(last, kind))
      scenes.push({ kind, player: whoseNews(one), news: [one] });
    else if (last !== undefined) scenes[scenes.length - 1] = { ...last, news: [...last.news, one] };
    else if (one.type !== "answered" && one.type !== "turn-ended")
      scenes.push({ kind: "plain", player: whoseNews(one), news: [one] });
  }
  return scenes;
}

/**
 * Worth stopping for: what others did, and what chance or a card did to me. My own plain moves are seen as they happen.
 */
export function worthTelling({ kind, player, news }: Scene, seat: number | null): boolean {
  if (news.every(({ type }) => silent.includes(type))) return false;
  if (player !== seat) return kind !== "plain" || news.length > 1;
  return kind === "test" || kind === "fight" || news.some(({ type }) => loud.includes(type));
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
];
