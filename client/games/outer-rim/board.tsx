/** The table of Outer Rim: one screen without page scroll; map, market, ship and story are its faces. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fetchInTurn, lazy, quietly } from "#client/lazy.tsx";
import { Sheet } from "#client/pieces/sheet.tsx";
import { farCore, spacesOf, type SpaceId } from "#rules/outer-rim/index.ts";
import type { BoardProps } from "../screen.ts";
import { Sprite } from "./art/sprite.tsx";
import { askedOf, type Asked } from "./asked.ts";
import type { Desk } from "./desk.ts";
import { useDigits } from "./dock/digits.ts";
import { Dock } from "./dock/dock.tsx";
import { lyingOn } from "./board/drawn.ts";
import { firstFrames } from "./board/first-frames.ts";
import { Late, LateFromTheFirst } from "./board/late.tsx";
import { FaceTabs } from "./dock/face-tabs.tsx";
import { Seats } from "./dock/seats.tsx";
import { Steps } from "./dock/steps.tsx";
import { Vitals } from "./dock/vitals.tsx";
import { useSounds } from "./sound/heard.ts";
import { Galaxy } from "./map/galaxy.tsx";
import { wayTo } from "./map/ways.ts";
import { SmallMap } from "./map/small-map.tsx";
import { Market } from "./market/market.tsx";
import type { OuterRimScreen } from "./screen-types.ts";
import { newsIn } from "./story/news-of.ts";
import { usePlayback } from "./story/playback.ts";
import { useRecall } from "./story/recall/use-recall.ts";
import { tellingNow } from "#client/table/play/telling-now.ts";
import type { Say } from "./words/say.ts";
import type { Thing } from "./surface.ts";
import { useDesk } from "./board/use-desk.ts";
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

function routeOf({ picked, view, eyes, asked }: Desk): readonly SpaceId[] {
  const flies = asked?.question.ask === "planning" || asked?.question.ask === "move";
  const from = view.players[eyes]?.space;
  if (!flies || picked?.on !== "space" || from === undefined) return [];
  return [from, ...(wayTo(view, eyes, picked.space)?.path ?? [])];
}

/** Whose turn the board shows, when it is not the one that is played now. */
function whoseTale({ told, view, seat, say, words: { labels } }: Desk): string {
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

/** Map, market and ship lie there always; what else is asked comes over them. */
function Stage({
  desk,
  route,
  step,
  still,
}: {
  readonly desk: Desk;
  readonly route: readonly SpaceId[];
  readonly step: string;
  readonly still: readonly unknown[];
}): JSX.Element {
  const { asked, face } = desk;
  const pickedOn = (on: Thing["on"]): Thing | null => (desk.picked?.on === on ? desk.picked : null);
  return (
    <div class="or-stage">
      {/* What was in hand goes first: its room and the flight are too much for one frame. */}
      <LateFromTheFirst
        frames={firstFrames.map}
        from={still}
        besides={[desk.picked, face]}
        draw={() => <Galaxy desk={desk} route={route} step={step} />}
      />
      <LateFromTheFirst
        frames={firstFrames.around}
        from={still}
        besides={[pickedOn("plate")]}
        draw={() => <Market desk={desk} />}
      />
      <Late
        from={still}
        besides={[pickedOn("held")]}
        draw={() => <Hold desk={desk} seat={desk.eyes} />}
      />
      {asked?.face === "gallery" && <Gallery desk={desk} asked={asked} />}
      {asked?.face === "story" && <Story desk={desk} asked={asked} />}
      {asked !== null && (asked.face === "offer" || face === "offer") && (
        <Offer desk={desk} asked={asked} />
      )}
    </div>
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

function SeatBoard({
  recall,
  isPending,
  ...props
}: BoardProps<OuterRimScreen> & ReturnType<typeof useRecall>): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const now = useMemo(() => askedOf(props.view, props.seat), [props.view, props.seat]);
  const playback = usePlayback({ ...watchedBy(props, now), recall, isRecalling: isPending });
  useDigits();
  useKeysLead(root);
  useSounds(newsIn(props.latest), props.latest?.version ?? 0);
  const desk = useDesk(props, playback, now);
  const route = routeOf(desk);
  const telling = playback.scene === null ? null : whoseTale(desk);
  useEffect(() => {
    tellingNow.value = telling;
    return () => {
      tellingNow.value = null;
    };
  }, [telling]);
  const [opened, open] = useState<number | null>(null);
  const [isExplained, explain] = useState(false);
  useEffect(() => {
    void fetchInTurn([Panel, Story, Telling, Offer]);
    if (matchMedia("(forced-colors: active)").matches)
      import("./style/forced.css").catch(() => undefined);
  }, []);
  const { face } = desk;
  useRehearsal(root, desk);
  const still = lyingOn(desk);
  return (
    <>
      <div class="or" data-face={face} data-grace={playback.grace} ref={root}>
        <LateFromTheFirst frames={firstFrames.sprite} from={[]} draw={() => <Sprite />} />
        <Late from={still} draw={() => <Steps desk={desk} />} />
        <LateFromTheFirst
          frames={firstFrames.around}
          from={still}
          besides={[face === "offer"]}
          room={seatsRoom}
          draw={() => <Seats desk={desk} open={open} explain={() => explain(true)} />}
        />
        <LateFromTheFirst
          frames={firstFrames.around}
          from={still}
          draw={() => <SmallMap desk={desk} />}
        />
        <Stage desk={desk} route={route} step={playback.step} still={still} />
        {playback.scene !== null && (
          <Telling desk={desk} playback={playback} scene={playback.scene} />
        )}
        {desk.picked !== null && playback.scene === null && <Panel desk={desk} />}
        <FaceTabs desk={desk} />
        <Late from={still} draw={() => <Vitals desk={desk} />} />
        <Late
          from={still}
          besides={[face, desk.picked === null, desk.busy]}
          draw={() => <Dock desk={desk} />}
        />
      </div>
      {isExplained && (
        <Sheet title={props.words.labels.primer.signsTitle} close={() => explain(false)}>
          <Glossary words={props.words} hasCore={hasCore(props.view)} />
        </Sheet>
      )}
      {opened !== null && (
        <Sheet title={wholeName(opened, desk.say)} close={() => open(null)}>
          <TheirBoard desk={desk} seat={opened} log={props.told ?? []} close={() => open(null)} />
        </Sheet>
      )}
    </>
  );
}
