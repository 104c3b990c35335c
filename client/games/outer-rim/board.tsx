/** The table of Outer Rim: one screen without page scroll; map, market, ship and story are its faces. */
import { batch, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../screen.ts";
import { askedOf, type OpenQuestion } from "./asked.ts";
import { Layout } from "./board/layout.tsx";
import type { Snapshot } from "./board/store.ts";
import { useSounds } from "./sound/heard.ts";
import type { OuterRimScreen } from "./screen-types.ts";
import { newsIn } from "./story/news-of.ts";
import { usePlayback } from "./story/playback.ts";
import { useRecall } from "./story/recall/use-recall.ts";
import { diceNow, tellingNow } from "#client/table/play/telling-now.ts";
import { useStore } from "./board/use-store.ts";
import { useQuestionSaid } from "./board/use-question-said.ts";

/** At a shared screen every seat looks for itself. */
export function Board(props: BoardProps<OuterRimScreen>): JSX.Element {
  return <TaleBoard key={props.seat ?? "spectator"} {...props} />;
}

/** What I missed is told before I see what came of it: until it is here, nothing is. */
function TaleBoard(props: BoardProps<OuterRimScreen>): JSX.Element {
  const recalling = useRecall(props);
  const isLaid = useRef(false);
  isLaid.current ||= !recalling.isPending;
  return isLaid.current ? (
    <SeatBoard {...props} {...recalling} />
  ) : (
    <div class="or" data-face="map" aria-busy="true" />
  );
}

/** Whose turn the board shows, when it is not the one that is played now. */
function whoseTale({ told, view, seat, say, words: { labels } }: Snapshot): string {
  // Before the first round nobody has a turn.
  if (told === null || view.round === 0) return "";
  return view.current === seat ? labels.yourTurnTold : labels.turnOf(say.player(view.current));
}

function watchedBy(props: BoardProps<OuterRimScreen>, now: OpenQuestion | null) {
  return {
    ...props,
    hurried: (props.session?.deadlines.value.length ?? 0) > 0,
    // The last move is read like any other: the end waits for it.
    isAsked: now !== null || props.view.winner !== null,
    inStory: now?.face === "story",
    inOffer: now?.face === "offer",
    wantsStage: now?.face === "gallery",
    isPast: props.seat === null && props.session === null,
  };
}

/** Fills the store; what lies on the board reads it there. */
function SeatBoard({
  recall,
  isPending,
  ...props
}: BoardProps<OuterRimScreen> & ReturnType<typeof useRecall>): JSX.Element {
  const now = useMemo(() => askedOf(props.view, props.seat), [props.view, props.seat]);
  const telling = usePlayback({ ...watchedBy(props, now), recall, isRecalling: isPending });
  const { latest, seat, view } = props;
  useSounds({ news: newsIn(latest), version: latest?.version ?? 0, seat, view, telling });
  const playback = useSignal(telling);
  const log = useSignal(props.told);
  const { store, snapshot } = useStore(props, telling, now);
  useQuestionSaid(snapshot);
  useLayoutEffect(() =>
    batch(() => {
      playback.value = telling;
      log.value = props.told;
    }),
  );
  const whose = telling.scene === null ? null : whoseTale(snapshot);
  const { pending } = telling;
  // With what is drawn, not after it: nobody beside the board says what is still to be told.
  useLayoutEffect(() => {
    tellingNow.value = whose;
    diceNow.value = pending;
    return () => {
      tellingNow.value = null;
      diceNow.value = null;
    };
  }, [whose, pending]);
  return useMemo(() => <Layout store={store} playback={playback} log={log} />, [store]);
}
