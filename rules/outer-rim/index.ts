/**
 * Outer Rim with Unfinished Business: the adventure game for one to four, as one value; and below it what a player can
 * work out at the table, for bots and screens. Everything takes a view (or one player of it) and says no secret.
 *
 * routes(view, seat)         every space: the way there and what ends it, or what bars it; routeTo for one space
 * prices(view, seat)         every open market card: price, rebates, barter, what must go, why it cannot be bought
 * slotLayout(player)         each slot, where it is printed, what lies in it
 * fameToWin(view, seat)      what this seat needs, a printed opponent perhaps more
 * goalsOf(view, seat)        personal, ship and ambition goals, each with its steps counted
 * testChance, fightChance, smuggleChance, purchaseChance (testOdds, fightOdds on bare numbers): exact fractions,
 *                            `atLeast` when cards still to be used by choice could better them
 * blowsOf                    every way a fight may end for its attacker: won or lost, and how much it hurt
 * standingWith, stopsAt, hostilePatrols, patrolStrength, patrolReward: how patrols stand to a player
 * whereabouts(view, target)  with a player, seen, under one of these tokens, or gone
 * jobRail(view)              the steps of the job being resolved: done, being resolved, known to come
 * patrolsAhead(view, seat)   the patrols one of which has to be fought once the actions are over
 * dealShape(view, question)  the trays of a deal, partner by partner; the contract is at the head of bargaining/deal.ts
 * numbered(view, command)    the command, addressed to the question this view shows: a second tap answers nothing else
 * view.shown                 the encounter, databank card, contact
 * or AI card being read; view.players[i].fameBy: fame by source
 * themesOf(planet)           what its encounters are mostly about;
 * spacesOf, planetsOf(view.rules): the base box has no Core Worlds
 * aiCard, aiDeckFor          a printed opponent's card, line by line; the cards it plays with
 * putUnder, shuffledBack     where a card goes once it is read
 * opponentsOf, openingCredits, clearedBeforeBuying: who a printed opponent can be, and what it begins and shops with
 * usualFame, moreFame, creditsAtFirst: what a table plays for and begins with, with ambitions or without
 */
export {
  abilitiesOf,
  combatValue,
  crewCard,
  healthOf,
  healthRemaining,
  hullOf,
  hyperdriveOf,
  skillsOf,
} from "./crew-and-ships/abilities.ts";
export { crewOwner, mayProtect } from "./crew-and-ships/aboard.ts";
export { stepOf } from "./step.ts";
export { combatBetweenPlayers } from "./combat/between-players.ts";
export { blowChanges, suffered } from "./combat/suffered.ts";
export { crewAtStake } from "./combat/over-crew.ts";
export { deliveryOf } from "./jobs/delivery.ts";
export { jobRail } from "./jobs/rail.ts";
export { playerBounty, playerHunted, whereabouts } from "./jobs/wanted.ts";
export { allCardIds } from "./cards/all.ts";
export { ambitionIds, ambitionSheet } from "./cards/ambitions.ts";
export { characterCard, characterIds } from "./cards/characters.ts";
export { contactCard, contactIds } from "./cards/contacts.ts";
export { databankCards } from "./cards/databank/index.ts";
export { encounterCard, encounterLists } from "./cards/encounters/index.ts";
export { deckLists, isMarketCard, marketCard } from "./cards/market/index.ts";
export { planetCards, spaces } from "./cards/spaces.ts";
export { themes, themesOf } from "./cards/themes.ts";
export { planetsOf, spacesOf } from "./setup/box.ts";
export { encountersOf } from "./setup/encounters.ts";
export { soloRemoves } from "./setup/lay.ts";
export { creditsAtFirst } from "./setup/players.ts";
export { usualFame } from "./setup/table-rules.ts";
export { shipIds, shipSheet } from "./cards/ships.ts";
export { aiCard, aiCardIds } from "./cards/ai/cards.ts";
export { clearedBeforeBuying } from "./solo/buying.ts";
export {
  aiDeckFor,
  huntsBounties,
  moreFame,
  openingCredits,
  opponentsOf,
  putUnder,
  shuffledBack,
} from "./solo/decks.ts";
export { bountyFor } from "./jobs/held-bounties.ts";
export { fameOf, holds, measureOf } from "./effects/conditions.ts";
export { rivalsOf } from "./combat/rivals.ts";
export { patrolsAt, standingWith } from "./effects/scene.ts";
export { distance, farCore, isNavpoint, isPlanet } from "./movement/map.ts";
export {
  contactClasses,
  encounterDecks,
  faces,
  factions,
  marketDecks,
  planets,
  skills,
} from "./names.ts";
export { commandShapes, commandTypes, numbered } from "./commands.ts";
export { dealShape, options, whyNot } from "./options.ts";
export { shutLines } from "./refusals/lines.ts";
export { purposeIn } from "./refusals/abilities.ts";
export { emptyBundle, favorKinds, isEmpty, promiseKinds } from "./bargaining/deal.ts";
export { fameSources } from "./goals/fame-sources.ts";
export { goalPrize } from "./goals/goal-prize.ts";
export { fameHeld } from "./goals/held-fame.ts";
export { hostilePatrols, patrolReward, patrolStrength, stopsAt } from "./movement/patrols.ts";
export { routes, routeTo } from "./movement/routes.ts";
export { cardsShown } from "./market/ordered.ts";
export { barterValue, prices } from "./market/prices.ts";
export { slotLayout } from "./crew-and-ships/slot-layout.ts";
export { fameToWin, goalsOf } from "./goals/progress.ts";
export { dieSides, passingSides, sidesByDamage, sidesWith } from "./dice/die.ts";
export { diceAfter, isAhead, totalsOf, withDice } from "./dice/dice-after.ts";
export { fightAgainChance, fightDiceAgain, mayBeAnswered, testAgainChance } from "./dice/reroll.ts";
export { boundOf } from "./dice/bound.ts";
export {
  crewChance,
  diceToRoll,
  fightChance,
  rivalChance,
  taskChance,
} from "./dice/fight-chance.ts";
export { fightOdds, hasChoices } from "./dice/fight-odds.ts";
export { asAt, asHunting } from "./dice/lent-favors.ts";
export { isRolledFor, mustGo } from "./market/must-go.ts";
export {
  freeLenders,
  lending,
  nextTestChance,
  purchaseChance,
  smuggleChance,
  smugglingFaces,
  testChance,
  testOdds,
  testedSeat,
} from "./dice/odds.ts";
export { blowsOf } from "./dice/blows.ts";
export { times } from "./crew-and-ships/times.ts";
export { roomFor, roomForCard, squeezedOn, waysToMakeRoom } from "./crew-and-ships/slots.ts";
export { encounterPlace } from "./turn/encounter.ts";
export { patrolsAhead } from "./movement/patrols-ahead.ts";
export type { BountyCard, CargoCard, MarketCard } from "./cards/market-cards.ts";
export type { Ability } from "./cards/abilities.ts";
export type { AmbitionGoal, Goal, Trigger } from "./cards/types.ts";
export type { JobCard } from "./cards/market-cards.ts";
export type { Choice, Condition, Effect, Effects, FactionRef } from "./cards/effects.ts";
export type {
  AssetKind,
  CombatKind,
  Face,
  Faction,
  MarketDeck,
  Skill,
  SpaceId,
  Standing,
} from "./names.ts";
export type { JobStep } from "./jobs/rail.ts";
export type { Question } from "./state.ts";
export { foeOf } from "./agenda/cause.ts";
export type { CombatTask, TestTask } from "./agenda/rolls.ts";
export type { Task } from "./agenda/agenda.ts";
export type { CharacterId } from "./cards/characters.ts";
export type { ShipId } from "./cards/ships.ts";
export type { AmbitionId } from "./cards/ambitions.ts";
export type { Bundle, Deal, Favor, DealPromise } from "./bargaining/deal.ts";
export type { DealShape, Matter, Partner, Tray } from "./bargaining/shape.ts";
export type { FlightRoute, WayBar, WayEnd } from "./movement/routes.ts";
export type { Quote, Rebate, SaleBar } from "./market/prices.ts";
export type { Slot, SlotKind, SlotLayout } from "./crew-and-ships/slot-layout.ts";
export type { GoalProgress, GoalStep } from "./goals/progress.ts";
export type { Bound } from "./dice/bound.ts";
export type { FightOdds } from "./dice/fight-odds.ts";
export type { FightTerms } from "./dice/fight-chance.ts";
export type { Fraction, Odds } from "./dice/odds.ts";
export type { Foe } from "./combat/foe.ts";
export type { Roll } from "./events.ts";
export type { ShownCard } from "./state.ts";
export type { PlayerView } from "./view.ts";
export type { Command } from "./commands.ts";
export type { Event } from "./events.ts";
export type { News } from "./news.ts";
export type { View } from "./view.ts";
export { handbook } from "./handbook.ts";
export { outerRim } from "./outer-rim.ts";
export type { OuterRim } from "./game-types.ts";
