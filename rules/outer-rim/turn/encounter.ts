/**
 * The encounter step: exactly one thing [OR-TURN-05, OR-TURN-06, UB-TURN-03];
 * orange contacts are met like all others [UB-ORNG-02, UB-ORNG-03].
 */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { ambitionEncounter } from "../goals/ambitions.ts";
import { combatBetweenPlayers } from "../combat/between-players.ts";
import { encounterCard } from "../cards/encounters/index.ts";
import { marketCard } from "../cards/market/index.ts";
import { planetCards } from "../cards/spaces.ts";
import { againstPlayer } from "../combat/sides.ts";
import { patrolsAt } from "../effects/scene.ts";
import { bountyTarget } from "../jobs/held-bounties.ts";
import { bargainAt } from "../bargaining/talk.ts";
import { progress } from "../goals/goals.ts";
import { attemptJob } from "../jobs/jobs.ts";
import { isNavpoint, isPlanet } from "../movement/map.ts";
import { fightPatrol } from "../movement/patrol-fights.ts";
import { ask, emit, me, next, unexpected } from "../agenda/play.ts";
import { useSecret } from "../effects/secrets.ts";
import { useAbility } from "./abilities.ts";
import { encounterChoices } from "./encounter-choices.ts";
import { meetsNobody } from "../movement/patrols-ahead.ts";
import type { Scene } from "../effects/scene.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { EncounterDeck, SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";

export function encounter(play: Play, task: TaskOf<"encounter">, answer: Command | null): void {
  const { player } = task;
  if (answer === null) {
    if (meetsNobody(me(play, player))) return;
    ask(play, task, {
      seat: player,
      ask: "encounter",
      rule: "OR-TURN-05",
      choices: encounterChoices(play.state, player),
      ...bargainAt(play.state, player, "encounter"),
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
      unexpected(task, answer);
  }
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
