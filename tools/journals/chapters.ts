/**
 * A game told chapter by chapter: what belongs together is folded across pages, with an empty line before each turn.
 */
import type { LogEntry } from "#table/talk/words.ts";
import { dealtText, logLines, numbered, type LogContext } from "./log-text.ts";
import type { Storyteller } from "./storyteller.ts";

export interface StoryPage {
  readonly entry: LogEntry;
  /** How things stood after the page. */
  readonly view: unknown;
}

interface Chapter {
  readonly version: number;
  view: unknown;
  /** How things stood after its last page. */
  end: unknown;
  readonly news: unknown[];
  /** Before the first turn: who plays whom is known at its end. */
  readonly isOpening: boolean;
}

export function chapterLines(
  pages: readonly StoryPage[],
  story: Storyteller,
  names: LogContext["names"],
): readonly string[] {
  const lines: string[] = [];
  let chapter: Chapter | null = null;
  let isOpening = true;
  const close = (): void => {
    if (chapter !== null)
      lines.push(...numbered(chapter, story.lines(chapter.news, chapter.view, chapter.end)));
    chapter = null;
  };
  for (const { entry, view } of pages) {
    if (entry.type !== "news") {
      close();
      lines.push(...logLines(entry, { names, story, view }));
      continue;
    }
    if (entry.from !== undefined)
      lines.push(...numbered(entry, [dealtText(entry.from.map((seat) => names[seat] ?? ""))]));
    for (const news of entry.news) {
      if (story.beginsChapter?.(news) === true) {
        close();
        lines.push("");
        isOpening = false;
      }
      chapter ??= { version: entry.version, view, end: view, news: [], isOpening };
      if (chapter.isOpening) chapter.view = view;
      chapter.end = view;
      chapter.news.push(news);
    }
  }
  close();
  return lines;
}
