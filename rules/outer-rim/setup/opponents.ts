/** Printed opponents take their seats. */
import { aiDeckFor, huntsBounties, moreFame, openingCredits } from "../solo/decks.ts";
import { ask, emit, next, pick } from "../agenda/play.ts";
import { gainCredits } from "../goals/reputation.ts";
import { shuffled } from "../../rng.ts";
import { freeCharacters } from "./players.ts";
import type { Task, TaskOf } from "../agenda/agenda.ts";
import type { CharacterId } from "../cards/characters.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";

/** [OR-SOLO-01, UB-MULTI-01, UB-MULTI-02] One printed opponent or two, in an order that chance decides. */
export function seatOpponents(play: Play): void {
  const { rules, seats } = play.state;
  const kinds: ("base" | "bounty-hunter")[] =
    rules.opponents === "both"
      ? shuffled(["base", "bounty-hunter"] as const, play.chance("ai-order"))
      : rules.opponents === "none"
        ? []
        : [rules.opponents === "bounty-hunter" ? "bounty-hunter" : "base"];
  next(play, ...kinds.map((deck, i): Task => ({ type: "seat-opponent", player: seats + i, deck })));
}

/** [UB-BHAI-01] Hunters start with databank card 90, the others do not. */
function fittingOpponents(play: Play, deck: "base" | "bounty-hunter"): CharacterId[] {
  return freeCharacters(play).filter((id) => (deck === "bounty-hunter") === huntsBounties(id));
}

/**
 * [OR-SOLO-01] The person picks whom to play against, unless characters
 * are dealt by chance; then the opponent sits down [UB-MULTI-03].
 */
export function seatOpponent(
  play: Play,
  task: TaskOf<"seat-opponent">,
  answer: Command | null,
): void {
  const { player, deck } = task;
  const { rules, seats } = play.state;
  const fitting = fittingOpponents(play, deck);
  if (answer === null && rules.characters === "choose") {
    ask(play, task, {
      seat: 0,
      ask: "choose-opponent",
      rule: "OR-SOLO-01",
      params: { deck },
      choices: fitting.map((character) => ({ type: "choose-character", character })),
    });
    return;
  }
  const character =
    answer?.type === "choose-character" ? answer.character : pick(play, fitting, "ai-character");
  const cards = shuffled(
    aiDeckFor(character, deck, rules.opponents),
    play.chance(`ai-deck-${player}`),
  );
  emit(play, {
    type: "opponent-seated",
    player,
    character,
    opponent: { deck, cards, handicap: moreFame(rules.ambitions) },
    rule: deck === "base" ? "UB-SOLO-04" : "UB-BHAI-02",
  });
  emit(play, {
    type: "ship-taken",
    player,
    ship: deck === "base" ? "g9-rigger" : "g-1a-starfighter",
    damage: 0,
    rule: deck === "base" ? "OR-SOLO-01" : "UB-BHAI-03",
  });
  gainCredits(play, player, openingCredits(player - seats), "UB-MULTI-03");
  if (rules.expert > 0)
    emit(play, {
      type: "fame-gained",
      player,
      amount: rules.expert,
      source: "start",
      card: "expert",
      rule: "OR-SOLO-11",
    });
}
