/** Who sits down, stands up or has a new name, in one sentence. */
import type { LogEntry } from "#table/talk/words.ts";
import type { Words } from "#words/made/hall/words.ts";

type Seated = Extract<LogEntry, { readonly type: "seated" }>;

/** Whoever plays alone on this device is no third person to themselves. */
export function seatedText(
  { change, name }: Pick<Seated, "change" | "name">,
  isMe: boolean,
  words: Words,
): string {
  if (change === "sat-down" && isMe) return words.logEntry["you-sat-down"];
  return words.logEntry[change](name);
}
