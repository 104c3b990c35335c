/** Somebody who takes the lesson without a screen: obedient, or straying now and then. For tests. */
import type { LessonMove } from "#client/lesson/use-lesson.ts";
import type { Command, News, OuterRim, View } from "#rules/outer-rim/index.ts";
import type { Language } from "#table/talk/languages.ts";
import { all as labels } from "#words/made/outer-rim-labels/all.ts";
import { sayFor } from "../../tabletop.ts";
import type { Words } from "../../screen-types.ts";
import { loadBase, loadStories } from "../../words/index.ts";
import type { Hearer } from "../answers.ts";
import { remarks } from "../coach.ts";
import { openLesson } from "../game.ts";
import { doneBy } from "../progress.ts";
import type { Remark, Topic } from "../remark.ts";
import type { AdvisedMove } from "../meant/strong-move.ts";
import { all as lessons } from "#words/made/outer-rim-lesson/all.ts";

async function allTexts(language: Language): Promise<Words["texts"]> {
  return { ...(await loadBase[language]()), ...(await loadStories[language]()) };
}

export async function wordsIn(language: Language): Promise<Words> {
  return { language, texts: await allTexts(language), labels: labels[language] };
}

/** Whom the clerk speaks to at this table, in English. */
export function hearerOf(view: View, words: Words): Hearer {
  return { view, words, say: sayFor(view, [], words), learn: lessons.en };
}

export interface Lesson {
  readonly told: ReadonlySet<Topic>;
  readonly said: readonly Remark[];
  readonly rounds: number;
  readonly moves: readonly Command[];
  readonly view: View;
  readonly heard: readonly News[];
}

/** Plays until the clerk says it is enough; `stray` may do something else than he means. */
export async function learn(
  key: string,
  how: {
    readonly language?: Language;
    readonly stray?: (view: View, meant: AdvisedMove) => Command;
    /** Stop early, after so many moves. */
    readonly moves?: number;
    readonly look?: (view: View, meant: AdvisedMove, said: readonly Remark[]) => void;
  } = {},
): Promise<Lesson> {
  const language = how.language ?? "en";
  const words = await wordsIn(language);
  const learnWords = lessons[language];
  const table = openLesson(key);
  const told = new Set<Topic>();
  const all: Remark[] = [];
  const everything: News[] = [];
  const moves: Command[] = [];
  let played: LessonMove<OuterRim, AdvisedMove> | null = null;
  for (;;) {
    const view = table.view();
    const meant = table.advice();
    const say = sayFor(view, [{ seat: 0, name: "Mia", mine: true, bot: false }], words);
    const news = table.heard().news;
    everything.push(...news);
    const heard = { news, meant, told, played };
    const next = remarks(heard, { view, words, say, learn: learnWords });
    if (played !== null) for (const topic of doneBy(played.command)) told.add(topic);
    for (const { topic } of next) if (topic !== "nudge") told.add(topic);
    all.push(...next);
    if (meant !== null) how.look?.(view, meant, next);
    if (meant === null || told.has("enough") || moves.length >= (how.moves ?? 400))
      return { told, said: all, rounds: view.round, moves, view, heard: everything };
    const command = how.stray?.(view, meant) ?? meant.command;
    const refusal = table.play(command);
    if (refusal !== null) throw new Error(`refused: ${refusal.code}`);
    moves.push(command);
    played = { command, meant, before: view };
  }
}
