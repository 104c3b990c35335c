/** The bots of this device: one worker, questions answered in order. */
import type { BotQuestion, BotDecision } from "#table/ports.ts";
import { paceMs } from "./pace.ts";

interface Told {
  readonly id: number;
  readonly answer?: BotDecision;
  readonly error?: string;
}

interface Waiting {
  readonly resolve: (thought: BotDecision) => void;
  readonly reject: (error: Error) => void;
}

/** Long enough to play well, short enough to feel prompt; a move is never shown in the same blink as mine. */
const thinkMs = 250;

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

function hire(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.answer) asked?.resolve(data.answer);
    else asked?.reject(new Error(data.error ?? "no answer"));
  };
  return worker;
}

export async function think(
  { game, level, view }: BotQuestion,
  someonePlays: boolean,
): Promise<BotDecision> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const id = last++;
  const thought = new Promise<BotDecision>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    hire().postMessage({
      id,
      request: { game, level, view, seed, budget: { milliseconds: thinkMs } },
    });
  });
  const pace = paceMs({ plays: someonePlays, looks: !document.hidden });
  const pause = new Promise((resolve) => setTimeout(resolve, pace));
  const [answer] = await Promise.all([thought, pause]);
  return answer;
}
