/**
 * Scenes one after the other, at my pace: on by itself, on at a tap, at once with Escape or any answer. Each knows how
 * the table stood before its page, so that the board need not give away what is still to be told.
 */
import { useEffect, useReducer, useRef } from "preact/hooks";
import type { View } from "#rules/outer-rim/index.ts";
import type { LogEntry } from "#table/talk/words.ts";
import type { SeatName } from "../../screen.ts";
import type { Batch, Session } from "#client/table/session/session.ts";
import { missed, type Recalled } from "./recall/missed.ts";
import { newsIn } from "./news-of.ts";
import { asTold } from "./as-told.ts";
import { pace } from "./pace/pace.ts";
import type { Scene } from "./scenes.ts";
import { asksItself, inBrief, knownToMe, stillTrue, toldScenes, unheard } from "./told-scenes.ts";
import { keepUntold, untoldFrom } from "./recall/untold.ts";
import { heldFrom, useLogHeld } from "./recall/held-log.ts";
import { waitOf } from "./pace/waiting.ts";

export interface Playback {
  readonly scene: Scene | null;
  readonly place: number;
  readonly of: number;
  /** The table as of this scene; `null` when nothing is told. */
  readonly table: View | null;
  /** Changes with every step of the telling: what flies, flies then. */
  readonly step: string;
  next(): void;
  /** To now at a tap that asks for nothing else. */
  leave(): void;
  /** To now, because something else was reached for. */
  skip(): void;
  /** A scene has just gone: a tap meant for it must not answer what lies beneath. */
  justWent(): boolean;
}

export interface Watched {
  readonly latest: Batch | null;
  readonly view: View;
  readonly seat: number | null;
  /** Somebody's clock runs: no scene waits for a tap. */
  readonly hurried: boolean;
  /** The table waits for me: then a scene waits for my tap. */
  readonly isAsked: boolean;
  /** What I am asked is asked on the story face: it tells its own card. */
  readonly inStory: boolean;
  /** I am asked about an offer, which says itself what it is about. */
  readonly inOffer: boolean;
  /** What I am asked wants the whole stage: nothing is told over it. */
  readonly wantsStage: boolean;
  /** The past is shown step by step by somebody else: its board has no clock of its own. */
  readonly isPast: boolean;
  readonly names: readonly SeatName[];
  /** The log so far. */
  readonly told?: readonly LogEntry[];
  /** The table to come back to. */
  readonly session: Pick<Session, "table"> | null;
}

interface Queue {
  told: readonly Recalled[];
  place: number;
  heard: number;
  last: View;
  /** The view with which what I had missed was told. */
  recalled: View | null;
  /** When a scene last went by itself, or the last one at a tap. */
  went: number;
  /** My seat answered while a scene waited: a bot sits for me, and nobody taps. */
  movedOn: boolean;
  /** An offer lay over the tale: an answer to it says nothing of whoever reads. */
  covered: boolean;
}

/** Whoever was away long does not sit through it all: the last scenes are told, the log has the rest. */
const most = 14;
const lastOnes = 8;

const graceMs = 450;

function unasked(told: readonly Recalled[], watched: Watched): readonly Recalled[] {
  const last = told.at(-1)?.scene;
  return last !== undefined && asksItself(last, watched) ? told.slice(0, -1) : told;
}

/** Heard while rendering: the new table must not be painted before its first scene. */
function hear(queue: Queue, watched: Watched): void {
  const { latest, view, seat, wantsStage, isPast } = watched;
  // Until the view is mine, view and log are those of whoever had the device before.
  const isAnew = latest === null && view !== queue.recalled && untoldFrom(watched) !== null;
  if ((queue.recalled === null || isAnew) && view.viewer === (seat ?? "spectator")) {
    queue.recalled = view;
    queue.place = 0;
    const recalled = missed(watched, untoldFrom(watched), pace.value);
    queue.told = unasked(recalled, watched).slice(-lastOnes);
    if (pace.value === "brief") queue.told = inBrief(queue.told, 0, seat);
  }
  if (latest !== null && latest.version !== queue.heard) {
    queue.heard = latest.version;
    const answered = newsIn(latest).some((one) => one.type === "answered" && one.seat === seat);
    queue.movedOn ||= answered && !queue.covered && queue.place < queue.told.length;
    queue.told = stillTrue(queue.told, latest.entries);
    queue.place = Math.min(queue.place, queue.told.length);
    const { version, entries } = latest;
    const from = entries[0]?.version ?? version;
    const scenes = toldScenes(newsIn(latest), queue.last, seat, pace.value);
    const fresh = scenes
      .map((scene, nth) => ({ ...scene, version, from, nth }))
      .filter(({ scene }) => !knownToMe(scene, entries, seat));
    queue.told = [...queue.told, ...unasked(fresh, watched)];
    // The card being read grows as long as it is about the same opponent.
    if (pace.value === "brief") queue.told = inBrief(queue.told, queue.place, seat);
    if (queue.told.length - queue.place > most) {
      queue.told = queue.told.slice(-lastOnes);
      queue.place = 0;
    }
  }
  if ((latest === null && view !== queue.recalled) || wantsStage || isPast) queue.told = [];
  // Whoever wants nothing told hears nothing of what waits either.
  if (pace.value === "instant") queue.told = [];
  if (queue.told.length === 0) Object.assign(queue, { place: 0, movedOn: false });
  Object.assign(queue, { last: view, covered: watched.inOffer });
}

export function usePlayback(watched: Watched): Playback {
  const { latest, view } = watched;
  const kept = useRef<Queue | null>(null);
  const queue = (kept.current ??= {
    told: [],
    recalled: null,
    place: 0,
    heard: latest?.version ?? -1,
    last: view,
    went: -graceMs,
    movedOn: false,
    covered: false,
  });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  hear(queue, watched);
  const { told, place, movedOn } = queue;
  // Under an offer the tale waits, and goes on once it is answered.
  const now = watched.inOffer ? undefined : told[place];
  const scene = now?.scene ?? null;
  const skip = (): void => {
    queue.told = unheard(queue.told, watched.inOffer);
    redraw(0);
  };
  const justWent = (): boolean => performance.now() - queue.went < graceMs;
  const goOn = (): void => {
    if (queue.place + 1 >= queue.told.length) return leave();
    queue.place++;
    redraw(0);
  };
  /** The last scene makes room for a question: the second half of a double tap must not answer it. */
  const leave = (): void => {
    queue.went = performance.now();
    skip();
  };
  useEffect(() => {
    const wait = scene === null ? null : waitOf(scene, { ...watched, movedOn, pace: pace.value });
    if (wait === null) return;
    const timer = setTimeout(() => {
      queue.went = performance.now();
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
    place,
    of: told.length,
    table: now === undefined ? null : asTold(now.before, now.news),
    step: `${latest?.version ?? 0}:${now === undefined ? "now" : place}`,
    next: () => void (justWent() || goOn()),
    leave,
    skip,
    justWent,
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
