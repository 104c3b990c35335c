/** What lies on the table now, as far as it is told: what I am asked, what I look at, what I hold. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Command, MarketDeck, View } from "#rules/outer-rim/index.ts";
import type { BoardProps } from "../../screen.ts";
import { answering } from "../answering.ts";
import type { OpenQuestion } from "../asked.ts";
import { sayFor } from "../tabletop.ts";
import { onlyPlace } from "../map/here.ts";
import type { OuterRimScreen } from "../screen-types.ts";
import type { Playback } from "../story/playback.ts";
import { isHeldBack } from "./held-back.ts";
import { dropFocus, postTask } from "./yield-to-paint.ts";
import { boardStore, type Actions, type BoardStore, type Hand, type Snapshot } from "./store.ts";

/** What the question opens: its face, the place of all its answers, or what lay beneath a card I cleared away. */
function openingOf(asked: OpenQuestion | null, view: View, cleared: MarketDeck | null): Hand {
  if (asked === null) return { face: "map", picked: null };
  if (asked.question.ask === "market" && cleared !== null && view.market[cleared].top !== null)
    return { face: asked.face, picked: { on: "plate", deck: cleared } };
  const space = asked.face === "map" ? onlyPlace(asked, view) : null;
  return { face: asked.face, picked: space === null ? null : { on: "space", space } };
}

/** A bot sits for me: then what is asked next is not mine. */
function isPlayedFor({ session, seat }: BoardProps<OuterRimScreen>): boolean {
  const holder = seat === null ? undefined : session?.info.value?.seats[seat]?.holder;
  return holder?.type === "person" && holder.substitute !== null;
}

/** `now`: what is asked, told or not. */
function useSnapshot(
  props: BoardProps<OuterRimScreen>,
  playback: Playback,
  now: OpenQuestion | null,
  cleared: MarketDeck | null,
): Snapshot {
  const { words, names, seat, session } = props;
  const held =
    playback.scene !== null &&
    (playback.fall !== null || isHeldBack(now, playback.table, props.view, playback.unread));
  const asked = held ? null : now;
  const view = held && playback.table !== null ? playback.table : props.view;
  const question =
    asked === null
      ? ""
      : `${asked.question.ask}:${view.rolls}:${view.agenda.length}:${asked.answers.length}`;
  return {
    view,
    now: props.view,
    words,
    say: useMemo(() => sayFor(view, names, words), [view, names, words]),
    names,
    seat,
    eyes: seat ?? (view.viewer === "spectator" ? view.current : view.viewer),
    asked,
    next: held && playback.pending === null && now !== null && !isPlayedFor(props),
    told: held ? playback.scene : null,
    fall: playback.pending,
    step: playback.step,
    session,
    // Asked again after another one, the same question opens anew.
    opening: useMemo(() => openingOf(asked, view, cleared), [question]),
  };
}

interface Given {
  readonly props: BoardProps<OuterRimScreen>;
  readonly playback: Playback;
}

/** `given`: as of the newest drawing, because what is pressed may have been drawn before it. */
function actionsOf(
  given: () => Given,
  lay: BoardStore["lay"],
  said: (command: Command) => void,
): Actions {
  const answer = answering(() => given().props);
  return {
    look: (face) => lay({ face }),
    pick(thing) {
      if (thing === null) dropFocus();
      const take = (): void => {
        // Whoever reaches for something has heard enough.
        given().playback.skip();
        lay({ picked: thing });
      };
      // A place is drawn with the tap: it would come a frame later. The rest is more to draw and to lay out.
      if (thing?.on === "space") take();
      else postTask(take);
    },
    act(command, seen) {
      const { playback } = given();
      if (playback.grace.value) return;
      playback.skip();
      said(command);
      answer(command, seen);
    },
    skip: () => given().playback.leave(),
    whyNot: (command) => given().props.whyNot(command),
    showRule: (rule) => given().props.showRule(rule),
  };
}

export function useStore(
  props: BoardProps<OuterRimScreen>,
  playback: Playback,
  now: OpenQuestion | null,
): { readonly store: BoardStore; readonly snapshot: Snapshot } {
  const cleared = useRef<MarketDeck | null>(null);
  const snapshot = useSnapshot(props, playback, now, cleared.current);
  const given = useRef<Given>({ props, playback });
  given.current = { props, playback };
  const store = useMemo(() => {
    const made: BoardStore = boardStore(
      snapshot,
      props.busy,
      actionsOf(
        () => given.current,
        (part) => made.lay(part),
        (command) => {
          cleared.current = command.type === "discard-top" ? command.deck : null;
        },
      ),
    );
    return made;
  }, []);
  // After this component is drawn and before anything is seen: whatever lies on the board is drawn from one table.
  useLayoutEffect(() => store.show(snapshot, props.busy));
  return { store, snapshot };
}
