/** The end: the game counts up and names the winner, tells how it came about, and asks what comes next. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Outcome } from "#rules/game.ts";
import type { Version } from "#table/talk/words.ts";
import { lazy, quietly } from "../../lazy.tsx";
import { KeepNudge } from "../../me/nudge.tsx";
import { Button } from "../../pieces/button.tsx";
import { language } from "../../settings/settings.ts";
import { DealAlarm, DealChecked, useDealCheck } from "../../verify/deal-checked.tsx";
import { VerifyBadge } from "../../verify/verify-badge.tsx";
import { words } from "../../words/words.ts";
import { hasHallBehind, mySeats, type Frame } from "../frame.ts";
import { NextGame } from "./next-game.tsx";
import { Rematch } from "./rematch.tsx";

const EveningEnd = quietly(async () => (await import("../evening/evening-end.tsx")).EveningEnd);
const TakeIn = quietly(async () => (await import("../../guild/take-in.tsx")).withWords());
const Story = lazy(async () => (await import("../../analysis/story.tsx")).Story);

export interface ResultProps {
  readonly frame: Frame;
  readonly outcome: Outcome;
  /** From the first card, or from one moment. */
  readonly replay: (from?: Version) => void;
  readonly showBoard: () => void;
}

export function Result({ frame, outcome, replay, showBoard }: ResultProps): JSX.Element {
  const w = words.value.table;
  const { screen, gameWords, names, session } = frame;
  const view = session.view.value;
  const check = useDealCheck(frame);
  const title = useRef<HTMLHeadingElement>(null);
  // The board is gone, and with it whatever had the focus.
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <main id="content" class="result">
      <h1 ref={title} tabIndex={-1}>
        {w.gameOver}
      </h1>
      <DealAlarm frame={frame} check={check} />
      {view !== null && (
        <screen.Final
          view={view}
          words={gameWords}
          language={language.value}
          names={names}
          outcome={outcome}
          log={session.log.value}
          session={session}
          seat={mySeats(frame.info).find((seat) => seat === session.as.value) ?? null}
        />
      )}
      <EveningEnd frame={frame} />
      {hasHallBehind(frame) && mySeats(frame.info).length > 0 && <KeepNudge moment="game" />}
      <DealChecked frame={frame} check={check} />
      <div class="result-doors">
        <Button icon="play" press={() => replay()}>
          {words.value.replay.watch}
        </Button>
        <Button icon="eye" press={showBoard}>
          {w.showBoard}
        </Button>
        {hasHallBehind(frame) && mySeats(frame.info).length > 0 && <TakeIn table={frame.info.id} />}
        {screen.hasSecrets && <VerifyBadge frame={frame} />}
        <a class="button" href="/">
          {words.value.backToHall}
        </a>
      </div>
      {screen.analysis !== undefined && <Story frame={frame} go={replay} />}
      {/* "Again!" is always under the thumb. */}
      <div class="result-next">
        <Rematch frame={frame} />
        <NextGame frame={frame} />
      </div>
    </main>
  );
}
