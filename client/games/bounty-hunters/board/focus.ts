/**
 * Keyboard players never lose their place: when the pressed button goes away, the next thing to
 * do has the focus.
 */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isFocusAstray } from "#client/speech/astray.ts";
import type { BoardProps } from "../../screen.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";
import type { Root } from "./in-view.ts";

export function useFocus(
  root: Root,
  { view, seat }: BoardProps<BountyHuntersScreen>,
): { current: boolean } {
  const wanted = useRef(false);
  const keyed = useKeyed();
  const window =
    view.step.type === "resolve" && seat !== null ? view.step.windows[seat]?.type : undefined;
  const isSealed = view.step.type === "choose" && view.step.mine !== null;
  // In the same breath as what had the focus goes: a reader would else begin the page anew.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    root.current?.querySelector<HTMLElement>(".bh-move")?.focus();
  });
  useLayoutEffect(() => {
    if (!keyed.current || !isFocusAstray()) return;
    // What I chose lies in my hand until the others have chosen, and can still be changed there.
    const next =
      (isSealed ? root.current?.querySelector<HTMLElement>(".bh-sealed button") : null) ??
      root.current?.querySelector<HTMLElement>(".bh-dock button") ??
      root.current?.querySelector<HTMLElement>(".bh-hand button");
    next?.focus();
  }, [view.turn, view.step.type, window, isSealed]);
  return wanted;
}

/** Was the last thing pressed a key, or a place on the page? */
function useKeyed(): { readonly current: boolean } {
  const keyed = useRef(false);
  useEffect(() => {
    const key = (): void => void (keyed.current = true);
    const point = (): void => void (keyed.current = false);
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", point, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", point, true);
    };
  }, []);
  return keyed;
}
