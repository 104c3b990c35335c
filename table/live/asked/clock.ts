/** The clock of each decision: one timer, for whoever runs out first. Bots have no clock. */
import type { Seat } from "#rules/game.ts";
import { judgeTimeOut } from "../../judge/play.ts";
import { already, pages, type Verdict } from "../../judge/verdict.ts";
import { dueFor, quarterLeftAt } from "../../state/clocks.ts";
import { botLevelOf } from "../../state/seats.ts";
import { phaseOf } from "../../state/table-state.ts";
import { isOfDays } from "../../talk/time.ts";
import { judgeContext, minds, type LiveTable } from "../live-table.ts";
import type { Prompt, Questions } from "./questions.ts";

export interface DecisionClock {
  /** Someone is asked something new. */
  set(): void;
  running(): boolean;
  close(): void;
}

interface Timed extends Prompt {
  readonly due: number;
}

/** A hall that is awake rings sooner. */
const latestBell = 300_000;
/** A timer that is set for longer rings at once. */
const longestTimer = 2 ** 31 - 1;

export function startClock(
  live: LiveTable,
  questions: Questions,
  propose: (judge: () => Verdict) => void,
): DecisionClock {
  const { clock } = live.ports;
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
    if (closed || phaseOf(live.state) !== "playing" || !minds(live)) return;
    // Where the table waits for whoever is late, the others decide.
    if (live.header.terms.time?.whenUp === "wait") return;
    const prompts = (live.state.position?.awaited ?? []).flatMap(promptOf);
    if (prompts.length === 0) return;
    const first = Math.min(...prompts.map(({ due }) => due));
    stopTimer = clock.after(Math.min(longestTimer, Math.max(0, first - clock.now())), () => {
      stopTimer = null;
      if (first > clock.now()) return set();
      for (const prompt of prompts) if (prompt.due === first) timeIsUp(prompt);
    });
  }

  function promptOf(seat: Seat): readonly Timed[] {
    const question = questions.at(seat);
    const isBot = botLevelOf(live.state.seats[seat]) !== null;
    if (question === null || isBot) return [];
    const due = dueFor(live.header.terms, live.state.time, seat, question.since);
    return due === null ? [] : [{ seat, question, due }];
  }

  function timeIsUp(prompt: Prompt): void {
    propose(() => {
      // It may rest by now.
      const [now] = questions.current(prompt) ? promptOf(prompt.seat) : [];
      if (now === undefined || now.due > clock.now()) return already(live.state);
      return judgeSlept(now) ?? judgeTimeOut(judgeContext(live), prompt.seat);
    });
  }

  /** A long clock that rings late: the hall was closed or asleep, and nobody could answer. */
  function judgeSlept({ seat, question, due }: Timed): Verdict | null {
    const until = clock.now();
    if (!isOfDays(live.header.terms) || until - due < latestBell) return null;
    const from = quarterLeftAt(live.header.terms, live.state.time, seat, question.since);
    return from === null ? null : pages({ type: "paused", from, until });
  }
}
