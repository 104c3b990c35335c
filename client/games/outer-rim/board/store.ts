/**
 * What lies on a board, in one object for the board's whole life. Whoever reads a field while drawing is drawn again
 * when that field changes, and only then. To spread it is to read everything: take what is needed, or `holding`.
 */
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Command } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";
import type { BoardFace } from "../faces.ts";
import type { PickedThing } from "../surface.ts";
import { afterPaint } from "./yield-to-paint.ts";

/** What I look at and what I hold. */
export interface Hand {
  readonly face: BoardFace;
  readonly picked: PickedThing | null;
}

const shown = [
  "view",
  "now",
  "words",
  "say",
  "names",
  "seat",
  "eyes",
  "asked",
  "next",
  "told",
  "fall",
  "step",
  "session",
] as const;

/** The table as it is shown: all of it changes together. */
export interface Snapshot extends Pick<Tabletop, (typeof shown)[number]> {
  /** What the question opens: a hand is mine as long as the question stands. */
  readonly opening: Hand;
}

/** What a press does. A command answers the table that was seen when it was given. */
export interface Actions extends Pick<Tabletop, "look" | "pick" | "skip" | "whyNot" | "showRule"> {
  act(command: Command, seen: Snapshot["now"]): void;
}

interface Sources {
  readonly snapshot: Signal<Snapshot>;
  /** Of the opening it was taken in. */
  readonly hand: Signal<Hand & Pick<Snapshot, "opening">>;
  readonly busy: Signal<boolean>;
}

export interface BoardStore {
  readonly tabletop: Tabletop;
  /** A new table. */
  show(snapshot: Snapshot, busy: boolean): void;
  lay(part: Partial<Hand>): void;
  /** The same board, which follows a new table in a task of its own after the frame that shows it. */
  region(): Region;
}

export interface Region {
  readonly tabletop: Tabletop;
  stop(): void;
}

/** `later`: when a region follows. */
export function boardStore(
  first: Snapshot,
  isBusy: boolean,
  actions: Actions,
  later: (work: () => void) => void = afterPaint,
): BoardStore {
  const front = sourcesOf(first, { ...first.opening, opening: first.opening }, isBusy);
  const { snapshot, hand, busy } = front;
  return {
    tabletop: tabletopOf(front, actions),
    show: (next, nextBusy) =>
      batch(() => {
        if (!isSame(snapshot.peek(), next)) snapshot.value = next;
        busy.value = nextBusy;
      }),
    // What was drawn a frame ago still lies under the thumb: it is laid on the table as it is now.
    lay(part) {
      const { opening } = snapshot.peek();
      const mine = hand.peek();
      hand.value = { ...(mine.opening === opening ? mine : { ...opening, opening }), ...part };
    },
    region: () => regionOf(front, actions, later),
  };
}

function sourcesOf(
  snapshot: Snapshot,
  hand: Hand & Pick<Snapshot, "opening">,
  busy: boolean,
): Sources {
  return { snapshot: signal(snapshot), hand: signal(hand), busy: signal(busy) };
}

function isSame(before: Snapshot, after: Snapshot): boolean {
  return (Object.keys(after) as (keyof Snapshot)[]).every((key) => before[key] === after[key]);
}

/**
 * A new table is too much for one task: each region draws it in one of its own. A tap on the table that a region shows
 * is drawn at once; what was opened with a new table comes with that table.
 */
function regionOf(front: Sources, actions: Actions, later: (work: () => void) => void): Region {
  const { snapshot, hand, busy } = front;
  const own = sourcesOf(snapshot.peek(), hand.peek(), busy.peek());
  let isOver = false;
  const catchUp = (): void =>
    batch(() => {
      own.snapshot.value = snapshot.peek();
      own.hand.value = hand.peek();
      own.busy.value = busy.peek();
    });
  const unsubscribe = effect(() => {
    const isNew = snapshot.value !== own.snapshot.peek();
    // Read in any case: an effect follows what it has read.
    void [hand.value, busy.value];
    if (isNew) later(() => isOver || catchUp());
    else catchUp();
  });
  return {
    tabletop: tabletopOf(own, actions),
    stop() {
      isOver = true;
      unsubscribe();
    },
  };
}

function tabletopOf({ snapshot, hand, busy }: Sources, actions: Actions): Tabletop {
  const laid = computed((): Hand => {
    const { opening } = snapshot.value;
    return hand.value.opening === opening ? hand.value : opening;
  });
  const fields: Readonly<Record<string, ReadonlySignal>> = {
    ...Object.fromEntries(shown.map((key) => [key, computed(() => snapshot.value[key])])),
    face: computed(() => laid.value.face),
    picked: computed(() => laid.value.picked),
    busy,
  };
  const tabletop = {
    ...actions,
    act: (command: Command) => actions.act(command, snapshot.peek().now),
  };
  for (const [key, field] of Object.entries(fields))
    Object.defineProperty(tabletop, key, { get: () => field.value, enumerable: true });
  return tabletop as Tabletop;
}

/** The same board with something else in hand. */
export function holding(
  tabletop: Tabletop,
  hand: Partial<Pick<Tabletop, "picked" | "pick">>,
): Tabletop {
  return Object.create(tabletop, Object.getOwnPropertyDescriptors(hand)) as Tabletop;
}
