/** What the middle of the table shows: the game, its result, or its replay. */
import { useSignal, type Signal } from "@preact/signals";

export interface Look {
  readonly replaying: Signal<boolean>;
  /** The replay was opened for its turning points. */
  readonly lookingBack: Signal<boolean>;
  /** After the end: the board instead of the result. */
  readonly boardShown: Signal<boolean>;
  replay(): void;
  lookBack(): void;
}

export function useLook(): Look {
  const replaying = useSignal(location.hash === "#replay");
  const lookingBack = useSignal(false);
  const boardShown = useSignal(false);
  return {
    replaying,
    lookingBack,
    boardShown,
    replay() {
      lookingBack.value = false;
      replaying.value = true;
    },
    lookBack() {
      lookingBack.value = true;
      replaying.value = true;
    },
  };
}
