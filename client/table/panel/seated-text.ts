/** Who sits down, stands up or has a new name, in one sentence. */
import type { LogEntry } from "#table/talk/words.ts";
import type { Words } from "../../words/en.ts";

type Seated = Extract<LogEntry, { readonly type: "seated" }>;

/** Whoever has no name yet is “you” to themselves, and no third person. */
export function seatedText(
  { change, name }: Pick<Seated, "change" | "name">,
  words: Words,
): string {
  if (change === "sat-down" && name === words.you) return words.logEntry["you-sat-down"];
  return words.logEntry[change](name);
}
