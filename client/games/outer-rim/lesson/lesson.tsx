/**
 * Learn by playing: a flight on the real engine against a printed opponent, with a clerk who says what a trader would
 * do, answers whatever one does instead, and leaves when one knows enough.
 */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { learner } from "#client/lesson/table.ts";
import { ToTable } from "#client/lesson/to-table.tsx";
import { go } from "#client/route.ts";
import type { Batch } from "#client/table/session/session.ts";
import { outerRim, type Command, type News } from "#rules/outer-rim/index.ts";
import type { PageProps, SeatName, Why } from "../../screen.ts";
import { questionFor } from "../asked.ts";
import { Board } from "../board.tsx";
import { sayFor } from "../tabletop.ts";
import { Final } from "../end/final.tsx";
import type { OuterRimScreen } from "../screen-types.ts";
import { refusalText } from "../words/index.ts";
import { diceNow, tellingNow, untoldOf } from "#client/table/play/telling-now.ts";
import { say as speakAloud } from "#client/speech/announcer.ts";
import { logLines } from "../say/news.ts";
import { Clerk, firstTable } from "./clerk.tsx";
import { bountyExample } from "./example.ts";
import { tapsFor } from "./taps.ts";
import { useFirstFlight } from "./use-lesson.ts";
import { useMeant } from "./use-meant.ts";
import type { Words as LearnWords } from "#words/made/outer-rim-lesson/words.ts";
import "./lesson.css";

/** What the board does not tell itself. */
function newsOf({ entries }: Batch): readonly News[] {
  return entries.flatMap((entry) => {
    const left = untoldOf(entry);
    // The game's own words travel as unknown and are known here again.
    return left.type === "news" ? (left.news as readonly News[]) : [];
  });
}

interface LessonProps extends PageProps<OuterRimScreen> {
  readonly learn: LearnWords;
}

export function Lesson({ words, language, learn }: LessonProps): JSX.Element {
  const names = useMemo<readonly SeatName[]>(
    () => [{ seat: learner, name: learn.you, mine: true, bot: false }],
    [learn],
  );
  const lesson = useFirstFlight(names, words, learn);
  const { table, isAlone } = lesson;
  const view = table.view();
  const outcome = table.outcome();
  const root = useRef<HTMLDivElement>(null);
  // What is still being told is not spoiled, and what cannot be tapped yet is not asked for.
  const isTelling = tellingNow.value !== null;
  // Who chooses a door is not shown the next move.
  const isDone = lesson.said.some(({ topic }) => topic === "enough");
  const isQuiet = isAlone && lesson.advice === null;
  const meant = isTelling || isDone || isQuiet ? null : table.advice();
  const question = questionFor(view, learner);
  const say = sayFor(view, names, words);
  const taps =
    meant === null || question === null
      ? []
      : tapsFor(meant.command, question, { view, words, say });
  useMeant(root, { view, meant, name: taps.at(-1) ?? null, looks: !isTelling && !isQuiet });
  const shown = { view, words, language, names };
  useEffect(() => {
    for (const line of logLines(newsOf(lesson.latest), names, words.texts, view))
      if (line.weight !== "quiet") speakAloud(line.text, "news");
  }, [lesson.latest]);
  const { answers, story } = words.labels;
  const whyNot = (command: Command): Why | null => {
    const refusal = outerRim.whyNot(view, command);
    return refusal && { text: refusalText(refusal, words.texts), rule: refusal.rule };
  };
  return (
    <div class={`or-lesson ${isAlone ? "" : "or-led"}`} ref={root}>
      <Clerk
        learn={learn}
        listening={isTelling ? (diceNow.value === "held" ? answers.roll : story.continue) : null}
        isAlone={isAlone}
        said={lesson.said}
        told={lesson.told}
        advice={lesson.advice}
        example={bountyExample({ view, words, say, learn })}
        playAlone={lesson.playAlone}
        ask={lesson.ask}
        takeBack={lesson.takeBack}
      />
      {outcome === null ? (
        <div class="or-lesson-board">
          <Board
            {...shown}
            seat={learner}
            latest={lesson.latest}
            told={lesson.log}
            busy={false}
            send={lesson.send}
            whyNot={whyNot}
            showRule={(rule) => go(`/rules/outer-rim#${rule}`)}
            session={null}
          />
        </div>
      ) : (
        <div class="or-lesson-end">
          <Final {...shown} outcome={outcome} log={lesson.log} />
          <p>{learn.next}</p>
          <ToTable table={firstTable}>{learn.toTable}</ToTable>
        </div>
      )}
    </div>
  );
}
