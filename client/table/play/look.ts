/** What the middle of the table shows: the game, its result, or its replay. */
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import type { Version } from "#table/talk/words.ts";
import type { Frame } from "../frame.ts";

/** In the words the table has when it is drawn: a game's come in two parts. */
type Notice = (frame: Frame) => JSX.Element;

export interface Look {
  readonly replaying: Signal<boolean>;
  /** After the end: the board instead of the result. */
  readonly boardShown: Signal<boolean>;
  /** Where the replay begins; `null` at the first card, playing by itself. */
  readonly startAt: Signal<Version | null>;
  /** What happened after this version is being told. */
  readonly since: Signal<Version | null>;
  /** A notice: what a bot did for me while I was away for a short while. */
  readonly stoodIn: Signal<Notice | null>;
  replay(from?: Version): void;
}

export function useLook(): Look {
  const replaying = useSignal(location.hash === "#replay");
  const boardShown = useSignal(false);
  const startAt = useSignal<Version | null>(null);
  const since = useSignal<Version | null>(null);
  const stoodIn = useSignal<Notice | null>(null);
  return {
    since,
    stoodIn,
    replaying,
    boardShown,
    startAt,
    replay(from) {
      startAt.value = from ?? null;
      replaying.value = true;
    },
  };
}
