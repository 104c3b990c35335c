/**
 * Someone the game waits for is away: since when, a nudge, and once the table's patience or their time is over one tap
 * to let a bot play until they are back.
 */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isOfDays } from "#table/talk/time.ts";
import type { SeatInfo } from "#table/talk/words.ts";
import { lazy } from "../../lazy.tsx";
import { Button } from "../../pieces/button.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { lengthText, sinceText, timeWords } from "../time/words.ts";
import type { Frame } from "../frame.ts";
import { isLate, waitedInVain } from "./absent.ts";
import { say } from "../../speech/announcer.ts";

const NudgeButton = lazy(async () => (await import("../../calls/nudge-button.tsx")).withWords());
const lookAgainMs = 1000;

export function AwayNotice({ frame }: { frame: Frame }): JSX.Element | null {
  const away = waitedInVain(frame);
  return away === undefined ? null : <Notice key={away.seat} frame={frame} away={away} />;
}

interface NoticeProps {
  readonly frame: Frame;
  readonly away: SeatInfo;
}

function Notice({ frame, away }: NoticeProps): JSX.Element {
  const w = timeWords();
  const { info } = frame;
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  const since = away.holder.type === "person" ? (away.holder.awaySince ?? now.value) : now.value;
  const seconds = Math.max(0, Math.floor((now.value - since) / 1000));
  const late = isLate(frame, away);
  const left = late || info.patience === null ? 0 : info.patience - seconds;
  const name = frame.names[away.seat]?.name ?? "";
  const isSlow = !late && isOfDays(info);
  const text = isSlow
    ? w.timeLeft(name, leftOf(frame, away, now.value))
    : late
      ? w.late(name)
      : w.away(name, sinceText(since, now.value));
  // Said when it comes, and when something can be done about it; a line that counts is not read aloud.
  useEffect(() => say(text, "mine"), [late, left <= 0]);
  return (
    <div class="away-notice plate">
      <Icon name={isSlow ? "clock" : "warn"} />
      <p>
        {text}
        {left > 0 && <span class="soft" aria-hidden="true">{` ${w.kept(left)}`}</span>}
      </p>
      {left <= 0 && (late || info.patience !== null) && <BotButton frame={frame} away={away} />}
      {left <= 0 && <NudgeButton table={info.id} seat={away.seat} name={name} />}
    </div>
  );
}

/** By the clock of the table: how long they still have. */
function leftOf({ session }: Frame, { seat }: SeatInfo, now: number): string {
  const deadline = session.deadlines.value[session.awaited.value.indexOf(seat)] ?? now;
  return lengthText(Math.max(0, Math.floor((deadline - now) / 1000)));
}

function BotButton({ frame, away }: NoticeProps): JSX.Element | null {
  const { info, screen, session } = frame;
  if (screen.bots(frame.gameWords).length === 0) return null;
  return (
    <Button
      icon="bot"
      press={() =>
        void session
          .ask({ type: "substitute", seat: away.seat, level: info.botLevel })
          .then((answer) => showAnswer(frame, answer))
      }
    >
      {words.value.table.letBotPlay}
    </Button>
  );
}
