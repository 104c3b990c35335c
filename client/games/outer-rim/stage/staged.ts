/** What is worth the whole stage: whatever a card, a stranger or the dice did to me, and what I will remember. */
import type { News } from "#rules/outer-rim/index.ts";
import { isDelivery, type Scene } from "../story/scenes.ts";

/** The turns of others go by on the map, but for what they do to me. */
export function isStaged({ kind, player, news }: Scene, seat: number | null): boolean {
  if (seat === null) return false;
  if (kind === "fight") return player === seat || news.some((one) => isFighter(one, seat));
  if (player !== seat) return false;
  if (kind === "card" || kind === "test") return true;
  return kind !== "ai" && news.some(({ type }) => memorable.includes(type));
}

function isFighter(one: News, seat: number): boolean {
  if (one.type === "combat-began" || one.type === "combat-resolved")
    return one.attacker === seat || one.defender === seat;
  return one.type === "dice-rolled" && one.player === seat;
}

const memorable: readonly News["type"][] = [
  "fame-gained",
  "goal-completed",
  "job-completed",
  "job-failed",
  "cargo-delivered",
  "bounty-claimed",
  "story-told",
  "crew-gained",
  "ambition-advanced",
  "defeated",
  "damage-recovered",
  "victory-missed",
  "game-won",
];

/** My ship is what is seen of a journey or a delivery; of all else my face. */
export function showsShip({ kind, news }: Scene): boolean {
  return kind === "travel" || news.some(isDelivery);
}
