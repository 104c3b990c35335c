/** The Legion bounty ledger: the referee of one keyword, beside a table with real dice. */
import { isRefusal, type Game } from "../game.ts";
import type { Command } from "./commands.ts";
import { decide } from "./decide.ts";
import { refuseFor } from "./edition/edition.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { optionsIn } from "./options.ts";
import { awaitedIn, outcomeOf } from "./outcome.ts";
import { readCommand } from "./reading/read-command.ts";
import { begin, checkSetup, readContent, setUp, tableOptions } from "./setup.ts";
import type { State } from "./state.ts";
import { stateIn, viewFor, type View } from "./view.ts";

export interface LegionTypes {
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly news: Event;
}

export const legion: Game<LegionTypes> = {
  id: "legion",
  rulesVersion: 7,
  seats: { min: 1, max: 2 },
  tableOptions,
  amendable: true,
  standardContent: null,
  checkSetup,
  readContent,
  readCommand,
  begin,
  setUp,
  /** Either phone at the table may write any entry: the ledger belongs to both players. */
  decide: (state, _seat, command) => decide(state, command),
  evolve,
  viewFor,
  newsFor: (event) => event,
  reveals: () => false,
  options: (view) => (view.viewer === "spectator" ? [] : optionsIn(stateIn(view))),
  whyNot: (view, command) => {
    const state = stateIn(view);
    if (view.viewer === "spectator") return refuseFor(state, "NOT_AT_THE_TABLE", "at-the-table");
    const decision = decide(state, command);
    return isRefusal(decision) ? decision : null;
  },
  awaited: awaitedIn,
  turn: ({ round }) => round,
  onTimeOut: (view) => {
    const [first] = optionsIn(stateIn(view));
    if (first === undefined) throw new Error("a finished ledger waits for nobody");
    return first;
  },
  outcome: outcomeOf,
  imagine: stateIn,
};

export { waitingEffects } from "./entries/activation.ts";
export type { ClockHand, Command, NewUnit, SingleCommand } from "./commands.ts";
export { orderMatters } from "./entries/activation.ts";
export { afterAction, mostReminders, remindersOf, standingBy } from "./reminders.ts";
export { isSuppressed, courageOf } from "./cards/courage.ts";
export type { Event } from "./events.ts";
export {
  addPlayer,
  dropPlayer,
  enterResult,
  nameLedger,
  nextRound,
  resultOf,
  wasRed,
  type DeskRefusal,
} from "./desk/desk.ts";
export { standingsCsv, textCsv } from "./desk/csv.ts";
export { emptyDesk, type Desk, type GameResult, type Pairing } from "./desk/event.ts";
export { explained, type ExplainedRound } from "./desk/explained.ts";
export { standingsOf } from "./desk/standings.ts";
export { judgeWorkedGame } from "./games/judge.ts";
export { readWorkedGames } from "./games/worked-game.ts";
export { isTrouble, type ArmyList, type ListedUnit } from "./lists/army-list.ts";
export { factionOf } from "./cards/faction.ts";
export { readList } from "./lists/index.ts";
export { corpusIn } from "./lists/corpus/corpus.ts";
export { scoreOf, type ListScore } from "./lists/corpus/score.ts";
export { cardsLike } from "./lists/names/find-card.ts";
export { reportOf } from "./lists/report.ts";
export { unitOfCard } from "./lists/listed.ts";
export { seatOf } from "./outcome.ts";
export { openReadings } from "./edition/policies.ts";
export { ruleStanding } from "./edition/rule-standing.ts";
export { missingCosts } from "./cards/missing-costs.ts";
export { numbered } from "./lists/numbered.ts";
export { unitsFromList } from "./lists/units.ts";
export { deskOf } from "./tournament/as-desk.ts";
export type { TournamentCommand } from "./tournament/commands.ts";
export { decideTournament, opening as tournamentOpening } from "./tournament/decide.ts";
export { fold as foldTournament, noTournament } from "./tournament/evolve.ts";
export {
  armyOf,
  flaws,
  listSummary,
  type ListLimits,
  type ListSummary,
} from "./tournament/list-summary.ts";
export { longestList } from "./tournament/people.ts";
export { staffRoles, type Deed as TournamentDeed, type RecordLine } from "./tournament/record.ts";
export {
  bounds as settingBounds,
  optionsOf as tournamentOptions,
  rulings as openRulings,
  usualGames,
  usualSettings,
  type Settings as TournamentSettings,
} from "./tournament/settings.ts";
export {
  endings as gameEndings,
  isOpen as isRoundOpen,
  memberOf,
  pairingOf,
  resultAt,
  timeLeft,
  type GameEnding,
  type Member,
  type TablePairing,
  type TableResult,
  type Tournament,
} from "./tournament/tournament.ts";
export { isNo, type TournamentVerdict } from "./tournament/verdict.ts";
export type { MissionChoice } from "./mission/cards.ts";
export { primaryCard, primaryIds, secondaryCard, secondaryIds } from "./mission/cards.ts";
export { factsAsked } from "./mission/end-phase.ts";
export { isShared, roomFor } from "./mission/bounds.ts";
export type { FactName, Facts } from "./mission/facts.ts";
export { freeTargets, isTarget, sideToTarget, targetsOwed } from "./mission/targets.ts";
export { huntersToMark, sideToMark } from "./entries/mark.ts";
export { entryOf } from "./entries/recount.ts";
export {
  claimedBy,
  findUnit,
  has,
  isHunter,
  marksOn,
  remaining,
  secretsOn,
  unitOf,
} from "./units.ts";
export {
  editionNames,
  other,
  ranks,
  reminders,
  sides,
  type Rank,
  type Reminder,
  type Side,
  type UnitId,
} from "./names.ts";
export { effects, type Effect, type Result, type State, type Unit } from "./state.ts";
export type { View } from "./view.ts";
