/** Why this encounter. */
import { contactCard, marketCard } from "#rules/outer-rim/index.ts";
import type { Command } from "#rules/outer-rim/index.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { mine } from "../appraisal/self.ts";
import type { Sight } from "../players/mind.ts";
import {
  againstOwner,
  againstPlayer,
  huntedAs,
  jobRisk,
  patrolRisk,
  risk,
} from "./errand-reason.ts";
import { ambitionAt } from "../errands/ambition.ts";
import { placesToHunt } from "../errands/whereabouts.ts";
import { encounterReason, hireReason, talkReason } from "./explain-stop.ts";
import { mayJoin } from "./outlook.ts";
import type { Reason } from "./reason.ts";

export function explainEncounter(view: Sight, command: Command): Reason | null {
  const me = mine(view);
  switch (command.type) {
    case "fight-patrol":
      return { kind: "fight-now", ...patrolRisk(view, command.faction, me.space) };
    case "encounter-space":
      return ambitionAt(view, me.space)?.encounter === undefined
        ? encounterReason(view, me.space)
        : { kind: "ambition-now" };
    case "cross-the-core":
      return {
        kind: "cross",
        at: me.space === "spinward-core" ? "trailing-core" : "spinward-core",
      };
    case "encounter-contact":
      return contactReason(view, command.token);
    case "attempt-job": {
      const card = marketCard(command.card);
      const odds = card.kind === "job" ? jobRisk(view, card) : { chance: 0 };
      return { kind: "job-now", card: command.card, ...odds };
    }
    case "hunt-player":
      return {
        kind: "hunt-now",
        card: command.card,
        ...againstPlayer(view, view.players[command.player]),
      };
    case "hunt-crew":
      return { kind: "hunt-now", card: command.card, ...againstOwner(view, command.player) };
    case "fight-player":
      return {
        kind: "fight-now",
        ...againstPlayer(view, view.players[command.player]),
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
  if (contact === null) return strangerReason(view, token);
  const bounty = huntedAs(view, contact);
  const card = bounty === null ? null : marketCard(bounty);
  if (bounty !== null && card?.kind === "bounty") {
    return { kind: "hunt-now", card: bounty, ...risk(card.combat, mine(view), card.strength) };
  }
  return mayJoin(view, contact) ? hireReason(view, contact, token) : talkReason(view, contact);
}

/** [OR-CONT-01] Who is hunted may be under a facedown token of that class, and under no other. */
function strangerReason(view: Sight, token: number): Reason {
  const rank = view.tokens[token]?.class;
  const { space } = mine(view);
  for (const { id, token: caught } of mine(view).cards) {
    const card = marketCard(id);
    if (card.kind !== "bounty" || caught !== null || contactCard(card.target).class !== rank)
      continue;
    if (placesToHunt(view, card.target).some(({ at }) => at === space))
      return { kind: "trace", card: id, ...risk(card.combat, mine(view), card.strength) };
  }
  return { kind: "stranger" };
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
