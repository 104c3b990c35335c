/** A classic list that has to be readable, for tests. */
import { isTrouble } from "../lists/army-list.ts";
import { readList } from "../lists/index.ts";
import type { ArmyList } from "../lists/army-list.ts";

export function read(text: string): ArmyList {
  const list = readList(text, "classic");
  if (isTrouble(list)) throw new Error(list.trouble);
  return list;
}
