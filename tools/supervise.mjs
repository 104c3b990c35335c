// Plain JavaScript for any Node ≥ 20: keeps the hall open. If its process
// dies it is started again, sooner or later by how it went before.
import { spawn } from "node:child_process";

/** As in server/main.ts. */
const cannotOpen = 78;
const reasons = {
  70: "a bug nobody caught, told above",
  74: "the disk did not take what was written",
};

const shortest = 250;
const longest = 30_000;
/** Whoever lived so long did not die of its start. */
const longEnough = 30_000;

const seconds = (milliseconds) => `${Math.round(milliseconds / 100) / 10} s`;

export function whyItEnded(code, signal) {
  if (signal) return `was ended by ${signal}`;
  const reason = reasons[code];
  return `ended with code ${code}${reason ? ` (${reason})` : ""}`;
}

/** Never the same pause for ever: each start that fails soon doubles it, up to half a minute. */
export function pauseBefore(failures) {
  return Math.min(longest, shortest * 2 ** Math.min(failures, 10));
}

/**
 * Stays in front of the hall so that Ctrl-C and SIGTERM reach it. A hall that closes by itself, or says that it
 * cannot open as things are (a port in use, a damaged database), is not started again: its exit code is ours.
 */
export function supervise(node, args, { env = process.env, say, started = () => {} }) {
  let child;
  let waiting;
  let failures = 0;
  let stopping = false;

  function start() {
    waiting = undefined;
    const since = performance.now();
    child = spawn(node, args, { stdio: "inherit", env });
    started(child);
    child.once("exit", (code, signal) => ended(code, signal, performance.now() - since));
    child.once("error", (error) => {
      say(`the hall could not be started: ${error.message}`);
      process.exit(1);
    });
  }

  function ended(code, signal, lived) {
    if (stopping || code === 0 || code === cannotOpen) process.exit(code ?? 1);
    failures = lived > longEnough ? 0 : failures;
    const pause = pauseBefore(failures++);
    say(
      `the hall ${whyItEnded(code, signal)} after ${seconds(lived)}; it is started again in ${seconds(pause)}`,
    );
    waiting = setTimeout(start, pause);
  }

  function stop(signal) {
    stopping = true;
    if (waiting !== undefined) process.exit(0);
    child.kill(signal);
  }

  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
  stopWithParent(stop);
  start();
}

/**
 * A signal to `npm start` ends npm and its shell but never reaches us: when our parent is gone, the hall closes too.
 */
function stopWithParent(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop("SIGTERM"), 500).unref();
}
