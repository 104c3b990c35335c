/** The middle of the table: a replay, a curtain, the result or the board. */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import type { Answer } from "#table/talk/words.ts";
import { lastMove } from "../../analysis/last-move.ts";
import { lazy, quietly } from "../../lazy.tsx";
import { media } from "../../pieces/media.ts";
import { language } from "../../settings/settings.ts";
import { showAnswer, showLateAnswer } from "../answer.ts";
import { whyNotOf, type Frame } from "../frame.ts";
import type { Look } from "./look.ts";
import type { CurtainState } from "./use-curtain.ts";

const Result = lazy(async () => (await import("../end/result.tsx")).Result);
const Curtain = lazy(async () => (await import("../seats/curtain.tsx")).Curtain);
const Since = lazy(async () => (await import("../../replay/since/since.tsx")).Since);
const TalkCorner = quietly(async () => (await import("../panel/talk-corner.tsx")).TalkCorner);
const Replay = lazy(async () => (await import("../../replay/replay.tsx")).Replay);

/** A smaller screen has no corner for the talk, and does not send for it. */
const roomy = media("(min-width: 1100px)");

interface MiddleProps {
  readonly frame: Frame;
  /** The seat that acts here; `null` for those who watch. */
  readonly seat: Seat | null;
  readonly look: Look;
  readonly covered: CurtainState;
  /** The game is over, and its last move is still told. */
  readonly ending: boolean;
}

export function Middle({ frame, seat, look, covered, ending }: MiddleProps): JSX.Element {
  const { outcome } = frame.info;
  if (look.replaying.value)
    return (
      <Replay
        frame={frame}
        startAt={look.startAt.value}
        leave={() => {
          look.replaying.value = false;
        }}
      />
    );
  if (look.since.value !== null && frame.info.phase === "playing")
    return (
      <Since
        frame={frame}
        from={look.since.value}
        leave={() => {
          look.since.value = null;
        }}
      />
    );
  if (covered.next !== null) return <Curtain next={covered.next} open={covered.open} />;
  if (outcome && !ending && !look.boardShown.value)
    return (
      <Result
        frame={frame}
        outcome={outcome}
        replay={(from) => look.replay(from)}
        showBoard={() => {
          look.boardShown.value = true;
        }}
      />
    );
  return <BoardArea frame={frame} seat={seat} />;
}

function BoardArea({ frame, seat }: Pick<MiddleProps, "frame" | "seat">): JSX.Element {
  const { session, info, screen, gameWords, names } = frame;
  const { view, log } = session.ahead.value;

  async function send(command: unknown, speaker?: Seat): Promise<Answer> {
    lastMove.value = { table: info.id, view, command };
    const show = session.link.value === "lost" ? showLateAnswer : showAnswer;
    const answer = await session.send(command, speaker);
    show(frame, answer);
    return answer;
  }

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
          told={log}
          busy={session.pending.value.length > 0}
          send={send}
          whyNot={(command) => whyNotOf(frame, view, command)}
          showRule={frame.showRule}
          session={session}
          talk={!frame.local && roomy.value && <TalkCorner frame={frame} />}
        />
      )}
    </main>
  );
}
