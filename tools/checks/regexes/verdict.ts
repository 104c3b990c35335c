/** Is an expression slow with some text? Asked once for each, and remembered: the answer takes up to a second. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isEndless, slowText } from "./pumped.ts";

// In this process, and the same on every machine.
process.env["RECHECK_BACKEND"] = "pure";
const { check } = await import("recheck");

/** Counted in signs; the clock only ends what would never end. */
const patience = { timeout: 60_000, attackTimeout: 20_000, incubationTimeout: 20_000 };

/** What is wrong with it, in words; `null` when nothing is. */
export async function complaintAbout(source: string, flags: string): Promise<string | null> {
  if (!isEndless(source, flags)) return null;
  const read = await check(source, flags, patience);
  if (read.status === "unknown") return `cannot be judged (${read.error.kind})`;
  if (read.status === "vulnerable") return `${read.complexity.summary}: ${read.attack.pattern}`;
  const text = slowText(source, flags);
  return text === null ? null : `all its finds together are slow: ${text}`;
}

export type Judge = typeof complaintAbout;

/** Remembers in `file` what it was told, by the expression itself. */
export function remembering(file: string, judge: Judge): { judge: Judge; save(): void } {
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string | null>)
    : {};
  return {
    async judge(source, flags) {
      const name = `/${source}/${flags}`;
      const complaint = known[name] === undefined ? await judge(source, flags) : known[name];
      known[name] = complaint;
      return complaint;
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(known));
    },
  };
}
