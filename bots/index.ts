/** Who can sit in for a person, in every game: for hosts that have everything at hand. */
import { games } from "#rules/games.ts";
import type { Answer, Bot } from "./bot.ts";
import { roster as bountyHunters } from "./bounty-hunters/index.ts";
import { answerRequest, type MoveRequest } from "./move-request.ts";
import { roster as outerRim } from "./outer-rim/index.ts";
import { botIn, randomRoster, type Roster } from "./roster.ts";

const rosters: readonly Roster[] = [bountyHunters, outerRim];

function rosterOf(game: string): Roster {
  return rosters.find((one) => one.game.id === game) ?? randomRoster(games, game);
}

export function botsOf(game: string): readonly Bot[] {
  return rosterOf(game).bots;
}

export function botOf(game: string, level: string): Bot {
  return botIn(rosterOf(game), level);
}

export function think(request: MoveRequest, now: () => number): Answer {
  return answerRequest(request, rosterOf(request.game), now);
}
