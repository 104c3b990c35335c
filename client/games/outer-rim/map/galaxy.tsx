/** The map: places in ring order as buttons, lanes beneath, the arc on wide boards and the ribbon on narrow ones. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { spaces, spacesOf, type SpaceId } from "#rules/outer-rim/index.ts";
import { motionWelcome } from "#client/settings/settings.ts";
import { myself, type Tabletop } from "../tabletop.ts";
import { useKeyedMemo } from "../board/memo.ts";
import { afterPaint } from "../board/yield-to-paint.ts";
import { roomChanged } from "../board/room.ts";
import { isChartOpen } from "./chart/chart-open.ts";
import { usePinch } from "./chart/pinch.ts";
import { ribbonBox, spotOf } from "./coordinates.ts";
import { useFlights } from "./flight/flight.ts";
import { askedElsewhere } from "./here.ts";
import { walk } from "./keys.ts";
import { Lanes } from "./lanes.tsx";
import { useLooks } from "./looks.tsx";
import { isPicked, Place } from "./place.tsx";
import { shortName } from "./place-name.ts";
import { wayTo } from "./ways.ts";
import { useTurned } from "../board/turned.ts";

function routeOf({ picked, view, eyes, asked }: Tabletop): readonly SpaceId[] {
  const flies = asked?.question.ask === "planning" || asked?.question.ask === "move";
  const from = view.players[eyes]?.space;
  if (!flies || picked?.on !== "space" || from === undefined) return [];
  return [from, ...(wayTo(view, eyes, picked.space)?.path ?? [])];
}

export function Galaxy({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const { view, words, picked, asked, step } = tabletop;
  const route = routeOf(tabletop);
  const me = myself(tabletop);
  const scroller = useRef<HTMLElement>(null);
  const away = askedElsewhere(asked, view, me.space);
  const home = picked?.on === "space" ? picked.space : (toldPlace(tabletop) ?? away ?? me.space);
  const [stop, setStop] = useState<SpaceId>(home);
  useEffect(() => {
    setStop(home);
    centre(scroller.current, home);
  }, [home, tabletop.face]);
  useTurned(scroller, (map) => centre(map, home, "auto"));
  useEffect(() => {
    // What is told or in hand takes height from the stage.
    const onRoom = (): void => afterPaint(() => level(scroller.current, home));
    const board = scroller.current?.closest(".or");
    board?.addEventListener(roomChanged, onRoom);
    return () => board?.removeEventListener(roomChanged, onRoom);
  }, [home]);
  useFlights(scroller, step, route);
  const memo = useKeyedMemo();
  const looks = useLooks(tabletop);
  const here = spacesOf(view.rules);
  const core = asked?.answers.some(({ command }) => command.type === "cross-the-core") === true;

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = walk(here, stop, event.key, me.space, (space) => shortName(space, tabletop));
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    scroller.current?.querySelector<HTMLElement>(`[data-space="${to}"]`)?.focus();
  }

  function onTap({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-space]") : null;
    const tapped = spaces.find(({ id }) => id === button?.dataset["space"]);
    if (tapped !== undefined) tabletop.pick({ on: "space", space: tapped.id });
  }

  return (
    <section
      class="or-map night"
      ref={scroller}
      aria-label={words.labels.map.name}
      {...usePinch(showChart)}
    >
      <div class="or-galaxy">
        <Lanes projection="arc" spaces={here} route={route} core={core} />
        <Lanes projection="ribbon" spaces={here} route={route} core={core} />
        <ol onKeyDown={onKey} onClick={onTap}>
          {looks.map(({ id, ...look }) => {
            const [pressed, reached] = [isPicked(tabletop, id), route.includes(id)];
            const shown = { ...look, pressed, reached, tabbable: id === stop };
            return memo(id, Object.values(shown), () => <Place key={id} space={id} {...shown} />);
          })}
        </ol>
      </div>
    </section>
  );
}

function showChart(): void {
  isChartOpen.value = true;
}

/** Where the scene being told takes place. */
function toldPlace({ told, view }: Tabletop): SpaceId | null {
  return told === null || told.player === null ? null : (view.players[told.player]?.space ?? null);
}

/** The ribbon slides until the place stands in the middle; the arc does not scroll. */
function centre(scroller: HTMLElement | null, space: SpaceId, behavior = gently()): void {
  if (scroller === null || scroller.scrollWidth <= scroller.clientWidth) return;
  scroller.scrollTo({
    left: spotOf(space).rx - scroller.clientWidth / 2,
    top: heightOf(scroller, space),
    behavior,
  });
}

/** On a low stage up and down alone: whoever looks elsewhere along the ring goes on looking there. */
function level(scroller: HTMLElement | null, space: SpaceId): void {
  if (scroller === null || scroller.scrollHeight <= scroller.clientHeight) return;
  scroller.scrollTo({ top: heightOf(scroller, space), behavior: gently() });
}

function heightOf({ scrollHeight, clientHeight }: HTMLElement, space: SpaceId): number {
  return (spotOf(space).ry / ribbonBox.height) * scrollHeight - clientHeight / 2;
}

function gently(): ScrollBehavior {
  return motionWelcome.value ? "smooth" : "auto";
}
