/** How many steps the regular expressions of some work take: the same on every machine, however busy. */
import { firstFit } from "./machine.ts";
import { nativeExec, programOf, type Program } from "./program.ts";

const programs = new Map<string, Program>();

function programFor(pattern: RegExp): Program {
  const name = String(pattern);
  const program = programs.get(name) ?? programOf(pattern);
  programs.set(name, program);
  return program;
}

/**
 * Every search, test, split and replacement goes through `exec`, so all of them are counted: `step` is called for each
 * and may throw. Answers with what ends the counting.
 */
export function countExec(step: (pattern: RegExp) => void): () => void {
  let isWalking = false;
  RegExp.prototype.exec = function exec(this: RegExp, text: string): RegExpExecArray | null {
    if (isWalking) return nativeExec.call(this, text);
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const walk = { text: String(text), step: () => step(this) };
    isWalking = true;
    try {
      firstFit(programFor(this), walk, start, this.sticky);
    } finally {
      isWalking = false;
    }
    return nativeExec.call(this, text);
  };
  return () => {
    RegExp.prototype.exec = nativeExec;
  };
}

/** Throws, and names the expression, as soon as there are more than `most`. */
export function regexSteps(work: () => unknown, most: number): number {
  let taken = 0;
  const stop = countExec((pattern) => {
    taken += 1;
    if (taken > most) throw new Error(`more than ${most} steps, the last of them in ${pattern}`);
  });
  try {
    work();
  } finally {
    stop();
  }
  // Whoever caught it has not made it shorter.
  if (taken > most) throw new Error(`more than ${most} steps`);
  return taken;
}
