/** The server as its own process, as `npm start` runs it: to be stopped, killed and started again. */
import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

const hallMain = fileURLToPath(new URL("../main.ts", import.meta.url));

export interface ChildHall {
  readonly url: string;
  readonly exit: Promise<number | null>;
  readonly output: () => string;
  readonly errors: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
}

interface Started {
  /** A command that starts the other. */
  readonly through?: readonly string[];
  /** The hall itself unless told. */
  readonly main?: string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
}

function start(
  args: readonly string[],
  { through = [], main = hallMain, env = {} }: Started = {},
): Omit<ChildHall, "url" | "kill"> & { readonly child: ChildProcess } {
  const [command = "", ...rest] = [...through, process.execPath, main, ...args];
  const child = spawn(command, rest, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "", ...env },
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, exit, output: () => output, errors: () => errors };
}

/** Runs to the end: for starts that must fail. */
export async function runMain(
  args: readonly string[],
  started: Started = {},
): Promise<{ readonly code: number | null; readonly errors: string }> {
  const { exit, errors } = start(args, started);
  return { code: await exit, errors: errors() };
}

export async function childHall(
  folder: string,
  args: readonly string[] = [],
  { port = 0, ...started }: { readonly port?: number } & Started = {},
): Promise<ChildHall> {
  const { child, exit, output, errors } = start(
    ["--port", String(port), "--host", "127.0.0.1", "--data", folder, ...args],
    started,
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const found = /open at (\S+)/.exec(output());
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    void exit.then((code) => reject(new Error(`the hall closed with ${code}: ${errors()}`)));
  });
  return { url, exit, output, errors, kill: (signal) => void child.kill(signal) };
}
