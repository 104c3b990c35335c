/**
 * The encounter step: exactly one thing [OR-TURN-05, OR-TURN-06, UB-TURN-03];
 * orange contacts are met like all others [UB-ORNG-02, UB-ORNG-03].
 */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { ambitionEncounter, ambitionChoices } from "../goals/ambitions.ts";
import { combatBetweenPlayers } from "../jobs/bounties.ts";
import { encounterCard } from "../cards/encounters/index.ts";
import { marketCard } from "../cards/market/index.ts";
import { planetCards } from "../cards/spaces.ts";
import { againstPlayer } from "../combat/sides.ts";
import { patrolsAt, playersWith } from "../effects/conditions.ts";
import type { Scene } from "../effects/conditions.ts";
import { bountyTarget } from "../effects/contacts.ts";
import { answerFavor, favorChoices } from "../bargaining/favors.ts";
import { progress } from "../goals/goals.ts";
import { attemptJob, jobChoices } from "../jobs/jobs.ts";
import { distance, isNavpoint, isPlanet } from "../movement/map.ts";
import { fightPatrol, hostilePatrols } from "../movement/patrols.ts";
import { ask, emit, me, next, unexpected } from "../agenda/play.ts";
import { factions } from "../names.ts";
import { useSecret } from "../effects/secrets.ts";
import { stepChoices, useAbility } from "./abilities.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { EncounterDeck, SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

export function encounter(play: Play, task: TaskOf<"encounter">, answer: Command | null): void {
  const { player } = task;
  if (answer === null) {
    const one = me(play, player);
    // [OR-DMG-04] the defeated and [OR-CARGO-04] stopped smugglers meet nobody.
    if (one.defeated || one.used.includes("skip-encounter")) return;
    ask(play, task, {
      seat: player,
      ask: "encounter",
      rule: "OR-TURN-05",
      choices: encounterChoices(play.state, player),
    });
    return;
  }
  switch (answer.type) {
    case "fight-patrol":
      fightPatrol(play, player, answer.faction);
      return;
    case "encounter-space":
      encounterSpace(play, player, "space");
      return;
    case "cross-the-core":
      encounterSpace(play, player, "across");
      return;
    case "encounter-contact":
      next(play, { type: "meet", player, token: answer.token });
      return;
    case "attempt-job":
      attemptJob(play, player, answer.card, answer.with);
      return;
    case "hunt-crew": {
      const crew = bountyTarget(answer.card) ?? "";
      next(play, { type: "hunted-crew", player, card: answer.card, owner: answer.player, crew });
      return;
    }
    case "hunt-player":
      next(
        play,
        againstPlayer(
          play.state,
          player,
          answer.player,
          combatBetweenPlayers(me(play, player).space),
          { type: "player-bounty", card: answer.card },
        ),
      );
      return;
    case "fight-player":
      fightOverCard(play, player, answer.player, answer.card);
      return;
    case "use":
      useAbility(play, player, answer.ability);
      return;
    case "use-secret":
      useSecret(play, player, answer.secret);
      return;
    default:
      if (!answerFavor(play, task, player, answer)) unexpected(task, answer);
  }
}

/** [OR-TURN-05] A hostile patrol comes first; only an ambition's last goal that says so may take its place. */
function encounterChoices(state: State, player: number): Command[] {
  const one = state.players[player];
  if (one === undefined) return [];
  const hostile = hostilePatrols(state, player);
  if (hostile.length > 0) {
    const fights: Command[] = hostile.map((faction) => ({ type: "fight-patrol", faction }));
    return [
      ...fights,
      ...ambitionChoices(state, player, "encounter", "instead of a patrol"),
      ...favorChoices(state, player, { kind: "step", planning: false }),
    ];
  }
  const reach = Math.max(0, ...abilitiesOfType(one, "reach").map(({ ability }) => ability.spaces));
  const choices: Command[] = [];
  for (const faction of factions)
    if (distance(one.space, state.patrols[faction].space) <= reach)
      choices.push({ type: "fight-patrol", faction });
  choices.push({ type: "encounter-space" });
  if (isPlanet(one.space) && planetCards[one.space].deck === "core-worlds")
    choices.push({ type: "cross-the-core" });
  for (let token = 0; token < state.tokens.length; token++) {
    const at = state.tokens[token]?.at;
    if (
      at !== undefined &&
      at !== "crew" &&
      at !== "captured" &&
      at !== "gone" &&
      distance(one.space, at) <= reach
    )
      choices.push({ type: "encounter-contact", token });
  }
  choices.push(
    ...jobChoices(state, player),
    ...huntChoices(state, player),
    ...stepChoices(state, player, "encounter"),
    ...favorChoices(state, player, { kind: "step", planning: false }),
  );
  return choices;
}

/**
 * [UB-PB-12] Never oneself. [OR-BNTY-05, UB-PB-02] Crew and characters
 * of other players here; [OR-LUX-03] and those who may be challenged.
 */
function huntChoices(state: State, player: number): Command[] {
  const choices: Command[] = [];
  for (const other of playersWith(state, player)) {
    const them = state.players[other];
    if (them === undefined) continue;
    for (const held of state.players[player]?.cards ?? []) {
      const target = held.token === null ? bountyTarget(held.id) : null;
      if (target === null) continue;
      if (them.crew.some((crew) => crew.id === target && crew.token !== null))
        choices.push({ type: "hunt-crew", card: held.id, player: other });
      if (them.character === target && !them.defeated)
        choices.push({ type: "hunt-player", card: held.id, player: other });
    }
    if (!them.defeated && other < state.seats)
      for (const { from } of abilitiesOfType(them, "may-be-fought"))
        choices.push({ type: "fight-player", player: other, card: from });
  }
  return choices;
}

function fightOverCard(play: Play, player: number, other: number, card: string): void {
  const found = abilitiesOfType(me(play, other), "may-be-fought").find(({ from }) => from === card);
  if (found === undefined) return;
  const kind =
    card !== "character" && marketCard(card).kind === "mod"
      ? "ship"
      : combatBetweenPlayers(me(play, player).space);
  next(
    play,
    againstPlayer(play.state, player, other, kind, {
      type: "effects",
      win: found.ability.win,
      lose: found.ability.lose,
      source: { card: `card.${card}`, rule: "OR-LUX-03", opponent: other },
    }),
  );
}

/** Which deck, and which section of its cards [OR-ENC-01, OR-ENC-02]. */
export function encounterPlace(
  state: Scene,
  space: SpaceId,
  intent: "space" | "across",
): { readonly deck: EncounterDeck; readonly section: string } {
  if (space === "maelstrom") return { deck: "kessel-maelstrom", section: "maelstrom" };
  if (!isPlanet(space))
    return {
      deck: "navpoint",
      section: patrolsAt(state, space).length > 0 ? "patrol" : "no-patrol",
    };
  const { deck } = planetCards[space];
  if (deck !== "core-worlds") return { deck, section: space };
  return { deck, section: intent === "across" ? "across" : "core-worlds" };
}

/**
 * [OR-ENC-03, UB-CORE-04] Draw, resolve the section, put the card on the bottom; [OR-ENC-04] secrets are kept instead.
 */
function encounterSpace(play: Play, player: number, intent: "space" | "across"): void {
  const { space } = me(play, player);
  const { deck, section } = encounterPlace(play.state, space, intent);
  if (isNavpoint(space)) progress(play, player, "navpoint-encountered");
  if (space === "takodana") progress(play, player, "takodana-encountered");
  ambitionEncounter(play, player, space);
  const card = play.state.encounters[deck][0];
  if (card === undefined) return;
  const printed = encounterCard(card).sections[section];
  if (printed !== undefined && "secret" in printed) {
    emit(play, { type: "secret-kept", player, deck, card, section, rule: "OR-ENC-04" });
    return;
  }
  const rule =
    deck === "core-worlds" ? (intent === "across" ? "UB-CORE-06" : "UB-CORE-07") : "OR-ENC-03";
  emit(play, { type: "encounter-drawn", player, deck, card, section, rule });
  next(play, {
    type: "effects",
    player,
    effects: printed?.effects ?? [],
    source: { card: `encounter.${card}.${section}`, rule },
  });
}
