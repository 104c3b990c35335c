/**
 * Every piece of news as a message: log, scene, result, lesson and live text take their form from the same one. A line
 * knows its rule, its weight and whose it is; `sayNews` is the sentences alone.
 */
import { saying, type Names, type Say, type LogFacts } from "../words/say.ts";
import { fightTellers, foeName } from "./news/fights.ts";
import { folded } from "./news/fold/fold.ts";
import { tellTogether } from "./news/folded.ts";
import { goodsTellers } from "./news/goods.ts";
import { peopleTellers } from "./news/people.ts";
import { storyTellers } from "./news/stories.ts";
import { tableTellers } from "./news/table.ts";
import { textOf, type Message, type Tellers, type Weight } from "./message.ts";
import { capital } from "../tell/line.ts";
import type { Words } from "../screen-types.ts";
import { toReader } from "./second-person.ts";
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

/** A new event shows its missing message at compile time. */
const messages: Tellers<News["type"]> = {
  ...tableTellers,
  ...goodsTellers,
  ...peopleTellers,
  ...fightTellers,
  ...storyTellers,
};

function lineOf(message: Message, rule: string, player: number | null, say: Say): LogLine {
  const { scene } = message;
  const again = scene && capital(textOf({ ...message, id: scene.again }, say));
  return {
    text: capital(textOf(message, say)),
    rule,
    ...(scene === undefined || again === undefined ? {} : { scene: { key: scene.key, again } }),
    ...(message.weight === undefined ? {} : { weight: message.weight }),
    ...(message.fleeting === true ? { fleeting: true } : {}),
    ...(message.concerns === undefined ? {} : { concerns: message.concerns }),
    ...(message.agreed === undefined ? {} : { agreed: message.agreed }),
    ...(player === null ? {} : { seat: player }),
  };
}

function single(news: News, say: Say): LogLine | null {
  // Each teller takes the news it is listed under.
  const message = (messages[news.type] as (news: News, say: Say) => Message | null)(news, say);
  if (message === null) return null;
  const player = "player" in news && typeof news.player === "number" ? news.player : null;
  return lineOf(message, news.rule, player, say);
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
  seen: LogFacts,
  end?: LogFacts,
): readonly LogLine[] {
  const say = toReader(saying(names, texts, seen, end), names);
  return folded(news).flatMap((steps) => {
    if (steps.type === "silent") return [];
    if (steps.type === "one") {
      const line = single(steps.news, withFoe(steps.news, say));
      return line === null ? [] : [line];
    }
    const { message, rule, player } = tellTogether(steps, say);
    return [lineOf(message, rule, player, say)];
  });
}

/** A turn is a chapter of the game's story. */
export function beginsChapter(news: News): boolean {
  return news.type === "turn-began";
}

export function logLine(news: News, names: Names, texts: Texts, seen: LogFacts): LogLine | null {
  return single(news, toReader(saying(names, texts, seen), names));
}

/** Who hears it, and the table as they see it. */
export interface Listener {
  readonly names: Names;
  readonly view: LogFacts;
  /** How things stood after the last of it, where several pages are read together. */
  readonly end?: LogFacts;
}

/** One news or a whole page of them as spoken sentences, small steps in one; empty where nothing is worth a word. */
export function sayNews(
  news: News | readonly News[],
  { names, view, end }: Listener,
  { texts }: Pick<Words, "texts">,
): string {
  const page = Array.isArray(news) ? (news as readonly News[]) : [news as News];
  return logLines(page, names, texts, view, end)
    .map(({ text }) => text)
    .join(" ");
}
