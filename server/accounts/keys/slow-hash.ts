/** Hashes that are slow on purpose: one at a time, in a thread of their own, behind a line that has an end. */
import { Piscina } from "piscina";
import type { HashRequest } from "./hash-worker.ts";

export interface SlowHash {
  /** Throws `Crowded` where the line is full. */
  of(text: string, salt: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** So many wait already that whoever comes is better told so. */
export class Crowded extends Error {
  constructor() {
    super("too many wait for a slow hash");
  }
}

/** About a second of waiting. */
const longestLine = 10;
const idleThread = 10_000;

export function openSlowHash(): SlowHash {
  let pool: Piscina<HashRequest, Uint8Array> | null = null;

  return {
    async of(text, salt) {
      pool ??= oneThread();
      if (pool.queueSize >= longestLine) throw new Crowded();
      return pool.run({ text, salt });
    },
    async close() {
      await pool?.destroy();
    },
  };
}

function oneThread(): Piscina<HashRequest, Uint8Array> {
  const pool = new Piscina<HashRequest, Uint8Array>({
    filename: new URL("./hash-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleThread,
  });
  // Unheard, it would end the process; who waits for an answer hears of it anyway.
  pool.on("error", () => undefined);
  return pool;
}
