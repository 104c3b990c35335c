/** Verbs that move players and patrols, and those that turn up contacts elsewhere. */
import { emit, me, next } from "../agenda/play.ts";
import { playerOf, tokenOf } from "../edit.ts";
import { distance, farCore } from "../movement/map.ts";
import { planetsOf } from "../setup/box.ts";
import { askFor } from "./ask-for.ts";
import { contactsHere } from "./contacts.ts";
import type { Play } from "../agenda/play.ts";
import type { Effect, Source } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
import type { Faction, Planet } from "../names.ts";
import type { State } from "../state.ts";
import type { AskingEffect } from "./ask-for.ts";

export function sendPatrol(play: Play, player: number, faction: Faction, left: number): void {
  next(play, { type: "patrol-toward", faction, player, chooser: player, left, market: false });
}

/** "Up to": the player says how far, from not at all to as far as it goes. */
export function askHowFar(
  play: Play,
  player: number,
  effect: Extract<AskingEffect, { readonly do: "move-patrol" }>,
  source: Source,
  faction: Faction,
): void {
  const away = distance(play.state.patrols[faction].space, me(play, player).space);
  const choices: Command[] = [];
  for (let number = Math.min(effect.spaces, away); number >= 0; number--)
    choices.push({ type: "pick-number", number });
  if (choices.length === 1) return;
  const only = { ...effect, faction };
  askFor(play, player, only, source, { ask: "patrol-distance", choices });
}

/** [OR-MOVE-06] Straight there; [UB-CORE-09] no space between is passed. */
export function moveTo(
  play: Play,
  player: number,
  effect: Extract<Effect, { readonly do: "move-to" }>,
  source: Source,
): void {
  const { space } = me(play, player);
  const to = effect.space === "other-core" ? (farCore(space) ?? space) : effect.space;
  if (to !== space) emit(play, { type: "moved", player, to, directly: true, rule: source.rule });
}

/** Facedown contacts of the space at which this player has not looked yet. */
export function unknownHere(state: State, player: number): number[] {
  return contactsHere(state, playerOf(state, player).space).filter((token) => {
    const { faceup, seenBy } = tokenOf(state, token);
    return !faceup && !seenBy.includes(player);
  });
}

export function lookAt(
  play: Play,
  player: number,
  effect: AskingEffect,
  source: Source,
  answer: Command | null,
): void {
  const unseen = unknownHere(play.state, player);
  const only = unseen[0];
  if (only === undefined) return;
  if (answer === null && unseen.length > 1) {
    askFor(play, player, effect, source, {
      ask: "look-at-contact",
      choices: unseen.map((token) => ({ type: "pick-token", token })),
    });
    return;
  }
  const token = answer?.type === "pick-token" ? answer.token : only;
  emit(play, {
    type: "contact-looked-at",
    player,
    token,
    contact: tokenOf(play.state, token).contact,
    rule: source.rule,
  });
}

/** Planets without a player and with somebody facedown. */
export function planetsToReveal(state: State): Planet[] {
  return planetsOf(state.rules).filter(
    (planet) =>
      contactsHere(state, planet).some((token) => !tokenOf(state, token).faceup) &&
      !state.players.some((one) => one.space === planet),
  );
}

export function revealPlanet(
  play: Play,
  player: number,
  effect: AskingEffect,
  source: Source,
  answer: Command | null,
): void {
  if (answer?.type === "pick-space") {
    for (const token of contactsHere(play.state, answer.space))
      if (!tokenOf(play.state, token).faceup)
        emit(play, {
          type: "contact-revealed",
          token,
          contact: tokenOf(play.state, token).contact,
          rule: source.rule,
        });
    return;
  }
  const choices = planetsToReveal(play.state).map((space): Command => ({
    type: "pick-space",
    space,
  }));
  if (choices.length > 0) askFor(play, player, effect, source, { ask: "reveal-planet", choices });
}
