/** Asks bots for their moves and watches the clock. Both come in through the mailbox, like everyone. */
import type { Seat } from "#rules/game.ts";
import type { Page } from "../journal/page.ts";
import { judgeFallback, judgeThought, judgeTimeOut } from "../judge/play.ts";
import { already, type Verdict } from "../judge/verdict.ts";
import type { BotThought } from "../ports.ts";
import type { Position } from "../state/position.ts";
import { botLevelOf } from "../state/seats.ts";
import { phaseOf } from "../state/table-state.ts";
import { judgeContext, report, type LiveTable } from "./live-table.ts";
import { keepQuestions, type Question } from "./questions.ts";

export interface BotsAndClock {
  /** Pages were written: some seats are asked something new. */
  turned(pages: readonly Page[]): void;
  /** Milliseconds left for each awaited seat, in the order of `awaited`; empty without a clock. */
  clocks(): readonly number[];
  busy(): boolean;
  close(): void;
}

interface Prompt {
  readonly seat: Seat;
  readonly question: Question;
}

export function startBotsAndClock(
  live: LiveTable,
  propose: (judge: () => Verdict) => void,
): BotsAndClock {
  const { game, ports, header } = live;
  const { table, terms, host } = header;
  const questions = keepQuestions();
  /** The number of the question each bot is thinking about. */
  const thinking = new Map<Seat, number>();
  let stopTimer: (() => void) | null = null;
  let closed = false;
  turned([null]);

  return {
    turned,
    clocks: () => questions.left(live.state, terms.clock, ports.clock.now()),
    busy: () => thinking.size > 0 || stopTimer !== null,
    close() {
      closed = true;
      stopTimer?.();
    },
  };

  function turned(pages: readonly (Page | null)[]): void {
    for (const page of pages) questions.turned(live.state, page, ports.clock.now());
    for (const seat of live.state.position?.awaited ?? []) askBot(seat);
    setTimer();
  }

  function askBot(seat: Seat): void {
    const { seats, position, version } = live.state;
    const level = botLevelOf(seats[seat]);
    const question = questions.at(seat);
    if (level === null || position === null || question === null) return;
    if (thinking.get(seat) === question.number) return;
    thinking.set(seat, question.number);
    const view = game.viewFor(position.state, seat);
    ports.bots.think({ table, host, version, game: terms.game, level, seat, view }).then(
      (thought) => answered({ seat, question }, position, thought),
      (bug: unknown) => {
        report(live, bug);
        answered({ seat, question }, position, null);
      },
    );
  }

  function answered(prompt: Prompt, seen: Position, thought: BotThought | null): void {
    const { seat, question } = prompt;
    if (thinking.get(seat) === question.number) thinking.delete(seat);
    if (!closed) propose(() => judgeAnswer(prompt, seen, thought));
  }

  /** Stale answers are dropped; one that fits no longer is thought over again; one that never fitted becomes the time-out move. */
  function judgeAnswer(prompt: Prompt, seen: Position, thought: BotThought | null): Verdict {
    const { seat } = prompt;
    if (!current(prompt)) return already(live.state);
    const verdict = thought && judgeThought(judgeContext(live), seat, thought);
    if (verdict?.type === "pages") return verdict;
    if (thought === null || seen === live.state.position)
      return judgeFallback(judgeContext(live), seat);
    thinking.delete(seat);
    askBot(seat);
    return already(live.state);
  }

  /** Is this still what the seat is asked? */
  function current({ seat, question }: Prompt): boolean {
    return questions.at(seat)?.number === question.number;
  }

  /** One timer, for whoever runs out first. Bots have no clock. */
  function setTimer(): void {
    stopTimer?.();
    stopTimer = null;
    if (closed || terms.clock === null || phaseOf(live.state) !== "playing") return;
    const prompts = (live.state.position?.awaited ?? []).flatMap(promptOf);
    if (prompts.length === 0) return;
    const first = Math.min(...prompts.map(({ question }) => question.since));
    const due = first + terms.clock * 1000 - ports.clock.now();
    stopTimer = ports.clock.after(Math.max(0, due), () => {
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
      current(prompt) ? judgeTimeOut(judgeContext(live), prompt.seat) : already(live.state),
    );
  }
}
