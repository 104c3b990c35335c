/** Someone the game waits for is away: since when, and one tap to let a bot play until they are back. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { SeatInfo } from "#table/talk/words.ts";
import { lazy } from "../../lazy.tsx";
import { Button } from "../../pieces/button.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { timeWords } from "../time/words.ts";
import { isMine, mySeats, type Frame } from "../frame.ts";

const NudgeButton = lazy(async () => (await import("../../calls/nudge-button.tsx")).NudgeButton);
const lookAgainMs = 1000;

export function AwayNotice({ frame }: { frame: Frame }): JSX.Element | null {
  const { info, session } = frame;
  const away = info.seats.find(
    (seat) =>
      session.awaited.value.includes(seat.seat) &&
      (isAway(seat) || isLate(frame, seat)) &&
      !isMine(seat),
  );
  if (info.phase !== "playing" || away === undefined || mySeats(info).length === 0) return null;
  return <Notice key={away.seat} frame={frame} away={away} />;
}

function isAway({ holder }: SeatInfo): boolean {
  return holder.type === "person" && holder.awaySince !== null && holder.substitute === null;
}

/** Where the table waits for whoever is out of time, the others decide. */
function isLate({ info }: Frame, { holder, clock }: SeatInfo): boolean {
  const waits = info.time?.whenUp === "wait" && clock === 0;
  return waits && holder.type === "person" && holder.substitute === null;
}

function Notice({ frame, away }: { frame: Frame; away: SeatInfo }): JSX.Element {
  const w = words.value.table;
  const { info } = frame;
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  const since = away.holder.type === "person" ? (away.holder.awaySince ?? now.value) : now.value;
  const seconds = Math.max(0, Math.floor((now.value - since) / 1000));
  const late = isLate(frame, away);
  const left = late ? 0 : info.patience - seconds;
  const name = frame.names[away.seat]?.name ?? "";
  const hasBots = frame.screen.bots(frame.gameWords).length > 0;
  return (
    <div class="away-notice plate" role="status">
      <Icon name="warn" />
      <p>
        {late ? timeWords().late(name) : w.awayFor(name, Math.floor(seconds / 60))}
        {/* The button says it to whoever cannot see this: a line that counts is not read aloud. */}
        {left > 0 && <span class="soft" aria-hidden="true">{` ${w.awayPatience(left)}`}</span>}
      </p>
      {hasBots && (
        <Button
          icon="bot"
          whyNot={left > 0 ? w.awayPatience(left) : null}
          press={() =>
            void frame.session
              .ask({ type: "substitute", seat: away.seat, level: info.botLevel })
              .then((answer) => showAnswer(frame, answer))
          }
        >
          {w.letBotPlay}
        </Button>
      )}
      <NudgeButton table={info.id} seat={away.seat} name={name} />
    </div>
  );
}
