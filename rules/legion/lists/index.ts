/** One door for everything a player may paste. */
import type { EditionName } from "../names.ts";
import type { ArmyList, ImportTrouble } from "./army-list.ts";
import { isLegionHqLink, readLegionHqLink } from "./legion-hq-link.ts";
import { readListText } from "./text/text.ts";
import { readTtsJson } from "./tts.ts";

const longest = 200_000;

export function readList(text: string, edition: EditionName): ArmyList | ImportTrouble {
  const trimmed = text.trim();
  if (trimmed === "") return { trouble: "empty" };
  if (trimmed.length > longest) return { trouble: "too-long" };
  if (trimmed.startsWith("{") || trimmed.startsWith("[")) return readTtsJson(trimmed, edition);
  if (/tabletopadmiral\.com\//iu.test(trimmed)) return { trouble: "admiral-link" };
  if (isLegionHqLink(trimmed)) return readLegionHqLink(trimmed, edition);
  return readListText(trimmed, edition);
}
