/** The scenes that wait to be told, and how far they have been read. */
import type { View } from "#rules/outer-rim/index.ts";
import type { Batch, Session } from "#client/table/session/session.ts";
import { toldInScenes } from "#client/table/play/telling-now.ts";
import type { Recall } from "../recall/use-recall.ts";
import { newsIn } from "../news-of.ts";
import { inFilm, unreeled } from "../film/in-film.ts";
import type { Pace } from "./pace.ts";
import {
  asksItself,
  inBrief,
  knownToMe,
  stillTrue,
  toldScenes,
  unheard,
  type ToldScene,
  type QueuedScene,
} from "../told-scenes.ts";

export interface TaleInput {
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
  /** What I missed before this board lay there, or while it heard nothing. */
  readonly recall: Recall | null;
  /** It is being asked for: what is told now stays. */
  readonly isRecalling: boolean;
  /** The table to come back to. */
  readonly session: Pick<Session, "table"> | null;
}

export interface Queue {
  /** As it was told last. */
  pace: Pace;
  told: readonly QueuedScene[];
  place: number;
  heard: number;
  /** What was seen last, and what was told of what I had missed. */
  view: View;
  recalled: Recall | null;
  /** My seat answered while a scene waited: a bot sits for me, and nobody taps. */
  movedOn: boolean;
  /** An offer lay over the tale: an answer to it says nothing of whoever reads. */
  covered: boolean;
}

/** Whoever was away long does not sit through it all: the last scenes are told, the log has the rest. */
const most = 14;
const lastOnes = 8;

function unasked(told: readonly QueuedScene[], watched: TaleInput): readonly QueuedScene[] {
  const last = told.at(-1)?.scene;
  return last !== undefined && asksItself(last, watched) ? told.slice(0, -1) : told;
}

/** A scene says its news itself: the shell keeps quiet about them. */
function claim({ news }: Pick<ToldScene["scene"], "news">): void {
  for (const one of news) toldInScenes.add(one);
}

function cut(
  told: readonly QueuedScene[],
  from: number,
  seat: number | null,
  pace: Pace,
): readonly QueuedScene[] {
  if (pace === "film") return inFilm(told, from, seat);
  return pace === "brief" ? inBrief(told, from, seat) : told;
}

/** What is still to be told is told in the new way, from the page on that lies open. */
function changePace(queue: Queue, seat: number | null, pace: Pace): void {
  const rest = queue.told.slice(queue.place).flatMap((one) => one.reel ?? [one]);
  Object.assign(queue, { pace, place: 0, told: cut(rest, 0, seat, pace) });
}

/** Heard while rendering: the new table must not be painted before its first scene. */
export function hear(queue: Queue, watched: TaleInput, pace: Pace): void {
  const { latest, view, seat, wantsStage, isPast, recall, isRecalling } = watched;
  if (pace !== queue.pace) changePace(queue, seat, pace);
  // A whole view that comes by itself: nobody knows what led there.
  if (latest === null && view !== queue.view && !isRecalling) queue.told = [];
  if (recall !== null && recall !== queue.recalled) {
    Object.assign(queue, { recalled: recall, place: 0 });
    const { tale, from, nth: read } = recall;
    const scenes = toldScenes(tale, seat, pace).map((told, nth) => ({ ...told, from, nth }));
    queue.told = unasked(scenes.slice(read), watched).slice(-lastOnes);
    queue.told = cut(queue.told, 0, seat, pace);
  }
  if (latest !== null && latest.version !== queue.heard) {
    queue.heard = latest.version;
    const answered = newsIn(latest).some((one) => one.type === "answered" && one.seat === seat);
    queue.movedOn ||= answered && !queue.covered && queue.place < queue.told.length;
    queue.told = stillTrue(queue.told, latest.entries);
    queue.place = Math.min(queue.place, queue.told.length);
    const { version, entries, before, steps } = latest;
    const from = entries[0]?.version ?? version;
    const fresh = toldScenes({ before: before as View | null, steps }, seat, pace)
      .map((told, nth) => ({ ...told, from, nth }))
      .filter(({ scene }) => !knownToMe(scene, entries, seat));
    const told = unasked(fresh, watched);
    if (!wantsStage && !isPast) {
      for (const { scene } of told) claim(scene);
      // What comes of dice that are still to be rolled is not said before they lie.
      if (told.some(({ throws }) => throws.length > 0)) claim({ news: newsIn(latest) });
    }
    queue.told = [...queue.told, ...told];
    // What is being read grows as long as it is about the same opponent.
    queue.told = cut(queue.told, queue.place, seat, pace);
    if (queue.told.length - queue.place > most) {
      // What is being read stays until the tap, whatever is left out after it.
      queue.told = [
        ...queue.told.slice(queue.place, queue.place + 1),
        ...queue.told.slice(-lastOnes),
      ];
      queue.place = 0;
    }
  }
  if (wantsStage || isPast) queue.told = [];
  // Whoever wants nothing told hears nothing of what waits either, but what they rolled.
  if (pace === "instant") queue.told = queue.told.filter(({ throws }) => throws.length > 0);
  if (queue.told.length === 0) Object.assign(queue, { place: 0, movedOn: false });
  Object.assign(queue, { view, covered: watched.inOffer });
}

/** What has been read is over; what was heard meanwhile comes next. */
export function turnPage(queue: Queue, inOffer: boolean): void {
  if (isLast(queue)) queue.told = unheard(queue.told, inOffer);
  else queue.place++;
}

/** The film stops: what it goes through now is told from its beginning, tap by tap. */
export function stopFilm(queue: Queue): void {
  const { told, place } = queue;
  queue.told = [
    ...told.slice(0, place),
    ...told.slice(place, place + 1).flatMap(unreeled),
    ...told.slice(place + 1),
  ];
}

export function isLast({ told, place }: Queue): boolean {
  return place + 1 >= told.length;
}
