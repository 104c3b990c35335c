/** How far the dice of the scene that is told have come: in my hand, in the air, on the table. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { motionWelcome } from "#client/settings/settings.ts";
import type { ToldScene } from "../story/told-scenes.ts";
import { cutOf, type Cut, type Fall } from "./throws.ts";
import { airborne, tumbleMs, verdictMs } from "./tumble.ts";

/** Somebody's clock runs: the dice are not held for ever. */
const hurriedMs = 4000;
/** A tap that came just when the dice lay was meant for them. */
const lateMs = 450;

interface Roller {
  readonly hurried: boolean;
  /** Nobody taps: a bot sits for me. */
  readonly movedOn: boolean;
}

export interface Roll {
  readonly cut: Cut | null;
  /** Rolls, or lands what is in the air; `false` where no dice are left to lie. */
  tap(): boolean;
  readonly nth: number;
}

interface RollingPlace {
  readonly told: ToldScene | undefined;
  readonly nth: number;
  readonly fall: Fall;
  readonly settled: number;
}

export function useRolling(
  told: ToldScene | undefined,
  { hurried, movedOn }: Roller,
  redraw: () => void,
  settled: (told: ToldScene) => void,
): Roll {
  const kept = useRef<RollingPlace>({ told: undefined, nth: 0, fall: "held", settled: 0 });
  const fallOf = (nth: number): Fall =>
    told?.throws[nth]?.waits === true && !movedOn ? "held" : "thrown";
  const at =
    told === undefined || told === kept.current.told
      ? kept.current
      : { told, nth: 0, fall: fallOf(0), settled: 0 };
  useLayoutEffect(() => {
    kept.current = at;
  });
  const { nth, fall } = at;
  const cut = useMemo(
    () => (told === undefined ? null : cutOf(told, { nth, fall })),
    [told, nth, fall],
  );
  const thrown = cut?.thrown ?? null;

  const change = (to: Partial<RollingPlace>): void => {
    kept.current = { ...kept.current, ...to };
    redraw();
  };
  const settle = (): void => {
    if (told === undefined) return;
    settled(told);
    change({ nth: told.throws.length, settled: performance.now() });
  };
  const goOn = (): void => {
    if (told === undefined) return;
    if (kept.current.fall === "held") change({ fall: "thrown" });
    else if (kept.current.fall === "thrown") change({ fall: "lain" });
    else if (nth + 1 >= told.throws.length) settle();
    else change({ nth: nth + 1, fall: fallOf(nth + 1) });
  };
  useEffect(() => {
    if (thrown === null || told === undefined) return;
    const ms = waitOf(fall, {
      tumble: tumbleMs(airborne(told.scene.news, thrown), thrown.isMine, !motionWelcome.peek()),
      held: movedOn ? 0 : hurried ? hurriedMs : null,
    });
    if (ms === null) return;
    const timer = setTimeout(goOn, ms);
    return () => clearTimeout(timer);
  }, [told, nth, fall, hurried, movedOn]);
  return {
    cut,
    nth,
    tap() {
      if (thrown === null) return performance.now() - kept.current.settled < lateMs;
      if (fall === "held") goOn();
      else settle();
      return true;
    },
  };
}

interface Waits {
  readonly tumble: number;
  readonly held: number | null;
}

function waitOf(fall: Fall, { tumble, held }: Waits): number | null {
  switch (fall) {
    case "held":
      return held;
    case "thrown":
      return tumble;
    case "lain":
      return verdictMs;
  }
}
