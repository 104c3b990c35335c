/** What speaks for an answer, for the button it is about: an option is offered once. */
import { signal } from "@preact/signals";
import type { Command } from "#rules/outer-rim/index.ts";
import { sameData } from "#rules/same-data.ts";

export interface Advice {
  readonly command: Command;
  readonly text: string;
}

export const advised = signal<readonly Advice[]>([]);

export function adviceFor(command: Command): string | null {
  return advised.value.find((one) => sameData(one.command, command))?.text ?? null;
}
