/** A replay that plays by itself: on, off, and how fast. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export const paces = [1, 2, 4] as const;
export type ReplayPace = (typeof paces)[number];

/** Long enough to see a card travel and to read one line. */
const stepMs = 1500;

export interface ReplayPlayer {
  readonly playing: boolean;
  readonly pace: ReplayPace;
  play(): void;
  pause(): void;
  /** The next faster one, then slow again. */
  faster(): void;
}

export function usePlayer(
  at: Signal<number>,
  forward: Signal<boolean>,
  count: number,
  { plays }: { readonly plays: boolean },
): ReplayPlayer {
  const playing = useSignal(plays);
  const pace = useSignal<ReplayPace>(1);
  const isAtEnd = count > 0 && at.value >= count - 1;
  useEffect(() => {
    if (!playing.value || count === 0) return;
    if (isAtEnd) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => {
      forward.value = true;
      at.value += 1;
    }, stepMs / pace.value);
    return () => clearTimeout(timer);
  }, [playing.value, pace.value, at.value, count]);
  return {
    playing: playing.value,
    pace: pace.value,
    play() {
      // At the end there is nothing left to play: once more from the first card.
      if (isAtEnd) at.value = 0;
      playing.value = true;
    },
    pause() {
      playing.value = false;
    },
    faster() {
      pace.value = paces[(paces.indexOf(pace.value) + 1) % paces.length] ?? 1;
    },
  };
}
