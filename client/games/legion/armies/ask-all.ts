/** Several entries that belong together: written one after the other, stopping at the first that is refused. */
import type { Command } from "#rules/legion/index.ts";
import type { LedgerProps } from "../screen-types.ts";

export async function writeAll(
  send: LedgerProps["send"],
  commands: readonly Command[],
): Promise<boolean> {
  for (const command of commands) {
    const answer = await send(command);
    if (answer.type !== "done") return false;
  }
  return true;
}
