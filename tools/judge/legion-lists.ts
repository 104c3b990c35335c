/** Army lists as people paste them: what each is read as, and which questions stay open. */
import { readList, reportOf } from "#rules/legion/index.ts";
import type { PadVerdict } from "./verdict.ts";

export function judgeLegionLists(file: unknown): PadVerdict {
  const lists = typeof file === "object" && file !== null && "lists" in file ? file.lists : file;
  if (!Array.isArray(lists))
    return { results: [], complaints: ['The file has no list "lists" of pasted army lists.'] };
  const complaints: string[] = [];
  const results = lists.map((raw: unknown, at) => {
    const { title, text, edition } = listIn(raw, at);
    if (text === null) {
      complaints.push(`List ${at + 1} has no "text".`);
      return { title, trouble: "no-text" };
    }
    return { title, ...reportOf(readList(text, edition), edition) };
  });
  return { results, complaints };
}

function listIn(
  raw: unknown,
  at: number,
): { title: string; text: string | null; edition: "classic" | "current" } {
  const record = typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
  const { title, text, edition } = record;
  return {
    title: typeof title === "string" ? title : `list ${at + 1}`,
    text: typeof text === "string" ? text : null,
    edition: edition === "classic" ? "classic" : "current",
  };
}
