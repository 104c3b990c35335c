/**
 * Bots of a device that move when the test says so: what is heard is then never a matter of who thinks faster. They
 * choose as a bot of fixed chance would, or as they are told.
 */
import type { Page } from "playwright-core";
import { fetchRoster } from "#bots/fetched.ts";
import { answerRequest, type MoveRequest } from "#bots/move-request.ts";

/** What a rival is to do, of what its seat may do. */
type Wanted = (options: readonly unknown[], view: unknown) => unknown;

export interface Rivals {
  /** Whoever has been asked the longest moves. */
  move(wanted?: Wanted): Promise<void>;
}

interface HeldQuestion {
  readonly id: number;
  readonly request: MoveRequest;
}

interface HeldWorker {
  readonly held: HeldQuestion[];
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** Before the first of them is asked anything. */
export async function heldRivals(page: Page): Promise<Rivals> {
  await page.evaluate(() => {
    const held: HeldQuestion[] = [];
    const rivals: HeldWorker = { held, onmessage: null };
    const postMessage = (question: HeldQuestion): void => void held.push(question);
    const Real = globalThis.Worker;
    // What `new` returns is what the page gets: the bots' worker is this one, any other is its own.
    function Held(url: URL, how: WorkerOptions): unknown {
      return url.href.includes("bot-worker")
        ? Object.assign(rivals, { postMessage })
        : new Real(url, how);
    }
    Object.assign(globalThis, { Worker: Held, rivals });
  });
  let moves = 0;
  return {
    async move(wanted) {
      const asked = await page.waitForFunction(() => {
        const { rivals } = globalThis as unknown as { rivals: HeldWorker };
        return rivals.held[0];
      });
      const { id, request } = (await asked.jsonValue()) as HeldQuestion;
      const roster = await fetchRoster(request.game);
      const thought = answerRequest(
        { ...request, seed: ++moves, budget: { iterations: 1 } },
        roster,
        () => 0,
      );
      const command = wanted?.(roster.game.options(request.view), request.view) ?? thought.command;
      await page.evaluate(
        (data) => {
          const { rivals } = globalThis as unknown as { rivals: HeldWorker };
          rivals.held.shift();
          rivals.onmessage?.({ data });
        },
        { id, answer: { ...thought, command } },
      );
    },
  };
}
