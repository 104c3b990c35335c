/** Judges one entry. What the judging of each kind says is in the file of its noun. */
import { isRefusal, unreachable, type Decision } from "../game.ts";
import { endActivation } from "./entries/activation.ts";
import {
  addArmy,
  addUnit,
  changeUnit,
  closeArmies,
  listArmy,
  removeUnit,
  swapColours,
} from "./entries/armies.ts";
import { attack } from "./blows/attack.ts";
import {
  correctWounds,
  heal,
  leaveBattlefield,
  newRound,
  scoreObjective,
  woundUnit,
} from "./entries/book-keeping.ts";
import { setClock } from "./entries/clock.ts";
import { detonate } from "./blows/charge.ts";
import type { Command, SingleCommand } from "./commands.ts";
import { poisonUnit } from "./blows/poison.ts";
import { woundGuardian } from "./blows/guardian.ts";
import { editionOf, refuseFor, ruleFor } from "./edition/edition.ts";
import { endGame, testTabled } from "./entries/end-of-game.ts";
import type { Event } from "./events.ts";
import { closeMarking, mark, owedRefusal } from "./entries/mark.ts";
import { newPage } from "./entries/page.ts";
import { chooseCredit, chooseOrder, pendingRefusal } from "./entries/question.ts";
import { renameUnit, setReminder } from "./entries/reminders.ts";
import { secretMission } from "./entries/secret-mission.ts";
import { chooseEdition, chooseMission } from "./mission/choose.ts";
import { endPhase } from "./mission/end-phase.ts";
import { noFacts } from "./mission/facts.ts";
import { secondaryDeed, takeSpace } from "./mission/secondary.ts";
import { chooseTargets, targetsRefusal } from "./mission/targets.ts";
import type { State } from "./state.ts";
import { recover } from "./blows/stims.ts";
import { board, disembark } from "./blows/transport.ts";

export function decide(state: State, command: Command): Decision<Event> {
  return command.type === "together" ? together(state, command.entries) : decideOne(state, command);
}

/** [LB-LEDGER-16] [LC-LEDGER-15] All of them, or none. */
function together(state: State, entries: readonly SingleCommand[]): Decision<Event> {
  const page = newPage(state);
  page.write(ruleFor(state, "together"), { type: "written-together", entries });
  for (const entry of entries) {
    const decision = decideOne(page.now(), entry);
    if (isRefusal(decision)) return decision;
    for (const { rule, ...deed } of decision) page.write(rule, deed);
  }
  return page.events();
}

function decideOne(state: State, command: SingleCommand): Decision<Event> {
  if (state.phase === "over") return refuseFor(state, "GAME_OVER", "game-open");
  switch (command.type) {
    case "change-unit":
      return changeUnit(state, command.unit);
    case "list-army":
      return listArmy(state, command.side, command.units);
    case "remove-unit":
      return removeUnit(state, command.unit);
    case "choose-edition":
      return chooseEdition(state, command.edition);
    case "choose-mission":
      return chooseMission(state, command.mission);
    case "swap-colours":
      return swapColours(state);
    case "close-armies":
      return closeArmies(state, command.whole === true);
    case "choose-targets":
      return state.phase === "armies"
        ? refuseFor(state, "ARMIES_OPEN", "play-open")
        : chooseTargets(state, command.side, command.units);
    case "set-clock":
      return setClock(state, command.hand, command.minutes);
    case "rename-unit":
      return renameUnit(state, command.unit, command.name);
    case "mark":
      return state.phase === "armies"
        ? refuseFor(state, "ARMIES_OPEN", "play-open")
        : (targetsRefusal(state) ?? mark(state, command.by, command.target));
    case "add-unit":
    case "add-army":
      if (state.phase === "armies")
        return addArmy(state, command.type === "add-unit" ? [command.unit] : command.units);
      break;
    default:
      if (state.phase === "armies") return refuseFor(state, "ARMIES_OPEN", "play-open");
  }
  const refusal = targetsRefusal(state) ?? owedRefusal(state) ?? pendingRefusal(state, command);
  return refusal ?? inPlay(state, command);
}

type PlayCommand = Exclude<
  Command,
  {
    type:
      | "together"
      | "list-army"
      | "change-unit"
      | "remove-unit"
      | "choose-edition"
      | "choose-mission"
      | "swap-colours"
      | "close-armies"
      | "choose-targets"
      | "set-clock"
      | "rename-unit"
      | "mark";
  }
>;

/** [LB-SETUP-01] [LB-SETUP-12] The first entry after the marks begins play. */
function inPlay(state: State, command: PlayCommand): Decision<Event> {
  const page = newPage(state);
  closeMarking(page);
  const decision = judge(page.now(), command);
  if (isRefusal(decision)) return decision;
  for (const { rule, ...deed } of decision) page.write(rule, deed);
  testTabled(page);
  return page.events();
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
    case "poison-unit":
      return poisonUnit(state, command.unit, command.tokens, command.by);
    case "wound-guardian":
      return woundGuardian(state, command.unit, command.wounds, command.by);
    case "leave-battlefield":
      return leaveBattlefield(state, command.unit);
    case "heal":
      return heal(state, command.unit, command.wounds);
    case "correct-wounds":
      return correctWounds(state, command.unit, command.wounded);
    case "recover":
      return recover(state, command.unit);
    case "set-reminder":
      return setReminder(state, command.unit, command.reminder, command.count);
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
      return editionOf(state).missions
        ? endPhase(state, { blue: noFacts, red: noFacts })
        : newRound(state);
    case "end-phase":
      // [LB-LEDGER-13] A round that ended in the current edition ends in the classic one, too.
      return editionOf(state).missions ? endPhase(state, command.facts) : newRound(state);
    case "secondary-deed":
      return secondaryDeed(state, command.side, command.deed, command.unit);
    case "take-space":
      return takeSpace(state, command.side, command.space);
    case "end-game":
      return endGame(state, command.wipedOut);
    default:
      return unreachable(command);
  }
}
