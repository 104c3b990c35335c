/** A game's chunk and its words in the chosen language; `null` while they are on their way. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../settings/settings.ts";
import { gameCard } from "./list.ts";
import type { Screen } from "./screen.ts";

export interface LoadedScreen {
  readonly screen: Screen;
  readonly words: unknown;
}

/** `whole`: with the words that come after the first picture. */
export function useScreen(
  id: string | null,
  words: "first" | "whole" = "first",
): LoadedScreen | null {
  const loaded = useSignal<LoadedScreen | null>(null);
  const wanted = language.value;
  useEffect(() => {
    const card = id === null ? undefined : gameCard(id);
    void card?.load().then(async (screen) => {
      const first = await screen.loadWords(wanted);
      if (language.value === wanted) loaded.value = { screen, words: first };
      if (words === "first" || screen.loadMoreWords === undefined) return;
      const whole = await screen.loadMoreWords(first);
      if (language.value === wanted) loaded.value = { screen, words: whole };
    });
  }, [id, wanted]);
  return loaded.value;
}
