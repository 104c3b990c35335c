/** Something waits at another table: a word about it, and the way there. */
import type { Tell } from "#table/talk/words.ts";
import { announce, toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { callsWords } from "./words/words.ts";

export function called({ text, link }: Extract<Tell, { type: "call" }>): void {
  if (link === location.pathname) return announce(text);
  toast(text, "lamp", { text: callsWords().goThere, press: () => go(link) });
}
