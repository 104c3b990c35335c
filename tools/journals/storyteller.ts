/** A game's own sentences for its news, the ones the client shows: client/games/<game>/log.ts and its words. */
import type { RuleId } from "#rules/game.ts";

export const languages = ["en", "fr", "es"] as const;
export type Language = (typeof languages)[number];

/** `null`: not worth a line. */
export type Storyteller = (news: unknown, view: unknown) => string | null;

interface Log {
  logLine(
    news: unknown,
    names: readonly object[],
    words: unknown,
    view: unknown,
  ): { readonly text: string; readonly rule: RuleId } | null;
}

/** `null` when the game has no sentences yet: its news is then printed field by field. */
export async function storytellerOf(
  game: string,
  language: Language,
  names: readonly string[],
): Promise<Storyteller | null> {
  try {
    const folder = `#client/games/${game}`;
    const { logLine } = (await import(`${folder}/log.ts`)) as Log;
    const words = (
      (await import(`${folder}/words/${language}.ts`)) as Readonly<Record<string, unknown>>
    )[language];
    const seats = names.map((name, seat) => ({ seat, name, mine: false, bot: false }));
    return (news, view) => {
      const line = logLine(news, seats, words, view);
      return line && `${line.text} [${line.rule}]`;
    };
  } catch {
    return null;
  }
}
