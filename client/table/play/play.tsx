/** The table while the game runs: head, seats, board, tools under the thumb, panel at the side. */
import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "#rules/game.ts";
import type { Answer } from "#table/talk/words.ts";
import { lazy } from "../../lazy.tsx";
import { Button } from "../../pieces/button.tsx";
import { media } from "../../pieces/media.ts";
import { language } from "../../settings/settings.ts";
import { words } from "../../words/words.ts";
import { CoachButton } from "../../analysis/coach-button.tsx";
import { lastMove } from "../../analysis/last-move.ts";
import { showAnswer } from "../answer.ts";
import { AwayNotice } from "../seats/away.tsx";
import { useConcerns } from "../panel/concerns.ts";
import { Curtain } from "../seats/curtain.tsx";
import { mySeats, whyNotOf, type Frame } from "../frame.ts";
import { TableHead } from "./head.tsx";
import { MenuSheet } from "./menu-sheet.tsx";
import { PanelSheet, SidePanel, tabName, tabs, type Tab } from "../panel/panel.tsx";
import { Result } from "../end/result.tsx";
import { SeatStrip } from "../seats/seat-strip.tsx";
import { RedoButton, TakeBackButton, TakeBackConsent } from "./take-back.tsx";

const Replay = lazy(async () => (await import("../../replay/replay.tsx")).Replay);
const roomy = media("(min-width: 1100px)");

export function Play({
  frame,
  tab,
  rule,
}: {
  frame: Frame;
  tab: { value: Tab | null };
  rule: { value: string | null };
}): JSX.Element {
  const { session, info, screen, gameWords, names } = frame;
  const menu = useSignal(false);
  const replaying = useSignal(location.hash === "#replay");
  /** The replay was opened for its turning points. */
  const lookingBack = useSignal(false);
  const boardShown = useSignal(false);
  const covered = useCurtain(frame);
  const mine = mySeats(info);
  const eyes = session.as.value;
  const seat =
    eyes !== "spectator" && mine.includes(eyes) && info.phase === "playing" ? eyes : null;
  const unread = useComputed(
    () => session.log.value.filter((entry) => entry.type === "said").length,
  );
  const read = useSignal(unread.value);
  useConcerns(frame);
  /** What was written before this page was opened is answered now. */
  useEffect(() => {
    if (session.late.value !== null) showAnswer(frame, session.late.value);
  }, [session.late.value]);
  useEffect(() => {
    if (tab.value === "chat") read.value = unread.value;
  }, [tab.value, unread.value]);

  async function send(command: unknown, speaker?: Seat): Promise<Answer> {
    lastMove.value = { table: info.id, view: session.view.value, command };
    const answer = await session.send(command, speaker);
    showAnswer(frame, answer);
    return answer;
  }
  const replay = (): void => {
    lookingBack.value = false;
    replaying.value = true;
  };
  const lookBack = (): void => {
    lookingBack.value = true;
    replaying.value = true;
  };

  /** A replay tells its own lines: the log knows the end already. */
  const panelOpen = tab.value !== null && roomy.value && !replaying.value;

  function middle(): JSX.Element {
    if (replaying.value)
      return (
        <Replay
          frame={frame}
          lookBack={lookingBack.value}
          leave={() => {
            replaying.value = false;
          }}
        />
      );
    if (covered.next !== null) return <Curtain next={covered.next} open={covered.open} />;
    if (info.outcome && !boardShown.value)
      return (
        <Result
          frame={frame}
          outcome={info.outcome}
          replay={replay}
          lookBack={lookBack}
          showBoard={() => {
            boardShown.value = true;
          }}
        />
      );
    const view = session.view.value;
    return (
      <main id="content" class="board-area">
        {view !== null && (
          <screen.Board
            view={view}
            words={gameWords}
            language={language.value}
            names={names}
            seat={seat}
            latest={session.latest.value}
            busy={session.pending.value.length > 0}
            send={send}
            whyNot={(command) => whyNotOf(frame, view, command)}
            showRule={frame.showRule}
            session={session}
          />
        )}
      </main>
    );
  }

  return (
    <div class={`table-page ${panelOpen ? "with-panel" : ""}`}>
      <TableHead frame={frame} covered={covered.next !== null} />
      <SeatStrip
        frame={frame}
        awaited={info.phase === "playing" ? session.awaited.value : []}
        deadlines={session.deadlines.value}
      />
      {middle()}
      <AwayNotice frame={frame} />
      <TakeBackConsent frame={frame} />
      {!replaying.value && (
        <nav class="table-tools" aria-label={words.value.table.tools}>
          {tabs
            .filter((one) => one !== "chat" || !frame.local)
            .map((one) => (
              <Button
                key={one}
                tone="quiet"
                icon={one}
                class={one === "chat" && unread.value > read.value ? "unread" : ""}
                expanded={tab.value === one}
                press={() => {
                  rule.value = null;
                  tab.value = tab.value === one ? null : one;
                }}
              >
                {tabName(one)}
              </Button>
            ))}
          {info.phase === "playing" && <TakeBackButton frame={frame} />}
          {seat !== null && <CoachButton frame={frame} />}
          <RedoButton frame={frame} />
          {info.outcome && boardShown.value && (
            <Button
              tone="quiet"
              icon="flag"
              press={() => {
                boardShown.value = false;
              }}
            >
              {words.value.table.result}
            </Button>
          )}
          <Button
            tone="quiet"
            icon="more"
            press={() => {
              menu.value = true;
            }}
          >
            {words.value.table.more}
          </Button>
        </nav>
      )}
      {tab.value &&
        !replaying.value &&
        (roomy.value ? (
          <SidePanel
            frame={frame}
            tab={tab.value}
            rule={rule.value}
            turn={(to) => (tab.value = to)}
          />
        ) : (
          <PanelSheet
            frame={frame}
            tab={tab.value}
            rule={rule.value}
            turn={(to) => (tab.value = to)}
          />
        ))}
      {menu.value && (
        <MenuSheet
          frame={frame}
          replay={replay}
          close={() => {
            menu.value = false;
          }}
        />
      )}
    </div>
  );
}

/** Several people at one screen: the eyes follow whoever is awaited, with a curtain where there are secrets. */
function useCurtain(frame: Frame): { next: Frame["names"][number] | null; open: () => void } {
  const { session, info, screen, names } = frame;
  const mine = mySeats(info);
  const awaited = session.awaited.value;
  const eyes = session.as.value;
  const idle = eyes === "spectator" || !awaited.includes(eyes);
  const nextSeat =
    mine.length > 1 && idle && info.phase === "playing"
      ? awaited.find((seat) => mine.includes(seat) && seat !== eyes)
      : undefined;
  const covered = nextSeat !== undefined && screen.hasSecrets;
  useEffect(() => {
    if (nextSeat !== undefined && !screen.hasSecrets) session.watch(nextSeat);
  }, [nextSeat]);
  return {
    next: covered ? (names[nextSeat] ?? null) : null,
    open: () => {
      if (nextSeat !== undefined) session.watch(nextSeat);
    },
  };
}
