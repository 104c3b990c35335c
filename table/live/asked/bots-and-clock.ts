/** After every page: who is asked something new? Bots and the clock come in through the mailbox, like everyone. */
import type { Page } from "../../journal/page.ts";
import type { Verdict } from "../../judge/verdict.ts";
import { isCountedFromJournal } from "../../state/clocks.ts";
import { askBots } from "./bots.ts";
import { startClock } from "./clock.ts";
import { askedNotBefore, minds, type LiveTable } from "../live-table.ts";
import { keepQuestions } from "./questions.ts";

export interface BotsAndClock {
  /** Pages were written: some seats are asked something new. */
  turned(pages: readonly Page[]): void;
  /** Milliseconds left for each awaited seat, in the order of `awaited`; empty without a clock. */
  clocks(): readonly number[];
  busy(): boolean;
  close(): void;
}

export function startBotsAndClock(
  live: LiveTable,
  propose: (judge: () => Verdict, done?: () => void) => void,
): BotsAndClock {
  const { ports } = live;
  const questions = keepQuestions(() => askedNotBefore(live));
  const bots = askBots(live, questions, propose);
  const clock = startClock(live, questions, propose);
  questions.opened(live.state);
  turned([]);

  return {
    turned,
    clocks: () => questions.left(live.state, live.header.terms, ports.clock.now()),
    // The store knows when a long clock rings.
    busy: () => bots.busy() || (clock.running() && !isCountedFromJournal(live.header.terms)),
    close() {
      bots.close();
      clock.close();
    },
  };

  function turned(pages: readonly Page[]): void {
    for (const page of pages) questions.turned(live.state, page);
    for (const seat of live.state.position?.awaited ?? []) if (minds(live)) bots.ask(seat);
    clock.set();
  }
}
