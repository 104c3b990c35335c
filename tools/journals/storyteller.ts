/** A game's own sentences for its news, the ones the client shows: client/games/<game>/log.ts and its words. */
import type { RuleId } from "#rules/game.ts";
import type { Language } from "#table/talk/languages.ts";
import { logOf, wordsOf } from "./game-words.ts";

export interface Storyteller {
  /** News as lines; what is not worth one is left out. `end`: how things stood after the last of them. */
  lines(news: readonly unknown[], view: unknown, end?: unknown): readonly string[];
  /** Does a chapter begin with this piece of news? Then small steps are folded across pages. */
  readonly beginsChapter: ((news: unknown) => boolean) | null;
}

interface Line {
  readonly text: string;
  readonly rule: RuleId;
  /** Left out once something follows. */
  readonly fleeting?: true;
  /** A scene by its key, and its words for every time after the first. */
  readonly scene?: { readonly key: string; readonly again: string };
}

interface Log {
  logLine(news: unknown, names: readonly object[], words: unknown, view: unknown): Line | null;
  /** Where the game folds small steps into one line. */
  logLines?(
    news: readonly unknown[],
    names: readonly object[],
    words: unknown,
    view: unknown,
    end?: unknown,
  ): readonly Line[];
  beginsChapter?(news: unknown): boolean;
}

/** Whoever sits in a seat, as the journal says. */
export interface Sitter {
  readonly name: string;
  readonly bot: boolean;
}

/** `null` when the game is none of this house: its news is then printed field by field. */
export async function storytellerOf(
  game: string,
  language: Language,
  sitters: readonly Sitter[],
  rules: "with rules" | "without rules" = "with rules",
): Promise<Storyteller | null> {
  const log = (await logOf(game)) as Log | undefined;
  if (log === undefined) return null;
  const words = await wordsOf(game, language);
  const seats = sitters.map(({ name, bot }, seat) => ({ seat, name, mine: false, bot }));
  const stories = new Set<string>();
  return {
    lines(news, view, end = view) {
      const lines = log.logLines
        ? log.logLines(news, seats, words, view, end)
        : news.map((one) => log.logLine(one, seats, words, view)).filter((line) => line !== null);
      return lines
        .filter(({ fleeting }) => !fleeting)
        .map((line) => {
          const text = once(line, stories);
          return rules === "with rules" ? `${text} [${line.rule}]` : text;
        });
    },
    beginsChapter: log.beginsChapter ?? null,
  };
}

/** A scene is told in full the first time of a reading. */
function once({ text, scene }: Line, stories: Set<string>): string {
  if (scene === undefined) return text;
  const known = stories.has(scene.key);
  stories.add(scene.key);
  return known ? scene.again : text;
}
