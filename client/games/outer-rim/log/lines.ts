/** The log: every piece of news as a sentence, and the rule that made it happen. */
import { filled } from "../words/filled.ts";
import { saying, type Names, type Reading, type Say, type Seen } from "../words/say.ts";
import { fightTellers, foeName } from "./fights.ts";
import { folded } from "./fold.ts";
import { tellTogether } from "./folded.ts";
import { goodsTellers } from "./goods.ts";
import { peopleTellers } from "./people.ts";
import { storyTellers } from "./stories.ts";
import { tableTellers } from "./table.ts";
import type { Tellers, Told, Weight } from "./told.ts";
import type { Texts } from "../words/texts.ts";
import type { News } from "#rules/outer-rim/index.ts";

export interface LogLine {
  readonly text: string;
  readonly rule: string;
  /** Small steps are folded away under the loud ones; plain when absent. */
  readonly weight?: Weight;
  /** Whose line it is, where it is somebody's. */
  readonly seat?: number;
}

/** A new event shows its missing teller at compile time. */
const tellers: Tellers<News["type"]> = {
  ...tableTellers,
  ...goodsTellers,
  ...peopleTellers,
  ...fightTellers,
  ...storyTellers,
};

function lineOf(told: Told, rule: string, player: number | null, say: Say): LogLine {
  const text = filled(say.texts[`log.${told.sentence}`], told.with, say.texts);
  return {
    text: text.slice(0, 1).toUpperCase() + text.slice(1),
    rule,
    ...(told.weight === undefined ? {} : { weight: told.weight }),
    ...(player === null ? {} : { seat: player }),
  };
}

function single(news: News, say: Say): LogLine | null {
  // Each teller takes the news it is listed under.
  const told = (tellers[news.type] as (news: News, say: Say) => Told | null)(news, say);
  if (told === null) return null;
  const player = "player" in news && typeof news.player === "number" ? news.player : null;
  return lineOf(told, news.rule, player, say);
}

/** Whoever has no seat in the fight of this page goes by their name. */
function withFoe(news: readonly News[], say: Say): Say {
  const fight = news.find(({ type }) => type === "combat-began" || type === "combat-resolved");
  if (fight?.type !== "combat-began" && fight?.type !== "combat-resolved") return say;
  if (fight.defender !== null || fight.foe === undefined) return say;
  const foe = foeName(fight.foe, null, say);
  return { ...say, player: (player) => (player === null ? foe : say.player(player)) };
}

/** What happened on one page, small steps folded into one line; `reading` remembers what was told before. */
export function logLines(
  news: readonly News[],
  names: Names,
  texts: Texts,
  seen: Seen,
  reading?: Reading,
): readonly LogLine[] {
  const say = withFoe(news, saying(names, texts, seen, reading));
  return folded(news).flatMap((steps) => {
    if (steps.type === "silent") return [];
    if (steps.type === "one") {
      const line = single(steps.news, say);
      return line === null ? [] : [line];
    }
    const { told, rule, player } = tellTogether(steps, say);
    return [lineOf(told, rule, player, say)];
  });
}

/** A turn is a chapter of the game's story. */
export function beginsChapter(news: News): boolean {
  return news.type === "turn-began";
}

export function logLine(news: News, names: Names, texts: Texts, seen: Seen): LogLine | null {
  return single(news, saying(names, texts, seen));
}
