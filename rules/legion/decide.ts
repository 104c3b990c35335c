/** Judges one entry. What the judging of each kind says is in the file of its noun. */
import { isRefusal, unreachable, type Decision } from "../game.ts";
import { endActivation } from "./entries/activation.ts";
import { addArmy, addUnit, changeUnit, closeArmies, removeUnit } from "./entries/armies.ts";
import { attack } from "./blows/attack.ts";
import {
  correctWounds,
  heal,
  leaveBattlefield,
  newRound,
  scoreObjective,
  woundUnit,
} from "./entries/book-keeping.ts";
import { detonate } from "./blows/charge.ts";
import type { Command } from "./commands.ts";
import { refuseFor } from "./edition/edition.ts";
import { endGame } from "./entries/end-of-game.ts";
import type { Event } from "./events.ts";
import { closeMarking, mark, owedRefusal } from "./entries/mark.ts";
import { newPage } from "./entries/page.ts";
import { chooseCredit, chooseOrder, pendingRefusal } from "./entries/question.ts";
import { secretMission } from "./entries/secret-mission.ts";
import type { State } from "./state.ts";
import { recover } from "./blows/stims.ts";
import { board, disembark } from "./blows/transport.ts";

export function decide(state: State, command: Command): Decision<Event> {
  if (state.phase === "over") return refuseFor(state, "GAME_OVER", "game-open");
  switch (command.type) {
    case "change-unit":
      return changeUnit(state, command.unit);
    case "remove-unit":
      return removeUnit(state, command.unit);
    case "close-armies":
      return closeArmies(state);
    case "mark":
      return state.phase === "armies"
        ? refuseFor(state, "ARMIES_OPEN", "play-open")
        : mark(state, command.by, command.target);
    case "add-unit":
    case "add-army":
      if (state.phase === "armies")
        return addArmy(state, command.type === "add-unit" ? [command.unit] : command.units);
      break;
    default:
      if (state.phase === "armies") return refuseFor(state, "ARMIES_OPEN", "play-open");
  }
  const refusal = owedRefusal(state) ?? pendingRefusal(state, command);
  return refusal ?? inPlay(state, command);
}

type PlayCommand = Exclude<
  Command,
  { type: "change-unit" | "remove-unit" | "close-armies" | "mark" }
>;

/** [LB-SETUP-01] [LB-SETUP-12] The first entry after the marks begins play. */
function inPlay(state: State, command: PlayCommand): Decision<Event> {
  const page = newPage(state);
  closeMarking(page);
  const decision = judge(page.now(), command);
  return isRefusal(decision) ? decision : [...page.events(), ...decision];
}

function judge(state: State, command: PlayCommand): Decision<Event> {
  switch (command.type) {
    case "add-unit":
      return addUnit(state, command.unit);
    case "add-army":
      return addArmy(state, command.units);
    case "attack":
      return attack(state, command);
    case "detonate":
      return detonate(state, command);
    case "suffer-wounds":
      return woundUnit(state, command);
    case "leave-battlefield":
      return leaveBattlefield(state, command.unit);
    case "heal":
      return heal(state, command.unit, command.wounds);
    case "correct-wounds":
      return correctWounds(state, command.unit, command.wounded);
    case "recover":
      return recover(state, command.unit);
    case "board":
      return board(state, command.unit, command.vehicle);
    case "disembark":
      return disembark(state, command.unit);
    case "secret-mission":
      return secretMission(state, command.unit, command.inEnemyZone);
    case "end-activation":
      return endActivation(state, command);
    case "choose-order":
      return chooseOrder(state, command.order);
    case "choose-credit":
      return chooseCredit(state, command.hunter);
    case "score-objective":
      return scoreObjective(state, command.side, command.tokens);
    case "new-round":
      return newRound(state);
    case "end-game":
      return endGame(state, command.wipedOut);
    default:
      return unreachable(command);
  }
}
