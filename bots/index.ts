/** Who can sit in for a person, in every game: for hosts that have everything at hand. */
import { games } from "#rules/games.ts";
import type { BotAnswer, Bot } from "./bot.ts";
import { answerRequest, type MoveRequest } from "./move-request.ts";
import { botIn, randomRoster, type Roster } from "./roster.ts";
import { rosters } from "./rosters.ts";
import { find, type Finding, type Study } from "./study.ts";

const atHand = await Promise.all(Object.values(rosters).map(async (load) => (await load()).roster));

function rosterOf(game: string): Roster {
  return atHand.find((one) => one.game.id === game) ?? randomRoster(games, game);
}

export function botsOf(game: string): readonly Bot[] {
  return rosterOf(game).bots;
}

export function botOf(game: string, level: string): Bot {
  return botIn(rosterOf(game), level);
}

/** Whether anybody can explain this game: rank its moves, tell chances, try others. */
export function isExplained(game: string): boolean {
  const { analyst } = rosterOf(game);
  return analyst?.chances !== undefined && analyst.whatIf !== undefined;
}

export function explain(study: Study, now: () => number): Finding {
  return find(study, rosterOf(study.game), now);
}

export function think(request: MoveRequest, now: () => number): BotAnswer {
  return answerRequest(request, rosterOf(request.game), now);
}
