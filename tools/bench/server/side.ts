/** A measured server in a process of its own. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Usage } from "./usage.ts";

export interface ServerSide {
  readonly port: number;
  /** From the fork to the open door. */
  readonly startMilliseconds: number;
  readonly usage: () => Promise<Usage>;
  readonly tell: (message: object) => void;
  readonly stop: () => Promise<void>;
}

export async function openSide(
  name: "floor" | "hall",
  args: readonly string[] = [],
): Promise<ServerSide> {
  const start = performance.now();
  const child: ChildProcess = fork(
    fileURLToPath(new URL(`./${name}-worker.ts`, import.meta.url)),
    [...args],
    { execArgv: ["--expose-gc"], stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const open = await heard<{ readonly type: "open"; readonly port: number }>(child, "open");
  return {
    port: open.port,
    startMilliseconds: performance.now() - start,
    usage() {
      child.send({ type: "usage" });
      return heard<Usage>(child, "usage");
    },
    tell: (message) => void child.send(message),
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

function heard<T extends { readonly type: string }>(
  child: ChildProcess,
  type: T["type"],
): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void =>
      reject(new Error(`a measured server ended with ${code}`));
    const hear = (message: unknown): void => {
      if ((message as T).type !== type) return;
      child.off("message", hear);
      child.off("exit", gone);
      resolve(message as T);
    };
    child.on("message", hear);
    child.once("exit", gone);
  });
}
