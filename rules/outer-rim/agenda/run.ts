/** Carries out the agenda until somebody has to answer or somebody has won. */
import { action } from "../turn/action.ts";
import { aftermath } from "../combat/aftermath.ts";
import { aiHunt, aiReputation } from "../solo/hunting.ts";
import { aiLines, aiTurn } from "../solo/turn.ts";
import { loseChoice } from "../solo/deeds.ts";
import { ambitionFulfilled, checkInfinity } from "../goals/ambitions.ts";
import { avoidDefeat } from "../combat/damage.ts";
import { bountyReward, bountyWon, hunt, huntedCrew } from "../jobs/bounties.ts";
import { playerBountyReputation } from "../jobs/player-bounties.ts";
import { buy } from "../market/buying.ts";
import { purchaseDie } from "../market/rolled-for.ts";
import { market } from "../market/market.ts";
import { revealTop } from "../market/tops.ts";
import { chooseAmbition, offerAmbitions } from "../setup/ambitions.ts";
import {
  chooseCharacter,
  chooseShip,
  chooseStart,
  startingCard,
  startingReputation,
} from "../setup/players.ts";
import { seatOpponent, seatOpponents } from "../setup/opponents.ts";
import { checkGoals, goalPaid } from "../goals/goals.ts";
import { combat } from "../combat/combat.ts";
import { combatDamage } from "../combat/outcome.ts";
import { creditReward, deliver, smuggle } from "../jobs/cargo.ts";
import { encounter } from "../turn/encounter.ts";
import { endTurn, turn } from "../turn/turn.ts";
import { fameOf } from "../effects/conditions.ts";
import { fitCards, gainCard, putBack } from "../crew-and-ships/gain.ts";
import { jobDone, jobOver } from "../jobs/jobs.ts";
import { makeBerth } from "../crew-and-ships/crew.ts";
import { meet, revealContact } from "../effects/contacts.ts";
import { holdShip, move, planning, slipPast } from "../turn/planning.ts";
import { movePatrolAway, patrolToward } from "../movement/patrol-moves.ts";
import { patrolSecrets } from "../movement/patrol-secrets.ts";
import { replacePatrol } from "../movement/patrol-fights.ts";
import { resolveEffects } from "../effects/resolve.ts";
import { rollOne } from "../dice/roll-one.ts";
import { skillTest } from "../dice/skill-test.ts";
import { talk } from "../bargaining/talk.ts";
import { reveals } from "../news.ts";
import { causeOf } from "./cause.ts";
import { emit } from "./play.ts";
import { unreachable } from "../../game.ts";
import type { Task } from "./agenda.ts";
import type { Command } from "../commands.ts";
import type { Event } from "../events.ts";
import type { Play } from "./play.ts";

export function run(play: Play): readonly Event[] {
  for (;;) {
    while (play.state !== play.settled) settle(play);
    if (play.state.winner !== null) return pageOf(play);
    if (play.asked.length > 0) break;
    const task = play.agenda.pop();
    if (task === undefined) throw new Error("nothing left to do");
    carryOut(play, task, null);
  }
  emit(play, {
    type: "asked",
    pending: { questions: play.asked, answers: play.asked.map(() => null) },
    agenda: [...play.agenda],
    rolls: play.rolls,
    rule: play.asked[0]?.rule ?? "OR-TURN-01",
  });
  return pageOf(play);
}

/** A page on which chance spoke tells so, that nobody looks at a draw and takes it back. */
function pageOf(play: Play): readonly Event[] {
  const { events } = play;
  const last = events.at(-1);
  if (!play.drew || last === undefined || events.some(reveals)) return events;
  return events.with(-1, { ...last, chance: true });
}

/**
 * After everything that changed anything: goals reached and games won the moment they are [OR-FAME-03], by people and
 * printed opponents alike [UB-MULTI-06], and infinity goals that come and go [UB-AMB-10].
 */
function settle(play: Play): void {
  play.settled = play.state;
  checkGoals(play);
  if (play.state.rules.ambitions) checkInfinity(play);
  const { players, current, winner } = play.state;
  if (winner !== null) return;
  for (let i = 0; i < players.length; i++) {
    const player = (current + i) % players.length;
    if (!hasWon(play, player)) continue;
    emit(play, {
      type: "game-won",
      player,
      rule: play.state.rules.ambitions && player < play.state.seats ? "UB-AMB-15" : "OR-FAME-03",
    });
    return;
  }
}

function hasWon(play: Play, player: number): boolean {
  const { state } = play;
  const one = state.players[player];
  if (one === undefined || state.round === 0) return false;
  if (one.opponent !== null)
    return fameOf(state, player) >= state.rules.fame + one.opponent.handicap;
  // [UB-AMB-16] With ambitions fame alone wins nothing.
  return state.rules.ambitions
    ? ambitionFulfilled(state, player)
    : fameOf(state, player) >= state.rules.fame;
}

/** Each task has one function; the answer goes to the task that asked. */
export function carryOut(play: Play, task: Task, answers: readonly Command[] | null): void {
  const answer = answers?.[0] ?? null;
  play.cause = causeOf(play.state, task);
  switch (task.type) {
    case "choose-character":
      return chooseCharacter(play, task, answer);
    case "seat-opponents":
      return seatOpponents(play);
    case "seat-opponent":
      return seatOpponent(play, task, answer);
    case "choose-ship":
      return chooseShip(play, task, answer);
    case "starting-card":
      return startingCard(play, task, answer);
    case "starting-reputation":
      return startingReputation(play, task, answer);
    case "choose-start":
      return chooseStart(play, task, answer);
    case "offer-ambitions":
      return offerAmbitions(play);
    case "choose-ambition":
      return chooseAmbition(play, task, answer);
    case "turn":
      return turn(play, task);
    case "planning":
      return planning(play, task, answer);
    case "move":
      return move(play, task, answer);
    case "slip-past":
      return slipPast(play, task, answer);
    case "action":
      return action(play, task, answer);
    case "encounter":
      return encounter(play, task, answer);
    case "end-turn":
      return endTurn(play, task);
    case "market":
      return market(play, task, answer);
    case "buy":
      return buy(play, task, answer);
    case "gain-card":
      return gainCard(play, task, answer);
    case "fit-cards":
      return fitCards(play, task, answer);
    case "reveal-top":
      return revealTop(play, task);
    case "put-back":
      return putBack(play, task);
    case "patrol-toward":
      return patrolToward(play, task, answer);
    case "move-patrol-away":
      return movePatrolAway(play, task, answer);
    case "reveal-contact":
      return revealContact(play, task, answer);
    case "meet":
      return meet(play, task, answer);
    case "hunt":
      return hunt(play, task);
    case "effects":
      return resolveEffects(play, task, answer);
    case "roll-one":
      return rollOne(play, task, answer);
    case "test":
      return skillTest(play, task, answer);
    case "combat":
      return combat(play, task, answer);
    case "combat-damage":
      return combatDamage(play, task);
    case "aftermath":
      return aftermath(play, task);
    case "smuggle":
      return smuggle(play, task, answer);
    case "deliver":
      return deliver(play, task);
    case "bounty-won":
      return bountyWon(play, task, answer);
    case "bounty-reward":
      return bountyReward(play, task);
    case "hunted-crew":
      return huntedCrew(play, task, answer);
    case "player-bounty-reputation":
      return playerBountyReputation(play, task, answer);
    case "credit-reward":
      return creditReward(play, task, answer);
    case "job-done":
      return jobDone(play, task);
    case "job-over":
      return jobOver(play, task);
    case "purchase-die":
      return purchaseDie(play, task, answer);
    case "patrol-replaced":
      return replacePatrol(play, task);
    case "patrol-secrets":
      return patrolSecrets(play, task, answer);
    case "hold-ship":
      return holdShip(play, task, answer);
    case "goal-paid":
      return goalPaid(play, task, answer);
    case "avoid-defeat":
      return avoidDefeat(play, task, answer);
    case "make-berth":
      return makeBerth(play, task, answer);
    case "talk":
      return talk(play, task, answers);
    case "trade":
    case "favor":
      return;
    case "ai-turn":
      return aiTurn(play, task);
    case "ai-lines":
      return aiLines(play, task);
    case "ai-hunt":
      return aiHunt(play, task, answer);
    case "ai-reputation":
      return aiReputation(play, task, answer);
    case "lose-choice":
      return loseChoice(play, task, answer);
    default:
      return unreachable(task);
  }
}
