/** What happened since my last look, on the board and in my eyes, in less than a minute; then my question. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Version } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { toast } from "../../pieces/toasts.ts";
import { language, motionWelcome } from "../../settings/settings.ts";
import type { Frame } from "../../table/frame.ts";
import { linesOf } from "../../table/panel/log-lines.ts";
import { batchOf, fetchPast, momentsOf, type ReplayMoment } from "../recording.ts";
import { Told } from "../told.tsx";
import { sinceWords } from "./words.ts";
import "../replay.css";

const nothing = async (): Promise<never> => Promise.reject(new Error("the past cannot be played"));

/** All of it fits into this, however much it is. */
const wholeMs = 50_000;
const longestStepMs = 2000;

interface SinceProps {
  readonly frame: Frame;
  readonly from: Version;
  readonly leave: () => void;
}

export function Since({ frame, from, leave }: SinceProps): JSX.Element {
  const w = sinceWords();
  const moments = useSignal<readonly ReplayMoment[]>([]);
  const at = useSignal(0);
  const count = moments.value.length;

  useEffect(() => {
    void fetchPast(frame.info.id, frame.local, frame.session.as.value, from).then((past) => {
      const found = past === null ? [] : momentsOf(past).filter(isTold);
      if (past === null) toast(w.failed, "no");
      if (found.length === 0) leave();
      moments.value = found;
    });
  }, []);

  useEffect(() => {
    // Whoever wants no motion turns the pages alone.
    if (count === 0 || !motionWelcome.value) return;
    const timer = setTimeout(on, Math.min(longestStepMs, wholeMs / count));
    return () => clearTimeout(timer);
  }, [at.value, count]);

  function on(): void {
    if (at.value >= count - 1) leave();
    else at.value += 1;
  }

  const moment = moments.value[at.value];
  return (
    <>
      {moment === undefined ? (
        <main id="content" class="board-area" />
      ) : (
        <Scene frame={frame} moment={moment} />
      )}
      <section class="replay-bar" aria-label={w.title}>
        <div class="replay-keys">
          <strong>{w.title}</strong>
          <span class="number">{count > 0 && w.step(at.value + 1, count)}</span>
          {!motionWelcome.value && (
            <Button icon="next" press={on}>
              {at.value >= count - 1 ? w.now : w.step(at.value + 2, count)}
            </Button>
          )}
          <Button tone="lamp" icon="last" press={leave}>
            {w.skip}
          </Button>
        </div>
      </section>
    </>
  );
}

function Scene({ frame, moment }: { frame: Frame; moment: ReplayMoment }): JSX.Element {
  const { screen, gameWords, names } = frame;
  const lines = moment.log.flatMap((entry) => linesOf(frame, entry, moment.view));
  return (
    <main id="content" class="board-area">
      <Told lines={lines} hasAllWords={frame.hasAllWords} />
      <screen.Board
        view={moment.view}
        words={gameWords}
        language={language.value}
        names={names}
        seat={null}
        latest={batchOf(moment, null)}
        told={moment.log}
        busy={false}
        send={nothing}
        whyNot={() => null}
        showRule={frame.showRule}
        session={null}
      />
    </main>
  );
}

/** Chat and chairs are in the log; this is about the game. */
function isTold({ log }: ReplayMoment): boolean {
  return log.some(
    (entry) => entry.type === "news" || entry.type === "taken-back" || entry.type === "amended",
  );
}
