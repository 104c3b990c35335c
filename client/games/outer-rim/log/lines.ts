/** The log: every piece of news as a sentence, and the rule that made it happen. */
import { filled } from "../words/filled.ts";
import { saying, type Names, type Say, type Seen } from "../words/say.ts";
import { fightTellers, foeName } from "./fights.ts";
import { folded } from "./fold/fold.ts";
import { tellTogether } from "./folded.ts";
import { goodsTellers } from "./goods.ts";
import { peopleTellers } from "./people.ts";
import { storyTellers } from "./stories.ts";
import { tableTellers } from "./table.ts";
import type { Sentence, Tellers, Told, Weight } from "./told.ts";
import type { Texts } from "../words/texts.ts";
import type { News } from "#rules/outer-rim/index.ts";

export interface LogLine {
  readonly text: string;
  readonly rule: string;
  /** Small steps are folded away under the loud ones; plain when absent. */
  readonly weight?: Weight;
  /** Said until something follows: a deck looked through, the card that lies there next. */
  readonly fleeting?: true;
  /** Who is to read it at once, beyond the log. */
  readonly concerns?: readonly number[];
  /** Who agreed on it: told by a scene, where scenes are told. */
  readonly agreed?: readonly number[];
  /** Whose line it is, where it is somebody's. */
  readonly seat?: number;
  /** A scene, by its key: told in full the first time, and in the words of `again` after that. */
  readonly scene?: { readonly key: string; readonly again: string };
}

/** A new event shows its missing teller at compile time. */
const tellers: Tellers<News["type"]> = {
  ...tableTellers,
  ...goodsTellers,
  ...peopleTellers,
  ...fightTellers,
  ...storyTellers,
};

function said(sentence: Sentence, told: Told, say: Say): string {
  const text = filled(say.texts[`log.${sentence}`], told.with, say.texts);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function lineOf(told: Told, rule: string, player: number | null, say: Say): LogLine {
  const { scene } = told;
  const again = scene && said(scene.again, told, say);
  return {
    text: said(told.sentence, told, say),
    rule,
    ...(scene === undefined || again === undefined ? {} : { scene: { key: scene.key, again } }),
    ...(told.weight === undefined ? {} : { weight: told.weight }),
    ...(told.fleeting === true ? { fleeting: true } : {}),
    ...(told.concerns === undefined ? {} : { concerns: told.concerns }),
    ...(told.agreed === undefined ? {} : { agreed: told.agreed }),
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

/** Whoever has no seat in a fight goes by their name. */
function withFoe({ foe: against }: News, say: Say): Say {
  if (against === undefined || against.type === "player") return say;
  const foe =
    against.type === "patrol" ? say.word(`patrol.${against.faction}`) : foeName(against, null, say);
  return { ...say, player: (player) => (player === null ? foe : say.player(player)) };
}

/** What happened on one page, small steps folded into one line; `end`: how things stood after the last of them. */
export function logLines(
  news: readonly News[],
  names: Names,
  texts: Texts,
  seen: Seen,
  end?: Seen,
): readonly LogLine[] {
  const say = saying(names, texts, seen, end);
  return folded(news).flatMap((steps) => {
    if (steps.type === "silent") return [];
    if (steps.type === "one") {
      const line = single(steps.news, withFoe(steps.news, say));
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
