/** The plain effects: each is one clause. What has lines under it stands in effects.ts. */
import { unreachable } from "#rules/game.ts";
import { nameOf, personOf, type Texts } from "../words/texts.ts";
import { conditionless } from "./fights.ts";
import { clause, phrase, type Clause } from "./line.ts";
import { anyThing, decksOf, patrolOf, toSpace, withFaction } from "./names.ts";
import type { Effect } from "#rules/outer-rim/index.ts";

/** Effects with lines of their own. */
export type BranchEffect = Extract<
  Effect,
  {
    readonly do:
      | "test"
      | "test-until-passed"
      | "opposed-test"
      | "fight"
      | "fight-player"
      | "roll"
      | "choose"
      | "may"
      | "if"
      | "discard"
      | "opponent"
      | "players-here"
      | "story";
  }
>;
export type PlainEffect = Exclude<Effect, BranchEffect>;
type DeedOf<T extends PlainEffect["do"]> = Extract<PlainEffect, { readonly do: T }>;

export function deedClause(texts: Texts, deed: PlainEffect): Clause {
  switch (deed.do) {
    case "gain-credits":
      return clause(gainCredits(texts, deed), "credits");
    case "lose-credits":
      return clause(
        deed.amount === "all"
          ? texts["do.lose-all-credits"]
          : phrase(texts, "do.lose-credits", { amount: deed.amount }),
        "credits",
      );
    case "gain-fame":
    case "lose-fame":
      return clause(phrase(texts, `do.${deed.do}`, { amount: deed.amount }), "fame");
    case "gain-reputation":
    case "lose-reputation":
      return clause(
        phrase(texts, `do.${deed.do}`, { with: withFaction(texts, deed.faction) }),
        "reputation",
      );
    case "suffer":
      return clause(phrase(texts, `do.suffer-${deed.on}`, { amount: deed.amount }), "damage");
    case "recover":
      return clause(
        deed.amount === "all"
          ? texts[`do.recover-all-${deed.on}`]
          : phrase(texts, `do.recover-${deed.on}`, { amount: deed.amount }),
        "damage",
        "OR-DMG-03",
      );
    case "fight-until-won":
    case "fight-patrol":
      return clause(conditionless(texts, deed), "combat");
    case "move-to":
      return clause(moveTo(texts, deed), "move", "OR-MOVE-06");
    case "move-up-to": {
      const key = deed.ignoringPatrols === true ? "do.move-up-to-freely" : "do.move-up-to";
      return clause(phrase(texts, key, { spaces: deed.spaces }), "move");
    }
    case "move-patrol": {
      const values = { patrol: patrolOf(texts, deed.faction), spaces: deed.spaces };
      const key = deed.upTo === true ? "do.move-patrol-up-to" : "do.move-patrol";
      return clause(phrase(texts, key, values), "patrol", "OR-PAT-07");
    }
    case "patrol-to-you":
      return clause(
        phrase(texts, "do.patrol-to-you", { patrol: patrolOf(texts, deed.faction) }),
        "patrol",
      );
    case "reveal-contact":
    case "look-at-contact":
    case "reveal-planet":
    case "discard-contact":
      return clause(texts[`do.${deed.do}`], "contact");
    case "gain-crew":
      return clause(gainCrew(texts, deed), "crew");
    case "gain-card":
      return clause(phrase(texts, "do.gain-card", { card: nameOf(texts, deed.card) }), "card");
    case "take-top":
    case "discard-top":
      return clause(
        phrase(texts, `do.${deed.do}`, { card: texts[`top.${deed.deck}`] }),
        "market",
        "OR-MKT-06",
      );
    case "market":
      return clause(market(texts, deed), "market");
    case "databank":
      return clause(phrase(texts, "do.databank", { number: deed.number }), "card", "OR-SETUP-04");
    case "rotate": {
      const { card } = deed;
      const text =
        card === undefined
          ? texts["do.rotate"]
          : phrase(texts, "do.rotate-named", { card: nameOf(texts, card) });
      return clause(text, "card", "UB-ROT-03");
    }
    case "deliver":
      return clause(
        deed.less === undefined
          ? texts["do.deliver"]
          : phrase(texts, "do.deliver-less", { less: deed.less }),
        "delivery",
      );
    case "keep-cargo":
    case "discard-cargo":
      return clause(texts[`do.${deed.do}`], "delivery");
    case "complete":
    case "fail":
      return clause(texts[`do.${deed.do}`], "goal", "OR-JOB-04");
    case "stop":
      return clause(texts["do.stop"], "condition");
    case "discard-this":
    case "remove-this":
      return clause(texts[`do.${deed.do}`], "card", "OR-MKT-09");
    case "extra-turn":
      return clause(texts["do.extra-turn"], "ability", "OR-TURN-01");
    case "take-asset":
      return clause(takeAsset(texts, deed), "card");
    case "take-credits":
      return clause(phrase(texts, "do.take-credits", { amount: deed.amount }), "credits");
    case "complete-goal":
      return clause(texts[`do.complete-goal-${deed.of}`], "goal", "OR-GOAL-02");
    case "complete-ambition":
      return clause(
        phrase(texts, "do.complete-ambition", { goal: deed.goal + 1 }),
        "goal",
        "UB-AMB-08",
      );
    case "win-game":
      return clause(texts["do.win-game"], "fame", "UB-AMB-15");
    case "special":
      return clause(texts[`special.${deed.name}`], "ability");
    default:
      return unreachable(deed);
  }
}

function gainCredits(texts: Texts, { amount, per }: DeedOf<"gain-credits">): string {
  return per === undefined
    ? phrase(texts, "do.gain-credits", { amount })
    : phrase(texts, "do.gain-credits-per", { amount, per: texts[`per.${per}`] });
}

function moveTo(texts: Texts, { space }: DeedOf<"move-to">): string {
  if (space === "other-core") return texts["do.move-to-other-core"];
  return phrase(texts, "do.move-to", { space: toSpace(texts, space) });
}

function gainCrew(texts: Texts, { contact }: DeedOf<"gain-crew">): string {
  return contact === undefined
    ? texts["do.gain-crew"]
    : phrase(texts, "do.gain-crew-named", { contact: personOf(texts, contact) });
}

function market(texts: Texts, { discount = 0, decks }: DeedOf<"market">): string {
  if (decks === undefined)
    return discount === 0 ? texts["do.market"] : phrase(texts, "do.market-discount", { discount });
  const named = decksOf(texts, decks);
  return discount === 0
    ? phrase(texts, "do.market-decks", { decks: named })
    : phrase(texts, "do.market-discount-decks", { discount, decks: named });
}

function takeAsset(texts: Texts, { kind, pick, maxCost, mark }: DeedOf<"take-asset">): string {
  let taking = phrase(texts, `do.take-asset-${pick}`, { things: anyThing(texts, kind) });
  if (maxCost !== undefined)
    taking = phrase(texts, "do.take-asset-cost", { taking, cost: maxCost });
  return mark === true ? phrase(texts, "do.take-asset-mark", { taking }) : taking;
}
