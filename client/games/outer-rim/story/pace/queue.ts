/** The scenes that wait to be told, and how far they have been read. */
import type { News, View } from "#rules/outer-rim/index.ts";
import type { Batch, Session } from "#client/table/session/session.ts";
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
  readonly pace: Pace;
  readonly told: readonly QueuedScene[];
  readonly place: number;
  readonly heard: number;
  /** What was seen last, and what was told of what I had missed. */
  readonly view: View;
  readonly recalled: Recall | null;
  /** My seat answered while a scene waited: a bot sits for me, and nobody taps. */
  readonly movedOn: boolean;
  /** An offer lay over the tale: an answer to it says nothing of whoever reads. */
  readonly covered: boolean;
  /** Of the last page what its scenes say themselves: the shell keeps quiet about it. */
  readonly claimed: readonly News[];
}

/** Nothing is told of what lay here before the board did. */
export function emptyQueue({ latest, view }: Pick<TaleInput, "latest" | "view">, at: Pace): Queue {
  return {
    pace: at,
    told: [],
    place: 0,
    heard: latest?.version ?? -1,
    view,
    recalled: null,
    movedOn: false,
    covered: false,
    claimed: [],
  };
}

/** Whoever was away long does not sit through it all: the last scenes are told, the log has the rest. */
const most = 14;
const lastOnes = 8;

function unasked(told: readonly QueuedScene[], watched: TaleInput): readonly QueuedScene[] {
  const last = told.at(-1)?.scene;
  return last !== undefined && asksItself(last, watched) ? told.slice(0, -1) : told;
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
function atPace(queue: Queue, seat: number | null, pace: Pace): Queue {
  if (pace === queue.pace) return queue;
  const rest = queue.told.slice(queue.place).flatMap((one) => one.reel ?? [one]);
  return { ...queue, pace, place: 0, told: cut(rest, 0, seat, pace) };
}

function afterRecall(queue: Queue, watched: TaleInput): Queue {
  const { recall, seat } = watched;
  if (recall === null || recall === queue.recalled) return queue;
  const { tale, from, nth: read } = recall;
  const scenes = toldScenes(tale, seat, queue.pace).map((told, nth) => ({ ...told, from, nth }));
  const missed = unasked(scenes.slice(read), watched).slice(-lastOnes);
  return { ...queue, recalled: recall, place: 0, told: cut(missed, 0, seat, queue.pace) };
}

function afterPage(queue: Queue, watched: TaleInput): Queue {
  const { latest, seat, wantsStage, isPast } = watched;
  if (latest === null || latest.version === queue.heard) return queue;
  const { version, entries, before, steps } = latest;
  const answered = newsIn(latest).some((one) => one.type === "answered" && one.seat === seat);
  const left = answered && !queue.covered && queue.place < queue.told.length;
  const old = stillTrue(queue.told, entries);
  const from = entries[0]?.version ?? version;
  const fresh = toldScenes({ before: before as View | null, steps }, seat, queue.pace)
    .map((told, nth) => ({ ...told, from, nth }))
    .filter(({ scene }) => !knownToMe(scene, entries, seat));
  const told = unasked(fresh, watched);
  const place = Math.min(queue.place, old.length);
  return shortened({
    ...queue,
    heard: version,
    movedOn: queue.movedOn || left,
    // What is being read grows as long as it is about the same opponent.
    told: cut([...old, ...told], place, seat, queue.pace),
    place,
    claimed: wantsStage || isPast ? [] : claimedBy(told, newsIn(latest)),
  });
}

/** What comes of dice that are still to be rolled is not said before they lie. */
function claimedBy(told: readonly ToldScene[], page: readonly News[]): readonly News[] {
  const isRolled = told.some(({ throws }) => throws.length > 0);
  return isRolled ? page : told.flatMap(({ scene }) => scene.news);
}

/** What is being read stays until the tap, whatever is left out after it. */
function shortened(queue: Queue): Queue {
  const { told, place } = queue;
  if (told.length - place <= most) return queue;
  return { ...queue, place: 0, told: [...told.slice(place, place + 1), ...told.slice(-lastOnes)] };
}

/** Found while drawing: the new table must not be painted before its first scene. */
export function heardBy(before: Queue, watched: TaleInput, pace: Pace): Queue {
  const { latest, view, seat, wantsStage, isPast, isRecalling, inOffer } = watched;
  const paced = atPace(before, seat, pace);
  // A whole view that comes by itself: nobody knows what led there.
  const isUnled = latest === null && view !== before.view && !isRecalling;
  const known = isUnled ? { ...paced, told: [] } : paced;
  const queue = { ...afterPage(afterRecall(known, watched), watched), view, covered: inOffer };
  const told = wantsStage || isPast ? [] : wanted(queue);
  return told.length === 0 ? { ...queue, told, place: 0, movedOn: false } : { ...queue, told };
}

/** Whoever wants nothing told hears nothing of what waits either, but what they rolled. */
function wanted({ told, pace }: Queue): readonly QueuedScene[] {
  return pace === "instant" ? told.filter(({ throws }) => throws.length > 0) : told;
}

/** What has been read is over; what was heard meanwhile comes next. */
export function pageTurned(queue: Queue, inOffer: boolean): Queue {
  return isLast(queue) ? leftAlone(queue, inOffer) : { ...queue, place: queue.place + 1 };
}

/** Whoever reaches for something else has heard enough. */
export function leftAlone(queue: Queue, inOffer: boolean): Queue {
  return { ...queue, told: unheard(queue.told, inOffer) };
}

/** The film stops: what it goes through now is told from its beginning, tap by tap. */
export function filmStopped(queue: Queue): Queue {
  const { told, place } = queue;
  const reel = told.slice(place, place + 1).flatMap(unreeled);
  return { ...queue, told: [...told.slice(0, place), ...reel, ...told.slice(place + 1)] };
}

export function isLast({ told, place }: Queue): boolean {
  return place + 1 >= told.length;
}
