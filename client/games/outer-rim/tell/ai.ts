/** The card of a printed opponent: three steps of lines, and what comes last [OR-SOLO-02]. */
import { unreachable } from "#rules/game.ts";
import type { AiCard, AiLine } from "#rules/outer-rim/cards/ai/lines.ts";
import { clause, led, line, phrase } from "./line.ts";
import { anyThing, decksOf, withFaction } from "./names.ts";
import type { Line } from "./line.ts";
import type { Texts } from "../words/texts.ts";

type LineOf<T extends AiLine["do"]> = Extract<AiLine, { readonly do: T }>;
const rule = "OR-SOLO-02";

export function aiCardLines(texts: Texts, card: AiCard): readonly Line[] {
  const planning = card.twiceWithDroid === true ? "ai-line.first-two" : "ai-line.first";
  const step = (
    name: "planning" | "action" | "encounter",
    how: "ai-line.first" | "ai-line.first-two" | "ai-line.every",
  ): readonly Line[] => [
    led(texts[`step.${name}`], clause(texts[how], "ability", rule), 0),
    ...card[name].map((one) => line(clause(aiLineText(texts, one), "ability", rule), 1)),
  ];
  return [
    ...step("planning", planning),
    ...step("action", "ai-line.every"),
    ...step("encounter", "ai-line.first"),
    ...specialLines(texts, card.special),
  ];
}

function specialLines(texts: Texts, special: AiCard["special"]): readonly Line[] {
  if (special === null) return [];
  const text =
    special === "hire-faceup"
      ? texts["ai-line.hire-faceup"]
      : phrase(texts, "ai-line.clear-away", { decks: decksOf(texts, special, "conjunction") });
  return [led(texts["step.special"], clause(text, "market", "OR-SOLO-10"), 0)];
}

/** One line of it, as a clause. */
export function aiLineText(texts: Texts, one: AiLine): string {
  switch (one.do) {
    case "recover":
      return one.perDamage === undefined
        ? texts["ai-line.recover"]
        : phrase(texts, "ai-line.recover-per-damage", { perDamage: one.perDamage });
    case "recover-character":
      return phrase(texts, "ai-line.recover-character", { amount: one.amount });
    case "move-to-goal":
      if (one.fearless !== undefined)
        return phrase(texts, "ai-line.move-to-goal-fearless", { fearless: one.fearless });
      return texts[
        one.imperial === true ? "ai-line.move-to-goal-imperial" : "ai-line.move-to-goal"
      ];
    case "move-to-player":
      return texts[
        one.standing === true ? "ai-line.move-to-player-standing" : "ai-line.move-to-player"
      ];
    case "gain":
      return one.per === undefined
        ? phrase(texts, "ai-line.gain", { amount: one.amount })
        : phrase(texts, "ai-line.gain-per", { amount: one.amount, per: texts[`per.${one.per}`] });
    case "buy":
      return buying(texts, one);
    case "buy-unless-full":
      return phrase(
        texts,
        one.anywhere === true ? "ai-line.buy-unless-full-anywhere" : "ai-line.buy-unless-full",
        {
          otherwise: texts[`deck.${one.otherwise}`],
          instead: texts[`deck.${one.instead}`],
          thing: anyThing(texts, one.full),
        },
      );
    case "deliver":
      return delivering(texts, one);
    case "jump":
      return phrase(texts, "ai-line.jump", { spaces: one.spaces });
    case "fight-weak-patrol":
      return one.within === undefined
        ? texts["ai-line.fight-weak-patrol"]
        : phrase(texts, "ai-line.fight-weak-patrol-within", { within: one.within });
    case "spend":
      return phrase(texts, "ai-line.spend", { amount: one.amount, fame: one.fame });
    case "gain-and-lose": {
      const values = { amount: one.amount, with: withFaction(texts, one.lose) };
      return one.perCrew === undefined
        ? phrase(texts, "ai-line.gain-and-lose", values)
        : phrase(texts, "ai-line.gain-and-lose-per-crew", { ...values, perCrew: one.perCrew });
    }
    case "hire": {
      const hiring = texts[`ai-line.hire-${one.rank}`];
      return one.needsBerth === true
        ? phrase(texts, "ai-line.hire-needs-berth", { hiring })
        : hiring;
    }
    case "hunt":
      return one.within === undefined
        ? texts["ai-line.hunt"]
        : phrase(texts, "ai-line.hunt-within", { within: one.within });
    case "recover-if-defeated":
    case "move-to-target":
    case "move-to-most-hated":
    case "others-lose-reputation":
    case "buy-luxury":
    case "reveal-lowest":
    case "reveal-matching":
    case "rob":
    case "gamble":
    case "drop-hopeless-bounty":
    case "find-bounty":
    case "sell-fame":
    case "punish":
    case "take-droid":
    case "fight-hostile":
    case "complete-job":
    case "planet-reputation":
    case "nearest-patrol-reputation":
    case "hire-faceup":
    case "imperial-luck":
    case "brawl":
    case "fight-player":
      return texts[`ai-line.${one.do}`];
    default:
      return unreachable(one);
  }
}

function buying(texts: Texts, { decks, anywhere, away, orSell }: LineOf<"buy">): string {
  const key =
    away === true ? "ai-line.buy-away" : anywhere === true ? "ai-line.buy-anywhere" : "ai-line.buy";
  const text = phrase(texts, key, { decks: decksOf(texts, decks) });
  return orSell === true ? phrase(texts, "ai-line.or-sell", { buying: text }) : text;
}

function delivering(texts: Texts, { illegal }: LineOf<"deliver">): string {
  if (illegal === undefined) return texts["ai-line.deliver"];
  if (illegal === "lose-planet") return texts["ai-line.deliver-lose-planet"];
  return phrase(texts, `ai-line.deliver-hurt-${illegal.on}`, { damage: illegal.damage });
}
