/**
 * Words of one page: they come with it, in the language that is read, and follow when another one is chosen. However
 * many languages there are, a page is no heavier for it. (Awaited by whoever sends for the page, not at the top of a
 * module: the bundler would cut every file that may come before it into two.)
 */
import { effect, signal } from "@preact/signals";
import type { Language } from "#table/talk/languages.ts";
import { language } from "../settings/settings.ts";

export interface PageWords<W> {
  /** The words themselves: for what is drawn once they are here. */
  (): W;
  /** Answers when they are. */
  here(): Promise<void>;
}

export function pageWords<W>(load: Readonly<Record<Language, () => Promise<W>>>): PageWords<W> {
  const words = signal<W | null>(null);
  let isFollowing = false;

  async function read(): Promise<void> {
    const wanted = language.value;
    const loaded = await load[wanted]();
    if (language.value === wanted) words.value = loaded;
  }

  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    // Without a network they stay as they were.
    effect(() => void read().catch(() => undefined));
  }

  return Object.assign(
    () => {
      if (words.value === null) throw new Error("a page was drawn before its words were here");
      return words.value;
    },
    { here: () => (words.value === null ? read().then(follow) : Promise.resolve()) },
  );
}
