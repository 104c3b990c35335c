/** Why this encounter. */
import { marketCard, patrolStrength } from "#rules/outer-rim/index.ts";
import type { Command } from "#rules/outer-rim/index.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { mine } from "../appraisal/self.ts";
import { chanceToComplete } from "../odds/job-odds.ts";
import type { Sight } from "../players/mind.ts";
import { againstPlayer, canBeHired, hundredths, huntedAs, winning } from "./errand-reason.ts";
import type { Reason } from "./reason.ts";

export function explainEncounter(view: Sight, command: Command): Reason | null {
  const me = mine(view);
  switch (command.type) {
    case "fight-patrol": {
      const { level } = view.patrols[command.faction];
      const chance = level === 4 ? 0 : winning("ship", me, patrolStrength[level]);
      return { kind: "fight-now", chance: hundredths(chance) };
    }
    case "encounter-space":
      return { kind: "stop", at: me.space };
    case "cross-the-core":
      return {
        kind: "cross",
        at: me.space === "spinward-core" ? "trailing-core" : "spinward-core",
      };
    case "encounter-contact":
      return contactReason(view, command.token);
    case "attempt-job": {
      const card = marketCard(command.card);
      const chance = card.kind === "job" ? chanceToComplete(view, card) : 0;
      return { kind: "job-now", card: command.card, chance: hundredths(chance) };
    }
    case "hunt-player":
      return {
        kind: "hunt-now",
        card: command.card,
        chance: againstPlayer(view, view.players[command.player], me.space),
      };
    case "fight-player":
      return {
        kind: "fight-now",
        chance: againstPlayer(view, view.players[command.player], me.space),
      };
    case "eliminate":
    case "capture":
      return catchReason(view, command.type);
    default:
      return null;
  }
}

function contactReason(view: Sight, token: number): Reason {
  const contact = view.tokens[token]?.contact ?? null;
  if (contact === null) return { kind: "stranger" };
  const bounty = huntedAs(view, contact);
  const card = bounty === null ? null : marketCard(bounty);
  if (bounty !== null && card?.kind === "bounty") {
    const chance = hundredths(winning(card.combat, mine(view), card.strength));
    return { kind: "hunt-now", card: bounty, chance };
  }
  return canBeHired(contact) ? { kind: "hire", contact } : { kind: "stop", at: mine(view).space };
}

function catchReason(view: Sight, how: "eliminate" | "capture"): Reason {
  const id = view.questions[0]?.params["card"];
  const card = typeof id === "string" ? marketCard(id) : undefined;
  if (card?.kind !== "bounty") return { kind: "best" };
  const { credits, fame } = card[how];
  if (how === "eliminate") return { kind: "eliminate", credits, fame };
  const at = card.capture.to;
  return { kind: "capture", at, turns: turnsBetween(view)(mine(view).space, at), credits, fame };
}
