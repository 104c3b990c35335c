/** `?` lists the keys, unless somebody types or wants no single keys. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isShortcut } from "../../settings/keys.ts";

export function useHelpKey(): Signal<boolean> {
  const isOpen = useSignal(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== "?" || !isShortcut(event)) return;
      if (target instanceof Element && target.closest("input, textarea, select, dialog")) return;
      isOpen.value = true;
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return isOpen;
}
