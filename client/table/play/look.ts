/** What the middle of the table shows: the game, its result, or its replay. */
import { useSignal, type Signal } from "@preact/signals";
import type { Version } from "#table/talk/words.ts";

export interface Look {
  readonly replaying: Signal<boolean>;
  /** After the end: the board instead of the result. */
  readonly boardShown: Signal<boolean>;
  /** Where the replay begins; `null` at the first card, playing by itself. */
  readonly startAt: Signal<Version | null>;
  /** What happened after this version is being told. */
  readonly since: Signal<Version | null>;
  replay(from?: Version): void;
}

export function useLook(): Look {
  const replaying = useSignal(location.hash === "#replay");
  const boardShown = useSignal(false);
  const startAt = useSignal<Version | null>(null);
  const since = useSignal<Version | null>(null);
  return {
    since,
    replaying,
    boardShown,
    startAt,
    replay(from) {
      startAt.value = from ?? null;
      replaying.value = true;
    },
  };
}
