/** Folded steps as sentences. */
import { unreachable } from "#rules/game.ts";
import { clause, clauses, deedLine } from "./deeds.ts";
import { favorLine } from "./bargains.ts";
import { foeName, outcome } from "./fights.ts";
import { tellOpponent } from "./opponents.ts";
import { tellMarket } from "./market-lines.ts";
import { capital } from "../../tell/line.ts";
import { loud, plain, quiet, textOf, type Message, type StepsMessage } from "../message.ts";
import type { Change, LogPassage } from "./fold/steps.ts";
import type { Say } from "../../words/say.ts";

type Together = Exclude<LogPassage, { readonly type: "one" | "silent" }>;

export function tellTogether(steps: Together, say: Say): StepsMessage {
  switch (steps.type) {
    case "cleared":
    case "bought":
    case "ship-bought":
    case "visit":
      return tellMarket(steps, say);
    case "goal-reached": {
      const { goal, fame, card } = steps;
      const sentence = goal.of === "ship" ? "goal-ship-fame" : "goal-character-fame";
      const ship = say.known(`ship.${card}.name`) ?? card;
      const values = { player: say.player(goal.player), amount: fame, ship };
      return { message: loud(sentence, values), rule: goal.rule, player: goal.player };
    }
    case "outfitted": {
      const { player, ship, credits, rule } = steps;
      const message = plain("outfitted", {
        player: say.player(player),
        ship: say.word(`ship.${ship}.name`),
        amount: credits,
      });
      return { message, rule, player };
    }
    case "already-here": {
      const { contact, rule } = steps;
      // [UB-CPC-02] Whoever wanted to meet them has another encounter.
      const sentence = rule === "UB-CPC-01" ? "already-here-met" : "already-here";
      return { message: quiet(sentence, { contact: say.named(contact) }), rule, player: null };
    }
    case "favored":
      return favorLine(steps, say);
    case "gift": {
      const { from, to, rule } = steps;
      const values = { from: say.player(from), to: say.player(to) };
      return { message: { ...plain("gift-made", values), agreed: [from, to] }, rule, player: from };
    }
    case "nobody-agrees": {
      const { player, rule } = steps;
      const message = plain("nobody-agrees", { player: say.player(player) });
      return { message: { ...message, concerns: [player] }, rule, player };
    }
    case "ai-turn":
    case "ai-line":
    case "robbed":
    case "fame-bought":
      return tellOpponent(steps, say);
    case "patrol-came": {
      const { faction, steps: spaces, to, rule } = steps;
      const values = {
        patrol: say.word(`patrol.${faction}`),
        space: say.space(to),
        spaces,
      };
      return { message: quiet("patrol-came", values), rule, player: null };
    }
    case "changes": {
      const [first] = steps.changes;
      const player = first?.player ?? 0;
      const values = { player: say.player(player), changes: clauses(steps.changes, say) };
      const famous = steps.changes.some(({ type }) => type === "fame-gained");
      const message = famous ? loud("changes", values) : plain("changes", values);
      return { message, rule: steps.rule, player };
    }
    case "rewarded":
      return {
        message: deedLine(steps, say),
        rule: steps.deed.rule,
        player: steps.deed.player,
      };
    case "chosen": {
      const { line, paid } = steps;
      const values = { player: say.player(line.player), line: say.word(line.label) };
      const message =
        paid > 0 ? plain("line-paid", { ...values, amount: paid }) : plain("line-taken", values);
      return { message, rule: line.rule, player: line.player };
    }
    case "tested": {
      const { roll, test } = steps;
      const known = roll.roll?.type === "test" ? Math.min(2, roll.roll.known) : 0;
      const message = plain(test.passed ? "tested-passed" : "tested-failed", {
        player: say.player(test.player),
        skill: say.word(`skill.${test.skill}`),
        known: say.word(`known.${known}`),
        dice: say.dice(roll.dice),
      });
      return { message, rule: test.rule, player: test.player };
    }
    case "fought": {
      const { fight, hurt } = steps;
      const message = plain(
        outcome(fight, { won: "combat-won", tied: "combat-tied", lost: "combat-lost" }),
        {
          attacker: say.player(fight.attacker),
          defender: foeName(fight.foe, fight.defender, say),
          one: fight.damage[0],
          other: fight.damage[1],
        },
      );
      return { message: withWounds(message, hurt, say), rule: fight.rule, player: fight.attacker };
    }
    case "whole-fight": {
      const { began, dice, fight, hurt } = steps;
      const message = plain(
        outcome(fight, { won: "fight-won", tied: "fight-tied", lost: "fight-lost" }),
        {
          kind: say.word(`lead.${began.kind}`),
          attacker: say.player(fight.attacker),
          defender: foeName(fight.foe, fight.defender, say),
          first: say.dice(dice[0].dice),
          second: say.dice(dice[1].dice),
          one: fight.damage[0],
          other: fight.damage[1],
        },
      );
      return { message: withWounds(message, hurt, say), rule: fight.rule, player: fight.attacker };
    }
    default:
      return unreachable(steps);
  }
}

/** A fight, and who was hurt in it. */
function withWounds(message: Message, hurt: readonly Change[], say: Say): Message {
  if (hurt.length === 0) return message;
  const wounds = hurt.map((one) =>
    capital(say.fill("log.wounds", { player: say.player(one.player), change: clause(one, say) })),
  );
  const text = textOf(message, say);
  return plain("with-wounds", { text, wounds: wounds.join(" ") });
}
