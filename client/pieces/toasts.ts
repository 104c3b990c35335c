/** Short notices for what concerns me: seen for a moment, and said by the announcer. */
import { signal } from "@preact/signals";
import { interrupt, say } from "../speech/announcer.ts";
import { media } from "./media.ts";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: "plain" | "no" | "lamp";
  readonly action: { readonly text: string; readonly press: () => void } | null;
}

export const toasts = signal<readonly Toast[]>([]);
/** The sheets that stand open, by id, the uppermost last: a notice behind one is neither read nor pressed. */
export const sheets = signal<readonly string[]>([]);
/** News are in the log too; a refusal wants to be read, and what can be pressed to be reached. */
const stayMs = 3500;
const readMs = 6000;
/** A phone shows one at a time. */
const roomy = media("(min-width: 760px)");
let next = 0;

export function toast(
  text: string,
  tone: Toast["tone"] = "plain",
  action: Toast["action"] = null,
): void {
  const id = next++;
  const others = roomy.value ? toasts.value.filter((shown) => shown.text !== text).slice(-2) : [];
  toasts.value = [...others, { id, text, tone, action }];
  if (tone === "no") interrupt(text);
  else say(text, "mine");
  setTimeout(() => dismiss(id), tone === "no" || action !== null ? readMs : stayMs);
}

export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((shown) => shown.id !== id);
}
