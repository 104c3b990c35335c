/**
 * The 31 AI cards: ten of the base deck, five of the bounty hunters, one for each character [UB-COMP-04, UB-SOLO-03].
 */
import type { AiCard, AiLine } from "./lines.ts";

const standUp: AiLine = { do: "recover-if-defeated" };
const rest: AiLine = { do: "recover" };
const toGoal: AiLine = { do: "move-to-goal" };
const toTarget: AiLine = { do: "move-to-target" };
const earn: AiLine = { do: "gain", amount: 2000 };
const traderPlan = [standUp, toGoal, earn] as const;
const hunterPlan = [standUp, toTarget, earn] as const;
const hostile: AiLine = { do: "fight-hostile" };
const job: AiLine = { do: "complete-job" };
const buyFame: AiLine = { do: "spend", amount: 8000, fame: 1 };
const hunt: AiLine = { do: "hunt" };
const hireLowest: AiLine = { do: "hire", rank: "lowest" };
const planetRep: AiLine = { do: "planet-reputation" };
const deliver: AiLine = { do: "deliver" };
const traderSpecial = ["bounty", "luxury"] as const;
const hunterSpecial = ["job", "luxury"] as const;

export const aiCards = {
  "ai-1": {
    planning: traderPlan,
    action: [
      { do: "deliver", illegal: { on: "ship", damage: 2 } },
      { do: "buy-unless-full", full: "cargo", instead: "job", otherwise: "cargo" },
    ],
    encounter: [hostile, job, buyFame, planetRep],
    special: null,
  },
  "ai-2": {
    planning: [rest, toGoal, earn],
    action: [
      { do: "deliver", illegal: { on: "ship", damage: 2 } },
      { do: "buy-unless-full", full: "job", instead: "cargo", otherwise: "job" },
    ],
    encounter: [hostile, job, hireLowest],
    special: null,
  },
  "ai-3": {
    planning: traderPlan,
    action: [
      { do: "deliver", illegal: { on: "character", damage: 2 } },
      { do: "buy", decks: ["job"] },
    ],
    encounter: [hostile, buyFame, { do: "gain-and-lose", amount: 4000, lose: "nearest-patrol" }],
    special: null,
  },
  "ai-4": {
    planning: traderPlan,
    action: [deliver, { do: "buy", decks: ["cargo"] }],
    encounter: [hostile, job, hireLowest, buyFame],
    special: null,
  },
  "ai-5": {
    planning: traderPlan,
    action: [
      { do: "deliver", illegal: { on: "ship", damage: 3 } },
      { do: "buy", decks: ["job"] },
    ],
    encounter: [hostile, buyFame, hireLowest],
    special: null,
  },
  "ai-6": {
    planning: [rest, toGoal, earn],
    action: [
      { do: "deliver", illegal: { on: "character", damage: 2 } },
      { do: "buy", decks: ["job"] },
    ],
    encounter: [hostile, job, buyFame],
    special: null,
  },
  "ai-7": {
    planning: traderPlan,
    action: [
      { do: "deliver", illegal: "lose-planet" },
      { do: "buy-unless-full", full: "cargo", instead: "gear-mod", otherwise: "cargo" },
    ],
    encounter: [hostile, job, buyFame],
    special: null,
  },
  "ai-8": {
    planning: traderPlan,
    action: [deliver, { do: "buy", decks: ["gear-mod"] }, { do: "reveal-lowest" }],
    encounter: [hostile, job, buyFame, { do: "nearest-patrol-reputation" }],
    special: null,
  },
  "ai-9": {
    planning: traderPlan,
    action: [
      { do: "deliver", illegal: { on: "character", damage: 3 } },
      { do: "buy", decks: ["ship"] },
    ],
    encounter: [hostile, job, { do: "gain-and-lose", amount: 4000, lose: "planet" }],
    special: null,
  },
  "ai-10": {
    planning: traderPlan,
    action: [deliver, { do: "buy", decks: ["cargo"] }],
    encounter: [hostile, job, buyFame],
    special: traderSpecial,
  },
  "ai-chewbacca": {
    planning: [{ do: "recover", perDamage: 1000 }, toGoal],
    action: [
      { do: "deliver", illegal: { on: "ship", damage: 2 } },
      { do: "buy", decks: ["ship", "cargo"] },
    ],
    encounter: [hostile, job, { do: "hire", rank: "highest" }],
    special: traderSpecial,
  },
  "ai-doctor-aphra": {
    planning: [standUp, toGoal, { do: "buy", decks: ["ship", "gear-mod"] }],
    action: [deliver, { do: "buy-unless-full", full: "job", instead: "cargo", otherwise: "job" }],
    encounter: [hostile, { do: "gain", amount: 1000, per: "different-skill" }],
    special: traderSpecial,
  },
  "ai-enfys-nest": {
    planning: traderPlan,
    action: [{ do: "buy", decks: ["ship", "gear-mod"] }],
    encounter: [
      hostile,
      { do: "hire", rank: "lowest", needsBerth: true },
      { do: "gain-and-lose", amount: 4000, lose: "planet", perCrew: 1000 },
    ],
    special: traderSpecial,
  },
  "ai-han-solo": {
    planning: [standUp, { do: "move-to-goal", fearless: 15_000 }, earn],
    action: [deliver, { do: "buy", decks: ["ship", "cargo"] }],
    encounter: [hostile, job, { do: "gain-and-lose", amount: 4000, lose: "planet" }],
    special: traderSpecial,
  },
  "ai-hera-syndulla": {
    planning: traderPlan,
    action: [{ do: "jump", spaces: 2 }, deliver, { do: "buy", decks: ["cargo"] }],
    encounter: [hostile, job, rest],
    special: traderSpecial,
  },
  "ai-hondo-ohnaka": {
    planning: [standUp, { do: "move-to-player" }, toGoal],
    action: [deliver, { do: "rob" }, { do: "buy", decks: ["job"] }],
    encounter: [hostile, job],
    special: traderSpecial,
  },
  "ai-jyn-erso": {
    planning: [standUp, { do: "move-to-goal", imperial: true }, earn],
    action: [deliver, { do: "buy", decks: ["job"], away: true }],
    encounter: [hostile, { do: "imperial-luck" }, job],
    special: traderSpecial,
  },
  "ai-lando-calrissian": {
    planning: traderPlan,
    action: [deliver, { do: "gamble" }],
    encounter: [hostile, job, buyFame],
    special: traderSpecial,
  },
  "ai-maz-kanata": {
    planning: traderPlan,
    action: [deliver, { do: "buy-luxury" }],
    encounter: [hostile, job, hireLowest],
    special: traderSpecial,
  },
  "hunter-1": {
    planning: hunterPlan,
    action: [{ do: "buy", decks: ["bounty"], anywhere: true, orSell: true }],
    encounter: [hostile, hunt, buyFame, planetRep],
    special: null,
  },
  "hunter-2": {
    planning: hunterPlan,
    action: [
      {
        do: "buy-unless-full",
        full: "bounty",
        instead: "gear-mod",
        otherwise: "bounty",
        anywhere: true,
      },
    ],
    encounter: [hostile, hunt, { do: "reveal-lowest" }, buyFame],
    special: "hire-faceup",
  },
  "hunter-3": {
    planning: hunterPlan,
    action: [{ do: "drop-hopeless-bounty" }, { do: "find-bounty" }],
    encounter: [hostile, hunt],
    special: null,
  },
  "hunter-4": {
    planning: hunterPlan,
    action: [{ do: "buy", decks: ["gear-mod"], orSell: true }],
    encounter: [hostile, { do: "fight-weak-patrol" }, hunt, buyFame, planetRep],
    special: null,
  },
  "hunter-5": {
    planning: hunterPlan,
    action: [{ do: "buy", decks: ["ship"], orSell: true }],
    encounter: [
      hostile,
      { do: "fight-weak-patrol" },
      hunt,
      { do: "gain-and-lose", amount: 4000, lose: "planet" },
    ],
    special: null,
  },
  "ai-black-krrsantan": {
    planning: hunterPlan,
    action: [
      { do: "recover-character", amount: 2 },
      { do: "buy", decks: ["gear-mod", "bounty"], anywhere: true },
    ],
    encounter: [hostile, hunt, { do: "brawl" }],
    special: hunterSpecial,
  },
  "ai-boba-fett": {
    planning: hunterPlan,
    action: [
      {
        do: "buy-unless-full",
        full: "bounty",
        instead: "gear-mod",
        otherwise: "bounty",
        anywhere: true,
      },
      { do: "reveal-matching" },
    ],
    encounter: [hostile, hunt, { do: "gain", amount: 4000 }],
    special: hunterSpecial,
  },
  "ai-bossk": {
    planning: [standUp, { do: "move-to-player", standing: true }, toTarget, earn],
    action: [rest],
    encounter: [hostile, { do: "fight-player" }, hunt],
    special: hunterSpecial,
  },
  "ai-cad-bane": {
    planning: hunterPlan,
    action: [{ do: "sell-fame" }, { do: "buy", decks: ["ship", "gear-mod"] }],
    encounter: [hostile, hunt, { do: "spend", amount: 15_000, fame: 2 }],
    special: hunterSpecial,
  },
  "ai-dengar": {
    planning: [standUp, { do: "move-to-most-hated" }, { do: "others-lose-reputation" }],
    action: [{ do: "punish" }],
    encounter: [hostile, buyFame, { do: "gain", amount: 4000 }],
    special: hunterSpecial,
  },
  "ai-ig-88": {
    planning: [standUp, toTarget, { do: "gain", amount: 2000, per: "droid-crew" }],
    twiceWithDroid: true,
    action: [{ do: "buy", decks: ["ship", "gear-mod"] }, { do: "take-droid" }],
    encounter: [hostile, hunt],
    special: hunterSpecial,
  },
  "ai-ketsu-onyo": {
    planning: hunterPlan,
    action: [{ do: "buy", decks: ["ship", "bounty"], anywhere: true }],
    encounter: [hostile, { do: "fight-weak-patrol", within: 3 }, { do: "hunt", within: 3 }],
    special: hunterSpecial,
  },
} as const satisfies Record<string, AiCard>;

export type AiCardId = keyof typeof aiCards;
export const aiCardIds: readonly string[] = Object.keys(aiCards);

export function aiCard(id: string): AiCard {
  const card: AiCard | undefined = aiCards[id as AiCardId];
  if (card === undefined) throw new Error(`no AI card ${id}`);
  return card;
}
