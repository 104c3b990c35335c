/** The table of Outer Rim: one screen without page scroll; map, market, ship and story are its faces. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { lazy } from "#client/lazy.tsx";
import { Sheet } from "#client/pieces/sheet.tsx";
import type { SpaceId, View } from "#rules/outer-rim/index.ts";
import type { BoardProps } from "../screen.ts";
import { Sprite } from "./art/sprite.tsx";
import { useAnswers } from "./answering.ts";
import { askedOf, type Asked } from "./asked.ts";
import { sayFor, type Desk } from "./desk.ts";
import { DealDoor } from "./dock/deal-door.tsx";
import { useDigits } from "./dock/digits.ts";
import { Dock } from "./dock/dock.tsx";
import { FaceTabs } from "./dock/face-tabs.tsx";
import { Seats } from "./dock/seats.tsx";
import { Steps } from "./dock/steps.tsx";
import { Vitals } from "./dock/vitals.tsx";
import { Hold } from "./hold/hold.tsx";
import { useSounds } from "./sound/heard.ts";
import { Galaxy } from "./map/galaxy.tsx";
import { onlyPlace } from "./map/here.ts";
import { useTestResults } from "./jobs/test-results.ts";
import { useFlights } from "./map/flight.ts";
import { wayTo } from "./map/ways.ts";
import { SmallMap } from "./map/small-map.tsx";
import { Market } from "./market/market.tsx";
import type { OuterRimScreen } from "./screen-types.ts";
import { newsIn } from "./story/news-of.ts";
import { usePlayback, type Playback } from "./story/playback.ts";
import { tellingNow } from "#client/table/play/telling-now.ts";
import type { Face } from "./faces.ts";
import type { Say } from "./words/say.ts";
import type { Thing } from "./surface.ts";

/** What no board shows at first comes after it: the dock is lit sooner. */
const Gallery = lazy(async () => (await import("./gallery/gallery.tsx")).Gallery);
const Panel = lazy(async () => (await import("./dock/panel.tsx")).Panel);
const Glossary = lazy(async () => (await import("./glossary.tsx")).Glossary);
const Offer = lazy(async () => (await import("./offer/offer.tsx")).Offer);
const Story = lazy(async () => (await import("./story/story.tsx")).Story);
const SheetsTold = lazy(async () => (await import("./hold/sheets-told.tsx")).SheetsTold);
const Telling = lazy(async () => (await import("./story/telling.tsx")).Telling);

/** At a shared screen every seat looks for itself. */
export function Board(props: BoardProps<OuterRimScreen>): JSX.Element {
  return <SeatBoard key={props.seat ?? "spectator"} {...props} />;
}

/** What the question opens: its face, and the place where all its answers are. */
function openingOf(
  asked: Asked | null,
  view: View,
): { readonly face: Face; readonly picked: Thing | null } {
  if (asked === null) return { face: "map", picked: null };
  const space = asked.face === "map" ? onlyPlace(asked, view) : null;
  return { face: asked.face, picked: space === null ? null : { on: "space", space } };
}

/** A new turn and the dice on the table are mine to look at once the tale is over: one question at a time. */
const waits = ({ question }: Asked): boolean =>
  question.ask === "planning" || question.ask === "after-roll" || question.ask === "after-test";

/**
 * While others are told of, the board stands as far as the story has come; what else I am asked is never held up.
 */
function isHeldBack(asked: Asked | null, playback: Playback): boolean {
  return playback.scene !== null && (asked === null || waits(asked));
}

function useDesk(props: BoardProps<OuterRimScreen>, playback: Playback): Desk {
  const { words, names, seat } = props;
  const now = useMemo(() => askedOf(props.view, seat), [props.view, seat]);
  const held = isHeldBack(now, playback);
  const asked = held ? null : now;
  const view = held && playback.table !== null ? playback.table : props.view;
  const question =
    asked === null
      ? ""
      : `${asked.question.ask}:${view.rolls}:${view.agenda.length}:${asked.answers.length}`;
  const [face, look] = useState<Face>(() => openingOf(asked, view).face);
  const [picked, pick] = useState<Thing | null>(() => openingOf(asked, view).picked);
  const { act } = useAnswers(props, asked);
  const tests = useTestResults(props);
  useEffect(() => {
    const opening = openingOf(asked, view);
    look(opening.face);
    pick(opening.picked);
  }, [question]);
  const eyes = seat ?? (view.viewer === "spectator" ? view.current : view.viewer);
  return {
    view,
    now: props.view,
    words,
    say: sayFor(view, names, words),
    names,
    seat,
    eyes,
    asked,
    next: held && now !== null,
    told: held ? playback.scene : null,
    tests,
    busy: props.busy,
    face,
    picked,
    look,
    pick: (thing) => {
      // Whoever reaches for something has heard enough.
      playback.skip();
      pick(thing);
    },
    act: (command) => {
      if (playback.justWent()) return;
      playback.skip();
      act(command);
    },
    skip: playback.leave,
    whyNot: props.whyNot,
    showRule: props.showRule,
  };
}

function routeOf({ picked, view, eyes, asked }: Desk): readonly SpaceId[] {
  const flies = asked?.question.ask === "planning" || asked?.question.ask === "move";
  const from = view.players[eyes]?.space;
  if (!flies || picked?.on !== "space" || from === undefined) return [];
  return [from, ...(wayTo(view, eyes, picked.space)?.path ?? [])];
}

/** Whose turn the board shows, when it is not the one that is played now. */
function whoseTale({ told, view, seat, say, words: { labels } }: Desk): string {
  if (told === null) return "";
  return view.current === seat ? labels.yourTurn : labels.turnOf(say.player(view.current));
}

function wholeName(player: number, say: Say): string {
  const also = say.also(player);
  return also === null ? say.player(player) : `${say.player(player)} · ${also}`;
}

function SeatBoard(props: BoardProps<OuterRimScreen>): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const hurried = (props.session?.deadlines.value.length ?? 0) > 0;
  const now = askedOf(props.view, props.seat);
  const playback = usePlayback({
    ...props,
    hurried,
    isAsked: now !== null,
    inStory: now?.face === "story",
    inOffer: now?.face === "offer",
    wantsStage: now?.face === "gallery",
  });
  useFlights(root, playback.step);
  useDigits();
  useSounds(newsIn(props.latest), props.latest?.version ?? 0);
  const desk = useDesk(props, playback);
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
    for (const later of [Panel, Story, Telling, Offer]) later.fetchEarly();
  }, []);
  const { asked, face } = desk;
  const route = routeOf(desk);
  return (
    <>
      <div class="or" data-face={face} ref={root}>
        <Sprite />
        <Steps desk={desk} />
        <Seats desk={desk} open={open} explain={() => explain(true)} />
        <SmallMap desk={desk} />
        <div class="or-stage">
          <Galaxy desk={desk} route={route} />
          <Market desk={desk} />
          <Hold desk={desk} seat={desk.eyes} />
          {asked?.face === "gallery" && <Gallery desk={desk} asked={asked} />}
          {asked?.face === "story" && <Story desk={desk} asked={asked} />}
          {asked !== null && (asked.face === "offer" || face === "offer") && (
            <Offer desk={desk} asked={asked} />
          )}
        </div>
        {playback.scene !== null && (
          <Telling desk={desk} playback={playback} scene={playback.scene} />
        )}
        {desk.picked !== null && playback.scene === null && <Panel desk={desk} />}
        <FaceTabs desk={desk} />
        <Vitals desk={desk} />
        <Dock desk={desk} />
      </div>
      {isExplained && (
        <Sheet title={props.words.labels.primer.signsTitle} close={() => explain(false)}>
          <Glossary words={props.words} />
        </Sheet>
      )}
      {opened !== null && (
        <Sheet title={wholeName(opened, desk.say)} close={() => open(null)}>
          {opened !== desk.seat && opened < desk.view.seats && (
            <DealDoor desk={desk} opened={() => open(null)} />
          )}
          <Hold desk={desk} seat={opened} />
          <SheetsTold desk={desk} seat={opened} />
        </Sheet>
      )}
    </>
  );
}
