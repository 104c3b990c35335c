/**
 * A program over its standard input and output: a line there, a line back, within a deadline. It runs in a process
 * group of its own, so that whatever it started ends with it; one that breaks the rules is ended at once.
 */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { fault, type Fault } from "./fault.ts";

export interface Program {
  /** The next line it says, or why there is none; after a fault it is over. */
  ask(line: string, milliseconds: number): Promise<string | Fault>;
  /** What wants no answer. */
  tell(line: string): void;
  isOver(): boolean;
  /** Ended at once. */
  kill(): void;
  /** Its input is closed; what has not gone a moment later is ended. */
  close(): Promise<void>;
}

/** As much as the hall reads of one ask. */
const longestLine = 16 * 1024;
const keptComplaint = 2000;
const grace = 1000;

interface Waiting {
  readonly answer: (said: string | Fault) => void;
  readonly alarm: NodeJS.Timeout;
}

const running = new Set<ChildProcessWithoutNullStreams>();
process.on("exit", () => {
  for (const child of running) endGroup(child);
});

export function startProgram(command: string, args: readonly string[]): Program {
  const child = spawn(command, args, { detached: true, stdio: "pipe" });
  running.add(child);
  let waiting: Waiting | null = null;
  let over: Fault | null = null;
  let unread = "";
  let complaint = "";
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));

  child.stdout.setEncoding("utf8").on("data", read);
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(-keptComplaint);
  });
  // It no longer reads: what became of it is said by its end.
  child.stdin.on("error", () => undefined);
  child.once("error", ({ message }) => {
    running.delete(child);
    fail(fault("crashed", `it could not start: ${message}`));
  });
  // What it started itself goes with it.
  child.once("exit", () => endGroup(child));
  child.once("close", (code, signal) => {
    running.delete(child);
    fail(fault("crashed", `it ended ${signal ?? `with code ${code}`}${lastWords(complaint)}`));
  });

  return {
    ask: (line, milliseconds) =>
      over !== null
        ? Promise.resolve(over)
        : new Promise((answer) => {
            const late = fault("hung", `no answer within ${milliseconds / 1000} s`);
            waiting = { answer, alarm: setTimeout(() => fail(late), milliseconds) };
            child.stdin.write(`${line}\n`);
          }),
    tell: (line) => void (over === null && child.stdin.write(`${line}\n`)),
    isOver: () => over !== null,
    kill: () => fail(fault("crashed", "it was ended")),
    async close() {
      over ??= fault("crashed", "the arena is over");
      child.stdin.end();
      const alarm = setTimeout(() => endGroup(child), grace);
      await gone;
      clearTimeout(alarm);
    },
  };

  function read(text: string): void {
    if (over !== null) return;
    unread += text;
    const end = unread.indexOf("\n");
    if (end > longestLine || (end < 0 && unread.length > longestLine))
      return fail(fault("flood", `a line longer than ${longestLine / 1024} KB`));
    if (end < 0) return;
    const line = unread.slice(0, end);
    unread = unread.slice(end + 1);
    if (waiting === null || unread !== "")
      return fail(fault("flood", "more lines than it was asked for"));
    answer(line);
  }

  function answer(said: string | Fault): void {
    if (waiting === null) return;
    clearTimeout(waiting.alarm);
    const { answer: give } = waiting;
    waiting = null;
    give(said);
  }

  function fail(why: Fault): void {
    if (over === null) {
      over = why;
      endGroup(child);
    }
    answer(over);
  }
}

function lastWords(complaint: string): string {
  const last = complaint.trimEnd().split("\n").at(-1) ?? "";
  return last === "" ? "" : `: ${last.slice(0, 200)}`;
}

/** By the id of its group; a process that has gone, and one that never came, have none. */
function endGroup(child: ChildProcessWithoutNullStreams): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nobody of the group is left.
  }
}
