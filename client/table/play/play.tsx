/** The table while the game runs: head, seats, board, tools under the thumb, panel at the side. */
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableInfo } from "#table/talk/words.ts";
import { fetchInTurn, lazy, quietly } from "../../lazy.tsx";
import { media } from "../../pieces/media.ts";
import { seatColours } from "../../pieces/seat-mark.tsx";
import { keepLooks } from "../../replay/since/looks.ts";
import { showLateAnswer } from "../answer.ts";
import { useConcerns } from "../panel/concerns.ts";
import { hasHallBehind, mySeats, type Frame } from "../frame.ts";
import { TableHead } from "./head.tsx";
import { useLook } from "./look.ts";
import { Middle } from "./middle.tsx";
import { TableTools, useUnread, type Panel } from "./table-tools.tsx";
import { useCurtain } from "./use-curtain.ts";
import { tellingNow } from "./telling-now.ts";
import { isShortcut } from "../../settings/keys.ts";

/** What no board knows of its seats: rarely anything, so it comes after the board. */
const SeatStrip = quietly(async () => (await import("../seats/seat-strip.tsx")).SeatStrip);
const TakeBackConsent = quietly(
  async () => (await import("./take-back-consent.tsx")).TakeBackConsent,
);
const PauseNotice = lazy(async () => (await import("../time/pause.tsx")).PauseNotice);
const AwayNotice = lazy(async () => (await import("../seats/away.tsx")).AwayNotice);
const KeysSheet = lazy(async () => (await import("./keys-sheet.tsx")).withWords());
const MenuSheet = lazy(async () => (await import("./menu-sheet.tsx")).MenuSheet);
const PanelSheet = lazy(async () => (await import("../panel/side-panel.tsx")).PanelSheet);
const SidePanel = lazy(async () => (await import("../panel/side-panel.tsx")).SidePanel);
const Reactions = quietly(async () => (await import("../panel/reactions.tsx")).Reactions);
const LastLine = quietly(async () => (await import("../panel/last-line.tsx")).LastLine);
const roomy = media("(min-width: 1100px)");

/** Sent for by whoever leaves a table, once. */
let watch: Promise<typeof import("../end/rematch-watch.tsx")> | null = null;

interface PlayProps extends Panel {
  readonly frame: Frame;
}

export function Play({ frame, tab, rule }: PlayProps): JSX.Element {
  const { session, info } = frame;
  const menu = useSignal(false);
  const look = useLook();
  const covered = useCurtain(frame);
  const viewer = session.as.value;
  const isMine = viewer !== "spectator" && mySeats(info).includes(viewer);
  const ending = useEnding(frame);
  const seat = isMine && (info.phase === "playing" || ending) ? viewer : null;
  const unread = useUnread(frame, tab);
  useConcerns(frame);
  // A side panel that no longer fits closes: it must never come up over the board as a dialog nobody asked for.
  useEffect(() => {
    if (!roomy.value) tab.value = null;
  }, [roomy.value]);
  /** What was written before this page was opened is answered now. */
  useEffect(() => {
    if (session.late.value !== null) showLateAnswer(frame, session.late.value);
  }, [session.late.value]);

  // What I see is noted for my other devices; what I missed is told first.
  useEffect(() => {
    if (!hasHallBehind(frame) || !isMine) return;
    return keepLooks(frame, look);
  }, [isMine]);

  useRematchWatch(frame, isMine);

  // One tap away: they are here before they are asked for.
  useEffect(() => {
    void fetchInTurn([PanelSheet, MenuSheet]);
  }, []);

  const showMenu = (shown: boolean) => () => {
    menu.value = shown;
  };
  /** A replay tells its own lines: the log knows the end already. */
  const live = !look.replaying.value && look.since.value === null;
  const isLogFolded =
    frame.screen.foldsLog === true && roomy.value && live && tab.value === null && !info.outcome;
  const panelOpen = tab.value !== null && roomy.value && live;
  return (
    <div class={`table-page ${panelOpen ? "with-panel" : ""}`} style={seatColours(info.seats)}>
      <TableHead
        frame={frame}
        covered={covered.next !== null}
        replaying={look.replaying.value}
        resulting={info.outcome !== null && live && !ending && !look.boardShown.value}
      >
        {isLogFolded && <LastLine frame={frame} unfold={() => (tab.value = "log")} />}
      </TableHead>
      <SeatStrip
        frame={frame}
        awaited={info.phase === "playing" ? session.awaited.value : []}
        deadlines={session.deadlines.value}
      />
      <Middle frame={frame} seat={seat} look={look} covered={covered} ending={ending} />
      {isAnyoneAway(info) && <AwayNotice frame={frame} />}
      {look.stoodIn.value?.(frame)}
      <TakeBackConsent frame={frame} />
      {(info.pause.asked ?? info.pause.until) !== null && <PauseNotice frame={frame} />}
      {live && (
        <TableTools
          frame={frame}
          seat={seat}
          look={look}
          tab={tab}
          rule={rule}
          unread={unread}
          openMenu={showMenu(true)}
        />
      )}
      {live && <OpenPanel frame={frame} tab={tab} rule={rule} />}
      <Help frame={frame} />
      {menu.value && (
        <MenuSheet frame={frame} replay={() => look.replay()} close={showMenu(false)} />
      )}
    </div>
  );
}

/** Among people. */
function isReacted({ info, local }: Frame): boolean {
  const people = info.seats.filter(({ holder }) => holder.type === "person");
  return !local && info.phase === "playing" && people.length > 1;
}

/** Whoever leaves is still asked when the others want to play on. */
function useRematchWatch(frame: Frame, isMine: boolean): void {
  useEffect(() => {
    if (frame.local || !isMine) return;
    void watch?.then(({ stopWatching }) => stopWatching());
    return () => {
      watch ??= import("../end/rematch-watch.tsx");
      // Without a network it is sent for when the next table is left.
      void watch.then(
        ({ watchForRematch }) => watchForRematch(frame.info.id),
        () => (watch = null),
      );
    };
  }, [isMine]);
}

function Help({ frame }: { readonly frame: Frame }): JSX.Element | null {
  const isOpen = useHelpKey();
  if (!isOpen.value) return null;
  return <KeysSheet keys={frame.screen.keys ?? []} close={() => (isOpen.value = false)} />;
}

/** At the side where there is room, else as a sheet. While none is open a word is a tap away. */
function OpenPanel({ frame, tab, rule }: PlayProps): JSX.Element | null {
  if (tab.value === null) return isReacted(frame) ? <Reactions frame={frame} /> : null;
  const Shown = roomy.value ? SidePanel : PanelSheet;
  return <Shown frame={frame} tab={tab.value} rule={rule.value} turn={(to) => (tab.value = to)} />;
}

function isAnyoneAway({ seats }: TableInfo): boolean {
  return seats.some(({ holder }) => holder.type === "person" && holder.awaySince !== null);
}

/** Is the last move still told? Then the board stays, and whose it was. */
function useEnding({ info: { outcome, seats } }: Pick<Frame, "info">): boolean {
  const isOver = outcome !== null;
  const [told, tell] = useState(isOver);
  const isTold = tellingNow.value === null;
  useEffect(() => {
    if (!isOver) tell(false);
    if (!isOver || !isTold) return;
    // Drawn once more, the board says whether it has anything to tell.
    const frame = requestAnimationFrame(() => tell(tellingNow.peek() === null));
    return () => cancelAnimationFrame(frame);
  }, [isOver, isTold]);
  // Where a bot sits for me, nobody may be there to turn the last page.
  const isAway = seats.some(
    ({ holder }) => holder.type === "person" && holder.mine && holder.substitute !== null,
  );
  return isOver && !told && !isAway;
}

/** `?` lists the keys, unless somebody types or wants no single keys. */
function useHelpKey(): Signal<boolean> {
  const isOpen = useSignal(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== "?" || !isShortcut(event)) return;
      if (target instanceof Element && target.closest("input, textarea, select, dialog")) return;
      isOpen.value = true;
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return isOpen;
}
