/** One door for everything a player may paste. */
import type { EditionName } from "../names.ts";
import { isTrouble, type ArmyList, type ImportTrouble } from "./army-list.ts";
import { isLegionHqLink, readLegionHqLink } from "./legion-hq-link.ts";
import { readListText } from "./text/text.ts";
import { jsonIn, readTtsJson } from "./tts.ts";

const longest = 60_000;
/** Units, upgrades and cards: several times what the largest army has. Each is looked up among all cards. */
const mostNames = 400;

export function readList(text: string, edition: EditionName): ArmyList | ImportTrouble {
  const trimmed = text.trim();
  if (trimmed === "") return { trouble: "empty" };
  if (trimmed.length > longest || namesIn(trimmed) > mostNames) return { trouble: "too-long" };
  const json = jsonIn(trimmed);
  if (json !== null) return isTrouble(json) ? json : readTtsJson(json, edition);
  if (/tabletopadmiral\.com\//iu.test(trimmed)) return { trouble: "admiral-link" };
  if (isLegionHqLink(trimmed)) return readLegionHqLink(trimmed, edition);
  return readListText(trimmed, edition);
}

/** Whatever the list is written in, one of these stands between two names. */
function namesIn(text: string): number {
  return text.split(/[\n,;|\t+]/u).length;
}
