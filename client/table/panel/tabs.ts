/** What lies in the panel: the story, the talk, the rules. */
import { words } from "../../words/words.ts";

export const tabs = ["log", "chat", "rules"] as const;
export type Tab = (typeof tabs)[number];

export function tabName(tab: Tab): string {
  return tab === "rules" ? words.value.rules : words.value.table[tab];
}
