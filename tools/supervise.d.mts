/** Types of `supervise.mjs`, which any Node must be able to run. */
import type { ChildProcess } from "node:child_process";

interface Supervision {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly say: (text: string) => void;
  readonly started?: (child: ChildProcess) => void;
}

export function whyItEnded(code: number | null, signal: string | null): string;
export function pauseBefore(failures: number): number;
export function supervise(node: string, args: readonly string[], how: Supervision): void;
