/** Something waits at another table: a word about it, and the way there. */
import type { Tell } from "#table/talk/words.ts";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { say } from "../speech/announcer.ts";
import { callsWords } from "./words/words.ts";

export function called({ text, link }: Extract<Tell, { type: "call" }>): void {
  if (link === location.pathname) return say(text, "mine");
  toast(text, "lamp", { text: callsWords().goThere, press: () => go(link) });
}
