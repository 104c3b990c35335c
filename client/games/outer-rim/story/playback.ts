/**
 * Scenes one after the other, at my pace: on by itself, on at a tap, at once with Escape or any answer. Each knows how
 * the table stood before its page, so that the board need not give away what is still to be told.
 */
import { useEffect, useMemo, useReducer, useRef } from "preact/hooks";
import type { View } from "#rules/outer-rim/index.ts";
import { grace, type Grace } from "./pace/grace.ts";
import { pace } from "./pace/pace.ts";
import type { Scene } from "./scenes.ts";
import { hear, isLast, turnPage, type Queue, type Watched } from "./pace/queue.ts";
import { unheard } from "./told-scenes.ts";
import { keepUntold } from "./recall/untold.ts";
import { heldFrom, useLogHeld } from "./recall/held-log.ts";
import { waitOf } from "./pace/waiting.ts";

export interface Playback {
  readonly scene: Scene | null;
  /** This scene and those after it. */
  readonly unread: readonly Scene[];
  readonly place: number;
  readonly of: number;
  /** The table as of this scene; `null` when nothing is told. */
  readonly table: View | null;
  /** And before it; `null` where there was none. */
  readonly before: View | null;
  /** Changes with every step of the telling: what flies, flies then. */
  readonly step: string;
  next(): void;
  /** To now at a tap that asks for nothing else. */
  leave(): void;
  /** To now, because something else was reached for. */
  skip(): void;
  /** A scene has just gone: a tap meant for it must not answer what lies beneath. */
  readonly grace: Grace["isOn"];
}

export function usePlayback(watched: Watched): Playback {
  const { latest, view } = watched;
  const kept = useRef<Queue | null>(null);
  const queue = (kept.current ??= {
    told: [],
    recalled: null,
    place: 0,
    heard: latest?.version ?? -1,
    view,
    movedOn: false,
    covered: false,
  });
  const justWent = useMemo(grace, []);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  hear(queue, watched, pace.value);
  const { told, place, movedOn } = queue;
  // Under an offer the tale waits, and goes on once it is answered.
  const now = watched.inOffer ? undefined : told[place];
  const scene = now?.scene ?? null;
  const skip = (): void => {
    queue.told = unheard(queue.told, watched.inOffer);
    redraw(0);
  };
  const goOn = (): void => {
    // The last scene makes room for a question: the second half of a double tap must not answer it.
    if (isLast(queue)) justWent.begin();
    turnPage(queue, watched.inOffer);
    redraw(0);
  };
  const leave = (): void => {
    justWent.begin();
    skip();
  };
  useEffect(() => {
    const wait = scene === null ? null : waitOf(scene, { ...watched, movedOn, pace: pace.value });
    if (wait === null) return;
    const timer = setTimeout(() => {
      justWent.begin();
      goOn();
    }, wait);
    return () => clearTimeout(timer);
  }, [scene, pace.value, watched.hurried, watched.isAsked, movedOn]);
  const telling = told[place];
  useEffect(() => keepUntold(watched, telling), [telling]);
  useLogHeld(heldFrom(told, place));
  useEscape(scene !== null, skip);
  return {
    scene,
    unread: told.slice(place).map((one) => one.scene),
    place,
    of: told.length,
    table: now?.table ?? null,
    before: now?.before ?? null,
    step: `${latest?.version ?? 0}:${now === undefined ? "now" : place}`,
    next: () => void (justWent.isOn.value || goOn()),
    leave,
    skip,
    grace: justWent.isOn,
  };
}

function useEscape(active: boolean, skip: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent): void => void (event.key === "Escape" && skip());
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [active]);
}
