/**
 * Learn by playing: a game with three novices and a clerk who says what a strong player would do,
 * and leaves when you know enough.
 */
import type { JSX } from "preact";
import { learner } from "#client/lesson/table.ts";
import { ToTable } from "#client/lesson/to-table.tsx";
import type { PageProps, SeatName } from "../../screen.ts";
import { Board } from "../board.tsx";
import { Final } from "../final.tsx";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { Clerk, firstTable, introTable } from "./clerk.tsx";
import { useBountyLesson } from "./use-lesson.ts";

export function Lesson({ words, language }: PageProps<BountyHuntersScreen>): JSX.Element {
  const names: readonly SeatName[] = words.learn.names.map((name, seat) => ({
    seat,
    name,
    mine: seat === learner,
    bot: seat !== learner,
  }));
  const lesson = useBountyLesson(names, words);
  const { table, isAlone } = lesson;
  const outcome = table.outcome();
  const meant = isAlone ? null : table.advice();
  const shown = { view: table.view(), words, language, names };
  return (
    <div class="bh-lesson">
      <Clerk
        words={words}
        isAlone={isAlone}
        heard={isAlone ? [] : lesson.said}
        advice={lesson.advice?.text ?? null}
        playAlone={lesson.playAlone}
        ask={lesson.ask}
      />
      {outcome === null ? (
        <Board
          {...shown}
          meant={meant}
          seat={learner}
          latest={lesson.latest}
          told={lesson.log}
          busy={false}
          send={lesson.send}
          whyNot={() => null}
          showRule={(rule) => location.assign(`/rules/bounty-hunters#${rule}`)}
          session={null}
        />
      ) : (
        <div class="bh-lesson-end">
          <Final {...shown} outcome={outcome} log={lesson.log} />
          <p>{words.learn.next}</p>
          <div class="bh-doors">
            <ToTable table={firstTable}>{words.learn.toTable}</ToTable>
            <ToTable table={introTable} tone="plain">
              {words.learn.toIntro}
            </ToTable>
          </div>
        </div>
      )}
    </div>
  );
}
