/**
 * Deliveries side by side. Each begins as soon as there is a place for it, whatever the others wait for: a destination
 * and an owner have only so many places at a time, and those who keep us waiting have a few places of their own.
 */
import type { PostTrouble } from "../reach/post.ts";

export interface Delivery {
  /** Where it goes to, and because of whom. */
  readonly destination: string;
  readonly owner: string;
  /** `mail`: the host's own server, apart from what guests name. */
  readonly way: "web" | "mail";
  /** It kept us waiting before, as the store remembers. */
  readonly isDoubtful: boolean;
  /** Milliseconds in which it has to begin. */
  readonly patience: number;
  readonly run: () => Promise<PostTrouble>;
}

/** `not-tried`: there was no place in time, which is nobody's failure. */
export type Outcome = PostTrouble | "not-tried";

export interface Lanes {
  deliver(delivery: Delivery): Promise<Outcome>;
  /** Nothing is waited for any more. */
  close(): void;
}

const lanes = {
  quick: { atOnce: 128, perDestination: 16 },
  slow: { atOnce: 16, perDestination: 2 },
  mail: { atOnce: 4, perDestination: 4 },
} as const;
type Lane = keyof typeof lanes;

const perOwner = 2;
/** So many wait for a place in the slow lane; who comes then is told at once what the others will hear. */
const mostSlowly = 100;
/** Whoever takes longer keeps us waiting, even if they answer in the end. */
const quickMs = 1000;
const noAnswer: PostTrouble = { code: "no-answer", detail: "" };

interface Waiting extends Delivery {
  readonly end: (outcome: Outcome) => void;
}

export function openLanes(now: () => number = () => performance.now()): Lanes {
  const waiting = new Set<Waiting>();
  const running = new Set<Waiting>();
  const busy = tally();
  const breakers = { destination: openBreaker(2, now), owner: openBreaker(3, now) };
  let closed = false;

  const laneOf = (each: Delivery): Lane => {
    if (each.way === "mail") return "mail";
    const isSlow =
      each.isDoubtful ||
      breakers.destination.isOpen(each.destination) ||
      breakers.owner.isOpen(each.owner);
    return isSlow ? "slow" : "quick";
  };

  const slowly = (): number => [...waiting].filter((each) => laneOf(each) === "slow").length;

  const hasRoom = (lane: Lane, { destination, owner }: Delivery): boolean =>
    busy.of(lane) < lanes[lane].atOnce &&
    busy.of(`${lane} ${destination}`) < lanes[lane].perDestination &&
    busy.of(`owner ${owner}`) < perOwner;

  const pump = onceInATurn(() => {
    for (const each of waiting) {
      const lane = laneOf(each);
      if (!hasRoom(lane, each)) continue;
      waiting.delete(each);
      void go(each, lane);
      return pump();
    }
  });

  async function go(each: Waiting, lane: Lane): Promise<void> {
    const places = [lane, `${lane} ${each.destination}`, `owner ${each.owner}`];
    const began = now();
    running.add(each);
    for (const place of places) busy.add(place, 1);
    const outcome = await each.run();
    each.end(outcome);
    running.delete(each);
    for (const place of places) busy.add(place, -1);
    if (each.way === "web") note(breakers, each, isUnanswered(outcome) || now() - began > quickMs);
    pump();
  }

  /** What never began in the slow lane counts as a try: it waits for those who are known not to answer. */
  function giveUp(each: Waiting): void {
    if (waiting.delete(each)) each.end(laneOf(each) === "slow" ? noAnswer : "not-tried");
  }

  return {
    async deliver(delivery) {
      if (closed) return "not-tried";
      if (laneOf(delivery) === "slow" && slowly() >= mostSlowly) return noAnswer;
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const each = { ...delivery, end: resolve };
      waiting.add(each);
      const timer = setTimeout(() => giveUp(each), delivery.patience);
      pump();
      return promise.finally(() => clearTimeout(timer));
    },
    close() {
      closed = true;
      for (const each of [...waiting, ...running]) each.end("not-tried");
      waiting.clear();
    },
  };
}

/**
 * One begins in each turn of the event loop. What it encrypts, resolves and connects to takes a part of a
 * millisecond; a hundred that were let go at the same moment would hold up every table while a hundred more begin.
 */
function onceInATurn(begin: () => void): () => void {
  let isSet = false;
  return () => {
    if (isSet) return;
    isSet = true;
    setImmediate(() => {
      isSet = false;
      begin();
    });
  };
}

function note(
  breakers: Readonly<Record<"destination" | "owner", Breaker>>,
  { destination, owner }: Delivery,
  keptUsWaiting: boolean,
): void {
  breakers.destination.note(destination, keptUsWaiting);
  breakers.owner.note(owner, keptUsWaiting);
}

/** Nobody was there, as far as the network can tell. */
export function isUnanswered(outcome: Outcome): boolean {
  if (outcome === null || outcome === "not-tried") return false;
  return outcome.code === "no-answer" || outcome.code === "not-found";
}

interface Tally {
  of(key: string): number;
  add(key: string, more: 1 | -1): void;
}

function tally(): Tally {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add(key, more) {
      const count = of(key) + more;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}

/** Who has kept us waiting several times in a row, until they are quick again or a while has passed. */
interface Breaker {
  isOpen(key: string): boolean;
  note(key: string, keptUsWaiting: boolean): void;
}

const restMs = 600_000;
/** Names cost nothing: whoever brings many of them pushes out the oldest. */
const mostKnown = 5000;

/** Open after so many in a row. */
function openBreaker(trips: number, now: () => number): Breaker {
  const known = new Map<string, { readonly inARow: number; readonly at: number }>();
  return {
    isOpen(key) {
      const found = known.get(key);
      return found !== undefined && found.inARow >= trips && now() - found.at < restMs;
    },
    note(key, keptUsWaiting) {
      const inARow = (known.get(key)?.inARow ?? 0) + 1;
      known.delete(key);
      if (!keptUsWaiting) return;
      known.set(key, { inARow, at: now() });
      const [oldest] = known.keys();
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    },
  };
}
