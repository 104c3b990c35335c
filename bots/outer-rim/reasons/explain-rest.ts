/** Why this answer to whatever else is asked. */
import { deliveryOf, factions, marketCard, nextTestChance } from "#rules/outer-rim/index.ts";
import type { Command } from "#rules/outer-rim/index.ts";
import { mine, tested } from "../appraisal/self.ts";
import type { Sight } from "../players/mind.ts";
import { hundredths } from "./errand-reason.ts";
import type { Reason } from "./reason.ts";

/** What is paid for certain; smuggled goods may be stopped. */
function deliveryReason(view: Sight, id: string): Reason {
  const held = mine(view).cards.find((one) => one.id === id);
  const card = marketCard(id);
  const delivery = held === undefined ? null : deliveryOf(held);
  const pay = card.kind === "bounty" ? card.capture : delivery?.illegal === true ? null : delivery;
  return pay === null
    ? { kind: "best" }
    : { kind: "deliver", credits: pay.credits, fame: pay.fame ?? 0 };
}

export function explainRest(view: Sight, command: Command): Reason {
  switch (command.type) {
    case "pick-skill": {
      const { ways, of } = nextTestChance(tested(view), command.skill).chance;
      return { kind: "skill", skill: command.skill, chance: hundredths(ways / of) };
    }
    case "roll":
    case "stand":
    case "reroll":
      return { kind: "dice" };
    case "pick-faction": {
      const faction = factions.find((each) => each === command.faction);
      return faction === undefined ? { kind: "best" } : { kind: "goodwill", faction };
    }
    case "deliver":
      return deliveryReason(view, command.card);
    case "use-secret":
      return { kind: "secret" };
    case "use":
      return { kind: "ability" };
    case "choose":
      return { kind: "line" };
    case "accept":
    case "take-offer":
      return { kind: isTalk(view) ? "good-deal" : "best" };
    case "decline":
      return { kind: isTalk(view) ? "poor-deal" : "best" };
    case "offer":
    case "call-debt":
      return { kind: "favor-wanted" };
    default:
      return { kind: "best" };
  }
}

function isTalk(view: Sight): boolean {
  return view.agenda.at(-1)?.type === "talk";
}
