/** The table of Outer Rim: one screen without page scroll; map, market, ship and story are its faces. */
import { batch, useComputed, useSignal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { fetchInTurn, lazy, quietly } from "#client/lazy.tsx";
import { Sheet } from "#client/pieces/sheet.tsx";
import { farCore, spacesOf } from "#rules/outer-rim/index.ts";
import type { BoardProps } from "../screen.ts";
import { Sprite } from "./art/sprite.tsx";
import { askedOf, type Asked } from "./asked.ts";
import type { Desk } from "./desk.ts";
import { useDigits } from "./dock/digits.ts";
import { Dock } from "./dock/dock.tsx";
import { firstFrames } from "./board/first-frames.ts";
import { Region } from "./board/region.tsx";
import type { BoardStore, Snapshot } from "./board/store.ts";
import { FaceTabs } from "./dock/face-tabs.tsx";
import { Seats } from "./dock/seats.tsx";
import { Steps } from "./dock/steps.tsx";
import { Vitals } from "./dock/vitals.tsx";
import { useSounds } from "./sound/heard.ts";
import { Galaxy } from "./map/galaxy.tsx";
import { SmallMap } from "./map/small-map.tsx";
import { Market } from "./market/market.tsx";
import type { OuterRimScreen } from "./screen-types.ts";
import { newsIn } from "./story/news-of.ts";
import { usePlayback, type Playback } from "./story/playback.ts";
import { useRecall } from "./story/recall/use-recall.ts";
import { tellingNow } from "#client/table/play/telling-now.ts";
import type { Say } from "./words/say.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { useStore } from "./board/use-store.ts";
import { useKeysLead } from "./board/use-keys-lead.ts";
import { useRehearsal } from "./board/use-rehearsal.ts";

/** What no board shows at first comes after it: the dock is lit sooner. */
const Gallery = lazy(async () => (await import("./gallery/gallery.tsx")).Gallery);
const Hold = quietly(async () => (await import("./hold/hold.tsx")).Hold);
const Panel = lazy(async () => (await import("./dock/panel.tsx")).Panel);
const Glossary = lazy(async () => (await import("./glossary.tsx")).Glossary);
const Offer = lazy(async () => (await import("./offer/offer.tsx")).Offer);
const Story = lazy(async () => (await import("./story/story.tsx")).Story);
const TheirBoard = lazy(async () => (await import("./hold/their-board.tsx")).TheirBoard);
const Telling = lazy(async () => (await import("./story/telling.tsx")).Telling);

/** As high as the seats are: the stage beneath does not move when they come. */
const seatsRoom = (
  <ul class="or-seats" aria-hidden="true">
    <li>
      <span class="or-seat" />
    </li>
  </ul>
);

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

function wholeName(player: number, say: Say): string {
  const also = say.also(player);
  const name = say.title(player);
  return also === null ? name : `${name} · ${also}`;
}

function hasCore({ rules }: OuterRimScreen["view"]): boolean {
  return spacesOf(rules).some(({ id }) => farCore(id) !== null);
}

interface LaidProps {
  readonly store: BoardStore;
  readonly playback: ReadonlySignal<Playback>;
}

/** Map, market and ship lie there always; what else is asked comes over them. */
function Stage({ store }: Pick<LaidProps, "store">): JSX.Element {
  return (
    <div class="or-stage">
      {/* What was in hand goes first: its room and the flight are too much for one frame. */}
      <Region store={store} frames={firstFrames.map}>
        {(desk) => <Galaxy desk={desk} />}
      </Region>
      <Region store={store} frames={firstFrames.around}>
        {(desk) => <Market desk={desk} />}
      </Region>
      <Region store={store}>{(desk) => <Hold desk={desk} seat={desk.eyes} />}</Region>
      <OverStage desk={store.desk} />
    </div>
  );
}

function OverStage({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { asked, face } = desk;
  if (asked === null) return null;
  return (
    <>
      {asked.face === "gallery" && <Gallery desk={desk} asked={asked} />}
      {asked.face === "story" && <Story desk={desk} asked={asked} />}
      {(asked.face === "offer" || face === "offer") && <Offer desk={desk} asked={asked} />}
    </>
  );
}

/** What is told or in hand lies over the stage. */
function InFront({ store: { desk }, playback }: LaidProps): JSX.Element | null {
  const { scene } = playback.value;
  if (scene !== null) return <Telling desk={desk} playback={playback.value} scene={scene} />;
  return desk.picked === null ? null : <Panel desk={desk} />;
}

interface SheetsProps {
  readonly desk: Desk;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly opened: Signal<number | "signs" | null>;
}

function Sheets({ desk, log, opened }: SheetsProps): JSX.Element | null {
  const close = (): void => {
    opened.value = null;
  };
  const seat = opened.value;
  if (seat === null) return null;
  const { words, say } = desk;
  return seat === "signs" ? (
    <Sheet title={words.labels.primer.signsTitle} close={close}>
      <Glossary words={words} hasCore={hasCore(desk.now)} />
    </Sheet>
  ) : (
    <Sheet title={wholeName(seat, say)} close={close}>
      <TheirBoard desk={desk} seat={seat} log={log.value} close={close} />
    </Sheet>
  );
}

function watchedBy(props: BoardProps<OuterRimScreen>, now: Asked | null) {
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
  useSounds(newsIn(props.latest), props.latest?.version ?? 0);
  const playback = useSignal(telling);
  const log = useSignal(props.told ?? nothingTold);
  const { store, snapshot } = useStore(props, telling, now);
  useLayoutEffect(() =>
    batch(() => {
      playback.value = telling;
      log.value = props.told ?? nothingTold;
    }),
  );
  const whose = telling.scene === null ? null : whoseTale(snapshot);
  useEffect(() => {
    tellingNow.value = whose;
    return () => {
      tellingNow.value = null;
    };
  }, [whose]);
  return useMemo(() => <LaidBoard store={store} playback={playback} log={log} />, [store]);
}

const nothingTold: readonly LogEntry[] = [];

function LaidBoard({ store, playback, log }: LaidProps & Pick<SheetsProps, "log">): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const opened = useSignal<number | "signs" | null>(null);
  const open = (what: number | "signs"): void => {
    opened.value = what;
  };
  const { desk } = store;
  const face = useComputed(() => desk.face);
  useDigits();
  useKeysLead(root);
  useRehearsal(root, desk);
  useEffect(() => {
    void fetchInTurn([Panel, Story, Telling, Offer]);
    if (matchMedia("(forced-colors: active)").matches)
      import("./style/forced.css").catch(() => undefined);
  }, []);
  return (
    <>
      <div class="or" data-face={face} data-grace={playback.peek().grace} ref={root}>
        <Region store={store} frames={firstFrames.sprite}>
          {() => <Sprite />}
        </Region>
        <Region store={store}>{(own) => <Steps desk={own} />}</Region>
        <Region store={store} frames={firstFrames.around} room={seatsRoom}>
          {(own) => <Seats desk={own} open={open} explain={() => open("signs")} />}
        </Region>
        <Region store={store} frames={firstFrames.around}>
          {(own) => <SmallMap desk={own} />}
        </Region>
        <Stage store={store} />
        <InFront store={store} playback={playback} />
        <FaceTabs desk={desk} />
        <Region store={store}>{(own) => <Vitals desk={own} />}</Region>
        <Region store={store}>{(own) => <Dock desk={own} />}</Region>
      </div>
      <Sheets desk={desk} log={log} opened={opened} />
    </>
  );
}
