/** The attackers' process: told what to do and for how long, and away from the hall's processors. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { keepTo, lastInLine, type Cores } from "./cores.ts";
import type { Prey } from "./prey.ts";

export interface AttackOrder {
  /** Empty: works beside the hall and says nothing to it. */
  readonly attack: string;
  readonly seconds: number;
  readonly prey: Prey;
}

export interface Attackers {
  /** Answers when the last of them is gone. */
  send(order: AttackOrder): Promise<void>;
  leave(): Promise<void>;
}

export async function attackersAt(port: number, cores: Cores | null): Promise<Attackers> {
  const worker = fileURLToPath(new URL("./attacker-worker.ts", import.meta.url));
  const child = fork(worker, [String(port)], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  await once(child, "message");
  if (child.pid !== undefined) {
    setPriority(child.pid, 19);
    if (cores !== null) keepTo(child.pid, [cores.away]);
    lastInLine(child.pid);
  }
  return {
    async send(order) {
      const over = once(child, "message");
      child.send(order);
      await Promise.race([over, once(child, "exit")]);
    },
    async leave() {
      if (child.exitCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
