/** How far the dice of the scene that is told have come: in my hand, in the air, on the table. */
import { useEffect, useMemo, useRef } from "preact/hooks";
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

interface At {
  told: ToldScene | null;
  nth: number;
  fall: Fall;
  settled: number;
}

export function useRolling(
  told: ToldScene | undefined,
  { hurried, movedOn }: Roller,
  redraw: () => void,
  settled: (told: ToldScene) => void,
): Roll {
  const { current: at } = useRef<At>({ told: null, nth: 0, fall: "held", settled: 0 });
  const fallOf = (nth: number): Fall =>
    told?.throws[nth]?.waits === true && !movedOn ? "held" : "thrown";
  if (told !== undefined && told !== at.told)
    Object.assign(at, { told, nth: 0, fall: fallOf(0), settled: 0 });
  const { nth, fall } = at;
  const cut = useMemo(
    () => (told === undefined ? null : cutOf(told, { nth, fall })),
    [told, nth, fall],
  );
  const thrown = cut?.thrown ?? null;

  const settle = (): void => {
    if (told === undefined) return;
    Object.assign(at, { nth: told.throws.length, settled: performance.now() });
    settled(told);
    redraw();
  };
  const goOn = (): void => {
    if (told === undefined) return;
    if (at.fall === "held") at.fall = "thrown";
    else if (at.fall === "thrown") at.fall = "lain";
    else if (nth + 1 >= told.throws.length) return settle();
    else Object.assign(at, { nth: nth + 1, fall: fallOf(nth + 1) });
    redraw();
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
      if (thrown === null) return performance.now() - at.settled < lateMs;
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
