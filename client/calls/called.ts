/** Something waits at another table: a word about it, and the way there. */
import type { Tell } from "#table/talk/words.ts";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { say } from "../speech/announcer.ts";
import { callsWords } from "./words/words.ts";

export async function called({ text, link }: Extract<Tell, { type: "call" }>): Promise<void> {
  if (link === location.pathname) return say(text, "mine");
  await callsWords.here();
  toast(text, "lamp", { text: callsWords().goThere, press: () => go(link) });
}
