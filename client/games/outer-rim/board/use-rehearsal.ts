/** The rehearsal comes after everything that is in sight, and ends with the board. */
import { useEffect } from "preact/hooks";
import { afterPicture } from "#client/idle.ts";
import type { Desk } from "../desk.ts";

export function useRehearsal(root: { readonly current: HTMLElement | null }, desk: Desk): void {
  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => undefined;
    const begin = ({ rehearse }: typeof import("./rehearsal.tsx")): void => {
      if (!isOver && root.current !== null) stop = rehearse(root.current, desk);
    };
    // Without it the first taps are slower, and that is all.
    void afterPicture()
      .then(() => import("./rehearsal.tsx"))
      .then(begin, () => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
}
