/** The clock of each decision: one timer, for whoever runs out first. Bots have no clock. */
import type { Seat } from "#rules/game.ts";
import { judgeTimeOut } from "../../judge/play.ts";
import { already, type Verdict } from "../../judge/verdict.ts";
import { botLevelOf } from "../../state/seats.ts";
import { phaseOf } from "../../state/table-state.ts";
import { judgeContext, minds, type LiveTable } from "../live-table.ts";
import type { Prompt, Questions } from "./questions.ts";

export interface DecisionClock {
  /** Someone is asked something new. */
  set(): void;
  running(): boolean;
  close(): void;
}

export function startClock(
  live: LiveTable,
  questions: Questions,
  propose: (judge: () => Verdict) => void,
): DecisionClock {
  const { clock } = live.ports;
  const seconds = live.header.terms.clock;
  let stopTimer: (() => void) | null = null;
  let closed = false;
  return {
    set,
    running: () => stopTimer !== null,
    close() {
      closed = true;
      stopTimer?.();
    },
  };

  function set(): void {
    stopTimer?.();
    stopTimer = null;
    if (closed || seconds === null || phaseOf(live.state) !== "playing" || !minds(live)) return;
    const prompts = (live.state.position?.awaited ?? []).flatMap(promptOf);
    if (prompts.length === 0) return;
    const first = Math.min(...prompts.map(({ question }) => question.since));
    const due = first + seconds * 1000 - clock.now();
    stopTimer = clock.after(Math.max(0, due), () => {
      stopTimer = null;
      for (const prompt of prompts) if (prompt.question.since === first) timeIsUp(prompt);
    });
  }

  function promptOf(seat: Seat): readonly Prompt[] {
    const question = questions.at(seat);
    const isBot = botLevelOf(live.state.seats[seat]) !== null;
    return question === null || isBot ? [] : [{ seat, question }];
  }

  function timeIsUp(prompt: Prompt): void {
    propose(() =>
      questions.current(prompt)
        ? judgeTimeOut(judgeContext(live), prompt.seat)
        : already(live.state),
    );
  }
}
