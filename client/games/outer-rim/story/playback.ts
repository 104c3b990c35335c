/**
 * Scenes one after the other, at my pace: on by itself, on at a tap, at once with Escape or any answer. Each knows how
 * the table stood before its page, so that the board need not give away what is still to be told.
 */
import { useEffect, useMemo, useReducer, useRef } from "preact/hooks";
import type { News, View } from "#rules/outer-rim/index.ts";
import { grace, type Grace } from "./pace/grace.ts";
import { pace } from "./pace/pace.ts";
import type { Scene } from "./scenes.ts";
import { hear, isLast, turnPage, type Queue, type Watched } from "./pace/queue.ts";
import { unheard, type Told } from "./told-scenes.ts";
import { keepUntold } from "./recall/untold.ts";
import { heldFrom, useLogHeld } from "./recall/held-log.ts";
import { waitOf } from "./pace/waiting.ts";
import type { Dice, Fall, Throw } from "../stage/throws.ts";
import { useRolling } from "../stage/use-rolling.ts";

export interface Playback {
  /** As far as its dice have come. */
  readonly scene: Scene | null;
  /** Where they are; `null` once they lie. */
  readonly fall: Fall | null;
  /** The same, or of mine in a scene that is still to come. */
  readonly pending: Dice | null;
  /** Its news with those of the dice that are under way. */
  readonly dice: readonly News[];
  /** The throw that is under way. */
  readonly thrown: Throw | null;
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
  const leaveAll = (): void => {
    queue.told = unheard(queue.told, watched.inOffer);
    redraw(0);
  };
  const rolling = useRolling(
    now,
    { hurried: watched.hurried, movedOn },
    () => redraw(0),
    // Dice that may still be changed lie on the face that asks about them.
    ({ scene }) => void (watched.inStory && isLast(queue) && !isDecided(scene) && goOn()),
  );
  const { cut } = rolling;
  const scene = cut?.scene ?? null;
  const fall = cut?.fall ?? null;
  // What else I reach for does not tell how my dice fall.
  const skip = (): void => void (fall === null && leaveAll());
  const goOn = (): void => {
    // The last scene makes room for a question: the second half of a double tap must not answer it.
    if (isLast(queue)) justWent.begin();
    turnPage(queue, watched.inOffer);
    redraw(0);
  };
  const leave = (): void => {
    justWent.begin();
    leaveAll();
  };
  useEffect(() => {
    if (scene === null || fall !== null) return;
    const wait = waitOf(scene, { ...watched, movedOn, pace: pace.value });
    if (wait === null) return;
    const timer = setTimeout(() => {
      justWent.begin();
      goOn();
    }, wait);
    return () => clearTimeout(timer);
  }, [scene, pace.value, watched.hurried, watched.isAsked, movedOn]);
  const telling = told[place];
  useEffect(() => keepUntold(watched, telling), [telling]);
  // Nor does it tell of dice that do not lie yet.
  useLogHeld(heldFrom(told, fall === null ? place : place - 1));
  useEscape(scene !== null, leaveAll);
  return {
    scene,
    fall,
    pending: fall ?? (rollsIn(told.slice(place + 1)) ? "later" : null),
    dice: cut?.dice ?? [],
    thrown: cut?.thrown ?? null,
    unread: told.slice(place).map((one) => one.scene),
    place,
    of: told.length,
    table: cut?.table ?? null,
    before: now?.before ?? null,
    step: `${latest?.version ?? 0}:${now === undefined ? "now" : `${place}.${rolling.nth}`}`,
    next: () => void (justWent.isOn.value || rolling.tap() || goOn()),
    leave,
    skip,
    grace: justWent.isOn,
  };
}

function rollsIn(told: readonly Pick<Told, "throws">[]): boolean {
  return told.some(({ throws }) => throws.some(({ isMine }) => isMine));
}

function isDecided({ news }: Scene): boolean {
  return news.some(({ type }) => type === "test-resolved" || type === "combat-resolved");
}

function useEscape(active: boolean, skip: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent): void => void (event.key === "Escape" && skip());
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [active]);
}
