/**
 * Browser tests that may pass at the second try, for a week at most. A test that passes only when tried again has found
 * something; until somebody knows what, it stands here with its suspect. Empty is the aim.
 */
interface FlakyTest {
  readonly file: string;
  /** The day it was seen: 2026-11-18. */
  readonly since: string;
  /** What may be the cause. */
  readonly suspect: string;
  /** Who looks for it. */
  readonly owner: string;
}

const flakyTests: readonly FlakyTest[] = [];

const week = 7 * 24 * 3_600_000;

/** Why a file may not count as passed though its second try passed; `null` where it may. */
export function whyNotForgiven(
  file: string,
  now: number,
  known: readonly FlakyTest[] = flakyTests,
): string | null {
  const entry = known.find((one) => one.file === file);
  if (entry === undefined)
    return "passed only when tried again, alone: find out what it has found, or name it in tools/run/flaky.ts";
  if (now - Date.parse(entry.since) > week)
    return `passed only when tried again, and stands in tools/run/flaky.ts since ${entry.since} (${entry.suspect})`;
  return null;
}
