/** What an event makes of one player. Judges nothing, rolls nothing. */
import { putUnder } from "./solo/decks.ts";
import type { Event } from "./events.ts";
import type { Player } from "./state.ts";

const noFavors = { received: false, skill: null, die: false, shortcut: false } as const;

export function rested(player: Player): Player {
  return player.used.length + player.treated.length === 0 && player.favors === noFavors
    ? player
    : { ...player, used: [], treated: [], favors: noFavors };
}

type PlayerEvent = Extract<
  Event,
  {
    readonly type:
      | "character-taken"
      | "opponent-seated"
      | "ship-taken"
      | "placed"
      | "ambition-taken"
      | "extra-turn-gained"
      | "moved"
      | "credits-gained"
      | "credits-spent"
      | "credits-lost"
      | "fame-gained"
      | "fame-lost"
      | "reputation-changed"
      | "treated-as-positive"
      | "damage-suffered"
      | "damage-recovered"
      | "defeated"
      | "goal-advanced"
      | "goal-completed"
      | "character-turned"
      | "planet-sabotaged"
      | "ambition-advanced"
      | "ability-used"
      | "favor-spent"
      | "ai-card-drawn"
      | "ai-deck-shuffled";
  }
>;

export function evolvePlayer(player: Player, event: PlayerEvent): Player {
  switch (event.type) {
    case "character-taken":
      return { ...player, character: event.character };
    case "opponent-seated":
      return { ...player, character: event.character, opponent: event.opponent };
    case "ship-taken":
      return {
        ...player,
        ship: event.ship,
        shipFlipped: false,
        shipGoal: 0,
        shipDamage: event.damage,
      };
    case "placed":
      return { ...player, space: event.space };
    case "moved":
      return { ...player, space: event.to };
    case "ambition-taken":
      return { ...player, ambition: { id: event.ambition, done: [] } };
    case "extra-turn-gained":
      return { ...player, extraTurn: true };
    case "credits-gained":
      return { ...player, credits: player.credits + event.amount };
    case "credits-spent":
    case "credits-lost":
      return { ...player, credits: player.credits - event.amount };
    case "fame-gained":
      return {
        ...player,
        fame: player.fame + event.amount,
        fameBy: withFame(player.fameBy, event.source, event.amount),
      };
    case "fame-lost":
      return {
        ...player,
        fame: player.fame - event.amount,
        fameBy: withFame(player.fameBy, "lost", event.amount),
      };
    case "reputation-changed":
      return { ...player, reputation: { ...player.reputation, [event.faction]: event.to } };
    case "treated-as-positive":
      return { ...player, treated: [...player.treated, event.faction] };
    case "damage-suffered":
      return event.on === "character"
        ? { ...player, damage: player.damage + event.amount }
        : { ...player, shipDamage: player.shipDamage + event.amount };
    case "damage-recovered":
      return {
        ...player,
        damage: player.damage - event.character,
        shipDamage: player.shipDamage - event.ship,
        defeated: player.defeated && !event.stands,
      };
    case "defeated":
      return { ...player, defeated: true };
    case "goal-advanced":
      return event.of === "character"
        ? { ...player, goal: event.to }
        : { ...player, shipGoal: event.to };
    case "goal-completed":
      return event.of === "character"
        ? { ...player, flipped: true }
        : { ...player, shipFlipped: true };
    case "character-turned":
      return { ...player, flipped: event.flipped };
    case "planet-sabotaged":
      return { ...player, sabotaged: [...player.sabotaged, event.planet] };
    case "ambition-advanced":
      return player.ambition === null
        ? player
        : {
            ...player,
            ambition: {
              id: player.ambition.id,
              done: withGoal(player.ambition.done, event.goal, event.done),
            },
          };
    case "ability-used":
      return { ...player, used: [...player.used, event.ability] };
    case "favor-spent":
      return {
        ...player,
        favors:
          event.kind === "skill"
            ? { ...player.favors, skill: null }
            : { ...player.favors, die: false },
      };
    case "ai-card-drawn":
      return player.opponent === null
        ? player
        : {
            ...player,
            opponent: {
              ...player.opponent,
              cards: putUnder(player.opponent.cards, event.card),
            },
          };
    case "ai-deck-shuffled":
      return player.opponent === null
        ? player
        : { ...player, opponent: { ...player.opponent, cards: event.cards } };
  }
}

function withFame(
  by: Player["fameBy"],
  source: keyof Player["fameBy"],
  amount: number,
): Player["fameBy"] {
  return { ...by, [source]: (by[source] ?? 0) + amount };
}

function withGoal(done: readonly boolean[], goal: number, value: boolean): boolean[] {
  const next: boolean[] = [];
  for (let i = 0; i < Math.max(done.length, goal + 1); i++)
    next.push(i === goal ? value : (done[i] ?? false));
  return next;
}
