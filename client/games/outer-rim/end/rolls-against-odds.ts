/** Tests passed against what the odds promised, by player: was it luck? */
import { testChance, type News, type PlayerView } from "#rules/outer-rim/index.ts";

export interface Luck {
  readonly tests: number;
  readonly passed: number;
  /** How many the odds promised as they were shown: by the skill known, and who aboard could roll again. */
  readonly expected: number;
  /** Cards that could still be used by choice made it more. */
  readonly atLeast: boolean;
}

export function luckOf(news: readonly News[], player: number, one: PlayerView): Luck {
  let [tests, passed, expected, atLeast] = [0, 0, 0, false];
  let crew: PlayerView["crew"] = [];
  for (const each of news) {
    crew = crewAfter(each, player, crew);
    if (each.type !== "test-resolved" || each.player !== player) continue;
    const shown = chanceThen({ ...one, crew }, each.skill, each.known ?? 0);
    tests++;
    passed += each.passed ? 1 : 0;
    expected += shown.chance.ways / shown.chance.of;
    atLeast ||= shown.atLeast;
  }
  return { tests, passed, expected, atLeast };
}

type Tested = Extract<News, { readonly type: "test-resolved" }>;

/** As the page showed it, with what had been lent; [OR-SOLO-12] a printed opponent takes its dice as they fall. */
function chanceThen(
  one: PlayerView,
  skill: Tested["skill"],
  known: number,
): ReturnType<typeof testChance> {
  const bare = one.opponent === null ? one : { ...one, character: null, crew: [], cards: [] };
  return testChance(bare, skill, known - testChance(bare, skill).known);
}

/** Who is aboard after this. */
function crewAfter(news: News, player: number, crew: PlayerView["crew"]): PlayerView["crew"] {
  switch (news.type) {
    case "crew-gained":
      return news.player === player ? [...crew, { id: news.crew, token: news.token }] : crew;
    case "crew-discarded":
    case "crew-removed":
      return news.player === player ? crew.filter(({ id }) => id !== news.crew) : crew;
    case "crew-given":
      if (news.to === player) return [...crew, { id: news.crew, token: null }];
      return news.from === player ? crew.filter(({ id }) => id !== news.crew) : crew;
    default:
      return crew;
  }
}
