/** Which card a task is about: the credits, damage and reputation it brings are told with it. */
import type { CombatAfter, TestAfter } from "./rolls.ts";
import type { Task } from "./agenda.ts";
import type { Foe } from "../combat/foe.ts";
import type { State } from "../state.ts";

/** A text key, or `null` when no card is behind it. */
export function causeOf(state: State, task: Task): string | null {
  switch (task.type) {
    case "effects":
    case "roll-one":
    case "credit-reward":
    case "job-done":
      return task.source.card;
    case "test":
      return testCause(task.after);
    case "combat":
    case "aftermath":
      return combatCause(task.after);
    case "combat-damage":
      return task.cause ?? null;
    case "hunt":
    case "smuggle":
    case "deliver":
    case "bounty-won":
    case "bounty-reward":
    case "hunted-crew":
    case "gain-card":
    case "job-over":
    case "purchase-die":
    case "ai-hunt":
      return `card.${task.card}`;
    case "buy": {
      const top = state.market[task.deck][0];
      return top === undefined ? null : `card.${top}`;
    }
    case "patrol-replaced":
      return `patrol.${task.faction}`;
    case "goal-paid":
      return goalCause(state, task.player, task.of);
    case "ai-lines":
      return `ai.${task.card}`;
    default:
      return null;
  }
}

function goalCause(state: State, player: number, of: "character" | "ship"): string | null {
  const one = state.players[player];
  if (one === undefined) return null;
  return of === "ship" ? `ship.${one.ship}` : `character.${one.character ?? ""}`;
}

export function testCause(after: TestAfter): string | null {
  return after.type === "slip-past" ? null : after.source.card;
}

function combatCause(after: CombatAfter): string | null {
  switch (after.type) {
    case "effects":
    case "until-won":
      return after.source.card;
    case "patrol":
      return `patrol.${after.faction}`;
    case "ai-fame":
      return null;
    default:
      return `card.${after.card}`;
  }
}

/** Whoever is hunted lies face up: state and view know them alike. */
interface FightersSeen {
  readonly patrols: State["patrols"];
  readonly tokens: readonly { readonly contact: string | null }[];
}

/** Whom the attacker of such a fight faces. */
export function foeOf(
  { patrols, tokens }: FightersSeen,
  after: CombatAfter,
  defender: number | null,
): Foe | null {
  const card = after.type === "patrol" ? null : combatCause(after);
  if (defender !== null) return { type: "player", player: defender, card };
  if (after.type === "patrol")
    return { type: "patrol", faction: after.faction, level: patrols[after.faction].level };
  if (after.type === "bounty")
    return { type: "bounty", card: after.card, contact: tokens[after.token]?.contact ?? "" };
  return card === null ? null : { type: "card", card };
}
