/**
 * Scenes one after the other, at my pace: as a film, on at a tap, at once with Escape or any answer. Each knows how
 * the table stood before its page, so that the board need not give away what is still to be told.
 */
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "preact/hooks";
import type { News, View } from "#rules/outer-rim/index.ts";
import { grace, type Grace } from "./pace/grace.ts";
import { toldInScenes } from "#client/table/play/telling-now.ts";
import { choosingPace, pace } from "./pace/pace.ts";
import type { Scene } from "./scenes.ts";
import { afterSeen } from "./pace/after-seen.ts";
import {
  emptyQueue,
  filmStopped,
  heardBy,
  isLast,
  leftAlone,
  pageTurned,
  type Queue,
  type TaleInput,
} from "./pace/queue.ts";
import type { ToldScene } from "./told-scenes.ts";
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
  /** It is a reel of the film, which goes on by itself after so long. */
  readonly reelMs: number | null;
  /** A scene of mine that goes by itself, once its dice lie. */
  readonly passesMs: number | null;
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
  /** The film stops, and its reel is read tap by tap. */
  stop(): void;
  /** To now at a tap that asks for nothing else. */
  leave(): void;
  /** To now, because something else was reached for. */
  skip(): void;
  /** A scene has just gone: a tap meant for it must not answer what lies beneath. */
  readonly grace: Grace["isOn"];
}

export function usePlayback(watched: TaleInput): Playback {
  const { latest, inOffer } = watched;
  const kept = useRef<Queue>(useMemo(() => emptyQueue(watched, pace.value), []));
  const queue = heardBy(kept.current, watched, pace.value);
  useLayoutEffect(() => {
    kept.current = queue;
    // Before anybody beside the board speaks.
    for (const one of queue.claimed) toldInScenes.add(one);
  });
  const justWent = useMemo(grace, []);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const change = (next: (queue: Queue) => Queue): void => {
    kept.current = next(kept.current);
    redraw(0);
  };
  const { told, place, movedOn } = queue;
  // Under an offer the tale waits, and goes on once it is answered.
  const now = inOffer ? undefined : told[place];
  const leaveAll = (): void => change((before) => leftAlone(before, inOffer));
  const rolling = useRolling(
    now,
    { hurried: watched.hurried, movedOn },
    () => redraw(0),
    // Dice that may still be changed lie on the face that asks about them.
    ({ scene }) => void (watched.inStory && isLast(kept.current) && !isDecided(scene) && goOn()),
  );
  const { cut } = rolling;
  const scene = cut?.scene ?? null;
  const fall = cut?.fall ?? null;
  // What else I reach for does not tell how my dice fall.
  const skip = (): void => void (fall === null && leaveAll());
  const goOn = (): void => {
    // The last scene makes room for a question: the second half of a double tap must not answer it.
    if (isLast(kept.current)) justWent.begin();
    change((before) => pageTurned(before, inOffer));
  };
  const leave = (): void => {
    justWent.begin();
    leaveAll();
  };
  const wait =
    now === undefined
      ? null
      : waitOf({ ...now, then: told[place + 1] }, { ...watched, movedOn, pace: pace.value });
  useGoingOn(scene, fall === null ? wait : null, () => {
    justWent.begin();
    goOn();
  });
  useEffect(() => keepUntold(watched, told[place]), [told[place]]);
  // Nor does it tell of dice that do not lie yet.
  useLogHeld(heldFrom(told, fall === null ? place : place - 1));
  useEscape(scene !== null, leaveAll);
  return {
    scene,
    fall,
    pending: fall ?? (rollsIn(told.slice(place + 1)) ? "later" : null),
    dice: cut?.dice ?? [],
    thrown: cut?.thrown ?? null,
    reelMs: now?.reel === undefined ? null : wait,
    passesMs: now?.reel === undefined && fall === null ? wait : null,
    unread: told.slice(place).map((one) => one.scene),
    place,
    of: told.length,
    table: cut?.table ?? null,
    before: now?.before ?? null,
    step: `${latest?.version ?? 0}:${now === undefined ? "now" : `${place}.${rolling.nth}`}`,
    next: () => void (justWent.isOn.value || rolling.tap() || goOn()),
    stop: () => change(filmStopped),
    leave,
    skip,
    grace: justWent.isOn,
  };
}

/** While the ways to be told lie open, the film stands. */
function useGoingOn(scene: Scene | null, wait: number | null, goOn: () => void): void {
  const stands = choosingPace.value;
  useEffect(
    () => (wait === null || stands ? undefined : afterSeen(wait, goOn)),
    [scene, wait, stands],
  );
}

function rollsIn(told: readonly Pick<ToldScene, "throws">[]): boolean {
  return told.some(({ throws }) => throws.some(({ isMine }) => isMine));
}

function isDecided({ news }: Scene): boolean {
  return news.some(({ type }) => type === "test-resolved" || type === "combat-resolved");
}

function useEscape(active: boolean, skip: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      // What lies above it is put away first.
      if (key === "Escape" && document.querySelector("dialog[open]") === null) skip();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [active]);
}
