/** The first key that is pressed at the board sends for what leads whoever plays by keys. */
import { useEffect } from "preact/hooks";

export function useKeysLead(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    let end = (): void => undefined;
    let isHere = true;
    const onKey = (): void => {
      removeEventListener("keydown", onKey);
      import("./led-by-keys.ts").then(
        ({ leadByKeys }) => {
          if (isHere && root.current !== null) end = leadByKeys(root.current);
        },
        // A courtesy: without network the keys work as they did.
        () => undefined,
      );
    };
    addEventListener("keydown", onKey);
    return () => {
      isHere = false;
      removeEventListener("keydown", onKey);
      end();
    };
  }, []);
}
