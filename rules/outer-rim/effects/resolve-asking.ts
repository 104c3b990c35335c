/** The verbs that may have to ask: who, which, whether. */
import { unreachable } from "../../game.ts";
import { emit, isHuman, me, next, pick, rollDice } from "../agenda/play.ts";
import { isMarketCard, marketCard } from "../cards/market/index.ts";
import { againstPlayer } from "../combat/sides.ts";
import { changeReputation } from "../goals/reputation.ts";
import { combatBetweenPlayers } from "../combat/between-players.ts";
import { fightPatrol } from "../movement/patrol-fights.ts";
import { askFor } from "./ask-for.ts";
import { discard, takeAsset } from "./assets.ts";
import { choose } from "./choices.ts";
import { rivalsOf } from "../combat/rivals.ts";
import { factionsMeant } from "./scene.ts";
import { special } from "./specials.ts";
import { askHowFar, lookAt, revealPlanet, sendPatrol } from "./travels.ts";
import type { Play } from "../agenda/play.ts";
import type { Effect, Source } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
import type { FameSource } from "../goals/fame-sources.ts";
import type { Face, Faction } from "../names.ts";
import type { AskingEffect } from "./ask-for.ts";

export function performAsking(
  play: Play,
  player: number,
  effect: AskingEffect,
  source: Source,
  answer: Command | null,
): void {
  switch (effect.do) {
    case "gain-reputation":
    case "lose-reputation":
      reputation(play, player, effect, source, answer);
      return;
    case "fight-patrol": {
      const faction = pickFaction(play, player, effect, source, answer, effect.faction);
      if (faction !== null) fightPatrol(play, player, faction);
      return;
    }
    case "move-patrol": {
      if (answer?.type === "pick-number") {
        const [faction] = factionsMeant(play.state, player, effect.faction, source.faction);
        if (faction !== undefined) sendPatrol(play, player, faction, answer.number);
        return;
      }
      const faction = pickFaction(play, player, effect, source, answer, effect.faction);
      if (faction !== null && effect.upTo === true)
        askHowFar(play, player, effect, source, faction);
      else if (faction !== null) sendPatrol(play, player, faction, effect.spaces);
      return;
    }
    case "fight-player":
      fightPlayer(play, player, effect, source, answer);
      return;
    case "roll":
      rollOne(play, player, effect, source);
      return;
    case "choose":
    case "may":
      choose(play, player, effect, source, answer);
      return;
    case "look-at-contact":
      lookAt(play, player, effect, source, answer);
      return;
    case "reveal-planet":
      revealPlanet(play, player, effect, source, answer);
      return;
    case "discard":
      discard(play, player, effect, source, answer);
      return;
    case "take-asset":
      takeAsset(play, player, effect, source, answer);
      return;
    case "special":
      special(play, player, effect.name, source, answer);
      return;
    default:
      unreachable(effect);
  }
}

/** `null` while the player is being asked, or when no faction is meant. */
function pickFaction(
  play: Play,
  player: number,
  effect: AskingEffect,
  source: Source,
  answer: Command | null,
  ref: Parameters<typeof factionsMeant>[2],
): Faction | null {
  if (answer?.type === "pick-faction") return answer.faction;
  const meant = factionsMeant(play.state, player, ref, source.faction);
  if (meant.length <= 1) return meant[0] ?? null;
  if (!isHuman(play, player)) return pick(play, meant, "faction");
  askFor(play, player, effect, source, {
    ask: effect.do,
    choices: meant.map((faction) => ({ type: "pick-faction", faction })),
  });
  return null;
}

function reputation(
  play: Play,
  player: number,
  effect: Extract<AskingEffect, { readonly do: "gain-reputation" | "lose-reputation" }>,
  source: Source,
  answer: Command | null,
): void {
  const faction = pickFaction(play, player, effect, source, answer, effect.faction);
  if (faction !== null)
    changeReputation(play, player, faction, effect.do === "gain-reputation" ? 1 : -1, source.rule);
}

function fightPlayer(
  play: Play,
  player: number,
  effect: Extract<AskingEffect, { readonly do: "fight-player" }>,
  source: Source,
  answer: Command | null,
): void {
  const others = rivalsOf(play.state, player, effect);
  const first = others[0];
  if (first === undefined) return;
  if (answer === null && others.length > 1) {
    askFor(play, player, effect, source, {
      ask: "fight-player",
      choices: others.map((other) => ({ type: "pick-player", player: other })),
    });
    return;
  }
  const other = answer?.type === "pick-player" ? answer.player : first;
  const kind = effect.combat ?? combatBetweenPlayers(me(play, player).space);
  next(
    play,
    againstPlayer(play.state, player, other, kind, {
      type: "effects",
      win: effect.win ?? [],
      lose: effect.lose ?? [],
      source: { ...source, opponent: other },
    }),
  );
}

function rollOne(
  play: Play,
  player: number,
  effect: Extract<AskingEffect, { readonly do: "roll" }>,
  source: Source,
): void {
  if (effect.per === "crew") {
    const { per: _, ...single } = effect;
    const rolls = me(play, player).crew.map((): Effect => single);
    next(play, { type: "effects", player, effects: rolls, source });
    return;
  }
  const face = rollDie(play, player, source);
  next(play, {
    type: "roll-one",
    player,
    face,
    lines: {
      hit: effect.hit ?? [],
      crit: effect.crit ?? [],
      focus: effect.focus ?? [],
      blank: effect.blank ?? [],
    },
    used: [],
    source,
  });
}

function rollDie(play: Play, player: number, source: Source): Face {
  const [face = "blank"] = rollDice(play, 1, "roll");
  const roll = { type: "card", card: source.card } as const;
  emit(play, {
    type: "dice-rolled",
    player,
    dice: [face],
    for: source.card,
    roll,
    rule: source.rule,
  });
  return face;
}

/** Which of the ways to fame a card stands for. */
export function fameSource(source: Source): FameSource {
  const [kind, id] = source.card.split(".");
  if (kind === "encounter" || kind === "contact" || kind === "job" || kind === "ambition")
    return kind;
  if (kind === "character" || kind === "ship") return "combat";
  if (kind === "card" && id !== undefined && isMarketCard(id)) {
    const { deck } = marketCard(id);
    if (deck === "luxury") return "luxury";
    return deck === "bounty" ? "bounty" : "cargo";
  }
  return "encounter";
}
