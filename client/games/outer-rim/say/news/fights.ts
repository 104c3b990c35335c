/** Dice, tests, combats, and what a printed opponent does. */
import { isMarketCard } from "#rules/outer-rim/cards/market/index.ts";
import { smuggledName } from "./goods.ts";
import { plain, quiet, type NewsOf, type Tellers, type Message } from "../message.ts";
import type { Say } from "../../words/say.ts";
import type { Foe } from "#rules/outer-rim/index.ts";

export const fightTellers: Tellers<
  | "dice-rolled"
  | "dice-changed"
  | "test-resolved"
  | "combat-began"
  | "combat-resolved"
  | "ai-card-drawn"
  | "ai-line-done"
  | "ai-deck-shuffled"
> = {
  "dice-rolled": (news, say) => rolled(news, say),
  "dice-changed": ({ player, dice, by }, say) => {
    const values = { player: say.player(player), dice: say.dice(dice), count: dice.length };
    if (by === "reroll" && player !== null) return quiet("rolled-again", values);
    const cause = causeOf(by, say);
    return cause === null
      ? quiet("dice-changed", values)
      : quiet("dice-changed-by", { ...values, cause });
  },
  "test-resolved": ({ player, skill, passed }, say) =>
    plain(passed ? "test-passed" : "test-failed", {
      player: say.player(player),
      skill: say.word(`skill.${skill}`),
    }),
  "combat-began": ({ kind, attacker, defender, strengths, foe }, say) =>
    plain(kind === "ground" ? "combat-ground" : "combat-ship", {
      attacker: say.player(attacker),
      defender: foeName(foe, defender, say),
      one: strengths[0],
      other: strengths[1],
    }),
  "combat-resolved": (fight, say) =>
    plain(outcome(fight, { won: "combat-won", tied: "combat-tied", lost: "combat-lost" }), {
      attacker: say.player(fight.attacker),
      defender: foeName(fight.foe, fight.defender, say),
      one: fight.damage[0],
      other: fight.damage[1],
    }),
  "ai-card-drawn": ({ player, card }, say) =>
    quiet("ai-card-drawn", { player: say.player(player), card: say.aiCard(card) }),
  "ai-line-done": ({ player, line }, say) => {
    const [step = "", , verb = ""] = line.split(".");
    return plain("ai-line-done", {
      player: say.player(player),
      line: say.word(`ai.${verb}`),
      step: say.word(`step.${step}`),
    });
  },
  "ai-deck-shuffled": ({ player }, say) =>
    quiet("ai-deck-shuffled", { player: say.player(player) }),
};

/** What changed the dice: an ability in its own words, or cards, crew, ship and character by their names. */
function causeOf(by: string, say: Say): string | null {
  const own = say.known(`change.by-${by}`) ?? say.known(`ability.${by}`);
  if (own !== null) return own;
  const names = by.split("+").map((id) => say.known(`${id}.name`) ?? thing(id, say));
  return names.every((name) => name !== null) ? names.join(", ") : null;
}

function thing(id: string, say: Say): string | null {
  if (isMarketCard(id)) return say.offer(id);
  return say.known(`contact.${id}.name`);
}

/** [OR-COM-05] A tie is won by the attacker, which is worth saying. */
export function outcome<T>(
  { won, damage }: NewsOf<"combat-resolved">,
  words: { readonly won: T; readonly tied: T; readonly lost: T },
): T {
  if (!won) return words.lost;
  return damage[0] === damage[1] ? words.tied : words.won;
}

/** Whom the fight is against: a player, a patrol, somebody with a price on their head, or people of a card. */
export function foeName(foe: Foe | undefined, defender: number | null, say: Say): string {
  if (defender !== null) return say.player(defender);
  switch (foe?.type) {
    case "player":
      return say.player(foe.player);
    case "patrol":
      return say.fill("log.foe-patrol", {
        patrol: say.word(`patrol.${foe.faction}`),
        level: foe.level,
      });
    case "bounty":
      return say.named(foe.contact);
    case "card": {
      const own = say.known(`${foe.card}.foe`);
      const [kind = "", id = ""] = foe.card.split(".");
      return own ?? (kind === "contact" ? say.named(id) : say.word("log.nobody"));
    }
    case undefined:
      return say.word("log.nobody");
  }
}

/** What the roll was for, and with which skill. */
function rolled({ player, dice, roll }: NewsOf<"dice-rolled">, say: Say): Message | null {
  if (dice.length === 0) return null;
  const values = { player: say.player(player), dice: say.dice(dice), count: dice.length };
  switch (roll?.type) {
    case "test":
      return quiet("rolled-test", {
        ...values,
        skill: say.word(`skill.${roll.skill}`),
        known: say.word(`known.${Math.min(2, roll.known)}`),
      });
    case "cargo":
      return quiet("rolled-cargo", {
        ...values,
        card: smuggledName(roll.card.replace(/^card\./, ""), say),
      });
    case "purchase":
      return quiet("rolled-purchase", { ...values, card: say.source(roll.card) });
    case "combat":
      return player === null ? quiet("foe-rolled", values) : quiet("dice-rolled", values);
    case "card": {
      const [kind, id = ""] = roll.card.split(".");
      return kind === "contact"
        ? quiet("rolled-with", { ...values, contact: say.named(id) })
        : quiet("dice-rolled", values);
    }
    case "ai":
    case undefined:
      return quiet("dice-rolled", values);
  }
}
