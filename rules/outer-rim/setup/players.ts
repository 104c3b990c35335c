/** Characters, ships, starting cards, starting places; and the printed opponents [OR-SETUP-06…10]. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { characterCard } from "../cards/characters.ts";
import { charactersOf, planetsOf, rim } from "./box.ts";
import { starterShips } from "../cards/ships.ts";
import { startingCards } from "../cards/starting.ts";
import { receive } from "../crew-and-ships/receive.ts";
import { ask, emit, isHuman, me, pick, unexpected } from "../agenda/play.ts";
import { changeReputation, gainCredits } from "../goals/reputation.ts";
import { factions } from "../names.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { CharacterId } from "../cards/characters.ts";
import type { Command } from "../commands.ts";
import type { State } from "../state.ts";
import type { Play } from "../agenda/play.ts";

export function freeCharacters(play: Play): CharacterId[] {
  return charactersOf(play.state.rules).filter(
    (id) => !play.state.players.some((player) => player.character === id),
  );
}

export function chooseCharacter(
  play: Play,
  task: TaskOf<"choose-character">,
  answer: Command | null,
): void {
  const { player } = task;
  const free = freeCharacters(play);
  if (answer === null && play.state.rules.characters === "choose") {
    ask(play, task, {
      seat: player,
      ask: "choose-character",
      rule: "OR-SETUP-07",
      choices: free.map((character) => ({ type: "choose-character", character })),
    });
    return;
  }
  if (answer !== null && answer.type !== "choose-character") unexpected(task, answer);
  const character =
    answer?.type === "choose-character" ? answer.character : pick(play, free, "character");
  emit(play, { type: "character-taken", player, character, rule: "OR-SETUP-07" });
}

const creditsByOrder = [4000, 6000, 8000, 10_000] as const;

/** [OR-SETUP-09] In turn order, more for those who go later; [UB-AMB-02] with ambitions nobody gets any. */
export function creditsAtFirst(ambitions: boolean): readonly number[] {
  return ambitions ? [] : creditsByOrder;
}

/** 0 for the first player, then clockwise. */
function placeOf({ first, seats }: State, player: number): number {
  return (player - first + seats) % seats;
}

export function chooseShip(play: Play, task: TaskOf<"choose-ship">, answer: Command | null): void {
  const { player } = task;
  if (answer === null) {
    ask(play, task, {
      seat: player,
      ask: "choose-ship",
      rule: "OR-SETUP-07",
      choices: starterShips.map((ship) => ({ type: "choose-ship", ship })),
    });
    return;
  }
  if (answer.type !== "choose-ship") unexpected(task, answer);
  emit(play, { type: "ship-taken", player, ship: answer.ship, damage: 0, rule: "OR-SETUP-07" });
  const credits = creditsAtFirst(play.state.rules.ambitions)[placeOf(play.state, player)];
  if (credits !== undefined) gainCredits(play, player, credits, "OR-SETUP-09");
}

/** [OR-SETUP-08] One random card of the character's number. */
export function startingCard(
  play: Play,
  task: TaskOf<"starting-card">,
  answer: Command | null,
): void {
  const { player } = task;
  const { character } = me(play, player);
  if (character === null) return;
  const numbers = characterCard(character).startingCard;
  if (answer === null && numbers.length > 1 && isHuman(play, player)) {
    ask(play, task, {
      seat: player,
      ask: "starting-card",
      rule: "OR-SETUP-08",
      choices: numbers.map((number) => ({ type: "pick-number", number })),
    });
    return;
  }
  const number =
    answer?.type === "pick-number" ? answer.number : pick(play, numbers, "starting-number");
  const free = startingCards[number as 90 | 91 | 92].filter(
    (id) => !play.state.players.some((one) => one.cards.some((held) => held.id === id)),
  );
  const card = free.length === 0 ? null : pick(play, free, "starting-card");
  if (card !== null) receive(play, player, { from: "deck", deck: null, card }, "OR-SETUP-08");
  // [OR-SOLO-03] a printed Cad Bane has no such ability
  if (isHuman(play, player))
    for (const { ability } of abilitiesOfType(me(play, player), "starting-fame"))
      emit(play, {
        type: "fame-gained",
        player,
        amount: ability.amount,
        source: "start",
        card: character,
        rule: "OR-CHAR-01",
      });
}

export function startingReputation(
  play: Play,
  task: TaskOf<"starting-reputation">,
  answer: Command | null,
): void {
  const { player } = task;
  const { character } = me(play, player);
  if (character === null) return;
  const { startingReputation: printed } = characterCard(character);
  if (printed !== "choice") {
    for (const faction of factions) {
      const step = printed[faction];
      if (step !== undefined) changeReputation(play, player, faction, step, "OR-SETUP-08");
    }
    return;
  }
  if (answer === null && isHuman(play, player)) {
    ask(play, task, {
      seat: player,
      ask: "starting-reputation",
      rule: "OR-SETUP-08",
      choices: factions.map((faction) => ({ type: "pick-faction", faction })),
    });
    return;
  }
  changeReputation(
    play,
    player,
    answer?.type === "pick-faction" ? answer.faction : pick(play, factions, "starting-reputation"),
    1,
    "OR-SETUP-08",
  );
}

/** [OR-SETUP-10, UB-CORE-02] Any planet, the Core Worlds among them, in turn order. */
export function chooseStart(
  play: Play,
  task: TaskOf<"choose-start">,
  answer: Command | null,
): void {
  const { player } = task;
  if (answer === null && isHuman(play, player)) {
    ask(play, task, {
      seat: player,
      ask: "choose-start",
      rule: "OR-SETUP-10",
      choices: planetsOf(play.state.rules).map((planet) => ({ type: "choose-start", planet })),
    });
    return;
  }
  const space = answer?.type === "choose-start" ? answer.planet : pick(play, rim, "start");
  emit(play, { type: "placed", player, space, rule: "OR-SETUP-10" });
}
