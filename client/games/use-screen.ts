/** A game's chunk and its words in the chosen language; `null` while they are on their way. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { afterPicture } from "../idle.ts";
import { language } from "../settings/settings.ts";
import { gameCard } from "./list.ts";
import type { Screen } from "./screen.ts";

export interface LoadedScreen {
  readonly screen: Screen;
  readonly words: unknown;
  readonly isWhole: boolean;
}

/** Words that could not come are asked for again. */
const pause = 4000;

/** `whole`: with the words that come after the first picture. */
export function useScreen(
  id: string | null,
  words: "first" | "whole" = "first",
): LoadedScreen | null {
  const loaded = useSignal<LoadedScreen | null>(null);
  const wanted = language.value;
  useEffect(() => {
    const card = id === null ? undefined : gameCard(id);
    let again = 0;
    let isPast = false;
    const show = (screen: Screen, now: unknown, isWhole: boolean): void => {
      if (!isPast) loaded.value = { screen, words: now, isWhole };
    };
    void card?.load().then(async (screen) => {
      const first = await screen.loadWords(wanted);
      const rest = words === "first" ? undefined : screen.loadMoreWords;
      show(screen, first, rest === undefined);
      const fetchRest = (): void =>
        void rest?.(first).then(
          (whole) => show(screen, whole, true),
          () => (again = window.setTimeout(fetchRest, pause)),
        );
      if (rest !== undefined) void afterPicture().then(fetchRest);
    });
    return () => {
      isPast = true;
      clearTimeout(again);
    };
  }, [id, wanted]);
  return loaded.value;
}
