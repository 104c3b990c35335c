/** The board as it is laid out: what lies there always, what comes over it, and what is read in a sheet. */
import { useComputed, useSignal, type ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useMemo } from "preact/hooks";
import { fetchInTurn, lazy, quietly } from "#client/lazy.tsx";
import { Sprite } from "../art/sprite.tsx";
import type { Tabletop } from "../tabletop.ts";
import { Dock } from "../dock/dock.tsx";
import { FaceTabs } from "../dock/face-tabs.tsx";
import { Seats } from "../dock/seats.tsx";
import { Steps } from "../dock/steps.tsx";
import { Vitals } from "../dock/vitals.tsx";
import { Galaxy } from "../map/galaxy.tsx";
import { isChartOpen } from "../map/chart/chart-open.ts";
import { SmallMap } from "../map/small-map.tsx";
import { Market } from "../market/market.tsx";
import type { Playback } from "../story/playback.ts";
import { firstFrames, isWhole, useFramesPassed } from "./first-frames.ts";
import { Sheets, type SheetsProps } from "./sheets.tsx";
import type { BoardStore } from "./store.ts";
import { usePicked } from "./use-picked.ts";

/** What no board shows at first comes after it: the dock is lit sooner. */
const Gallery = lazy(async () => (await import("../gallery/gallery.tsx")).Gallery);
const Hold = quietly(async () => (await import("../hold/hold.tsx")).Hold);
const Panel = lazy(async () => (await import("../dock/panel.tsx")).Panel);
const Offer = lazy(async () => (await import("../offer/offer.tsx")).Offer);
const Story = lazy(async () => (await import("../story/story.tsx")).Story);
const Chart = quietly(async () => (await import("../map/chart/chart.tsx")).Chart);
const Teller = lazy(async () => (await import("../story/film/teller.tsx")).Teller);

/** As high as the seats are: the stage beneath does not move when they come. */
const seatsRoom = (
  <ul class="or-seats" aria-hidden="true">
    <li>
      <span class="or-seat" />
    </li>
  </ul>
);

interface LayoutProps {
  readonly store: BoardStore;
  readonly playback: ReadonlySignal<Playback>;
}

/** The last of a new board to come. */
function LastRegion({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  useLayoutEffect(() => {
    isWhole.value = true;
    return () => {
      isWhole.value = false;
    };
  }, []);
  return <Market tabletop={tabletop} />;
}

/** Map, market and ship lie there always; what else is asked comes over them. */
function Stage({ store }: Pick<LayoutProps, "store">): JSX.Element {
  return (
    <div class="or-stage">
      {/* What was in hand goes first: its room and the flight are too much for one frame. */}
      <Region store={store} frames={firstFrames.map}>
        {(tabletop) => <Galaxy tabletop={tabletop} />}
      </Region>
      <Region store={store} frames={firstFrames.around}>
        {(tabletop) => <LastRegion tabletop={tabletop} />}
      </Region>
      <Region store={store}>
        {(tabletop) => <Hold tabletop={tabletop} seat={tabletop.eyes} />}
      </Region>
      <OverStage tabletop={store.tabletop} />
    </div>
  );
}

function OverStage({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const { asked, face } = tabletop;
  if (asked === null) return null;
  return (
    <>
      {asked.face === "gallery" && <Gallery tabletop={tabletop} asked={asked} />}
      {asked.face === "story" && <Story tabletop={tabletop} asked={asked} />}
      {(asked.face === "offer" || face === "offer") && <Offer tabletop={tabletop} asked={asked} />}
    </>
  );
}

/** The whole galaxy, until somebody looks elsewhere or a new table is laid. */
function OverMap({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const { step, face } = tabletop;
  useEffect(
    () => () => {
      isChartOpen.value = false;
    },
    [step, face],
  );
  return isChartOpen.value && face === "map" ? <Chart tabletop={tabletop} /> : null;
}

/** What is told or in hand lies over the stage. */
function InFront({ store: { tabletop }, playback }: LayoutProps): JSX.Element | null {
  const { scene } = playback.value;
  const isHolding = usePicked(tabletop, (picked) => picked !== null);
  if (scene !== null) return <Teller tabletop={tabletop} playback={playback.value} scene={scene} />;
  return isHolding ? <Panel tabletop={tabletop} /> : null;
}

export function Layout({
  store,
  playback,
  log,
}: LayoutProps & Pick<SheetsProps, "log">): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const opened = useSignal<number | "signs" | null>(null);
  const open = (what: number | "signs"): void => {
    opened.value = what;
  };
  const { tabletop } = store;
  const face = useComputed(() => tabletop.face);
  useKeysLead(root);
  const isBegun = useComputed(
    () => tabletop.view.round > 0 || tabletop.asked?.face === "map",
  ).value;
  useEffect(() => {
    // While one chooses a character there is nothing yet to be told or taken in hand.
    if (isBegun) void fetchInTurn([Panel, Story, Teller, Offer]);
  }, [isBegun]);
  useEffect(() => {
    if (matchMedia("(forced-colors: active)").matches)
      import("../style/forced.css").catch(() => undefined);
  }, []);
  return (
    <>
      <div class="or" data-face={face} data-grace={playback.peek().grace} ref={root}>
        <Region store={store} frames={firstFrames.sprite}>
          {() => <Sprite />}
        </Region>
        <Region store={store}>{(own) => <Steps tabletop={own} />}</Region>
        <Region store={store} frames={firstFrames.around} room={seatsRoom}>
          {(own) => <Seats tabletop={own} open={open} explain={() => open("signs")} />}
        </Region>
        <Region store={store} frames={firstFrames.around}>
          {(own) => <SmallMap tabletop={own} />}
        </Region>
        <Stage store={store} />
        <OverMap tabletop={tabletop} />
        <InFront store={store} playback={playback} />
        <FaceTabs tabletop={tabletop} />
        <Region store={store}>{(own) => <Vitals tabletop={own} />}</Region>
        <Region store={store}>{(own) => <Dock tabletop={own} />}</Region>
      </div>
      <Sheets tabletop={tabletop} log={log} opened={opened} />
    </>
  );
}

/** A part of the board that is drawn in tasks of its own: on a new board and with a new table. */
interface RegionProps {
  readonly store: BoardStore;
  readonly children: (tabletop: Tabletop) => JSX.Element;
  /** What nobody needs to begin comes so many frames after the first picture. */
  readonly frames?: number;
  /** What keeps its place until then, where something lies beneath. */
  readonly room?: JSX.Element;
}

function Region({ store, children, frames = 0, room }: RegionProps): JSX.Element | null {
  const region = useMemo(() => store.region(), [store]);
  useLayoutEffect(() => region.stop, [region]);
  return useFramesPassed(frames) ? children(region.tabletop) : (room ?? null);
}

/** The first key that is pressed at the board sends for what leads whoever plays by keys. */
function useKeysLead(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const until = new AbortController();
    const { signal } = until;
    const onKey = (event: KeyboardEvent): void =>
      void import("./led-by-keys.ts").then(
        ({ leadByKeys }) => {
          if (root.current !== null) leadByKeys(root.current, event, signal);
        },
        // A courtesy: without network the keys work as they did.
        () => undefined,
      );
    addEventListener("keydown", onKey, { once: true, signal });
    return () => until.abort();
  }, []);
}
