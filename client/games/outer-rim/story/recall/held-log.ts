/** The log does not run ahead of the tale: pages of which something is still to be told come with its last scene. */
import { useLayoutEffect } from "preact/hooks";
import { logHeldFrom } from "#client/table/play/telling-now.ts";
import type { Version } from "#table/talk/words.ts";

/** The first page the log keeps back while `told[place]` is told; `null` when it may show all. */
export function heldFrom(
  told: readonly { readonly from: Version }[],
  place: number,
): Version | null {
  return told[place + 1]?.from ?? null;
}

/** Before anything is painted: not for a moment may the log know more. */
export function useLogHeld(from: Version | null): void {
  useLayoutEffect(() => {
    logHeldFrom.value = from;
    return () => {
      logHeldFrom.value = null;
    };
  }, [from]);
}
