/**
 * What whoever runs the hall tells everyone: one line above every screen, asked for now and then while someone looks.
 */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Notice } from "#table/talk/office.ts";
import { useSaid } from "../speech/use-said.ts";
import { request } from "./request.ts";

const lookEvery = 30_000;

const key = "guildhall.notice";
/** As it was last read: a page that begins with it is not pushed down by it. */
const notice = signal<string | null>(localStorage.getItem(key));

async function look(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  const reply = await request<Notice>("GET", "/notice");
  // Without the hall the last word stands: it may be why it cannot be reached.
  if (reply.type !== "ok") return;
  const { text } = reply.value;
  notice.value = text;
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

export function NoticeLine(): JSX.Element | null {
  useEffect(() => {
    const soon = (): void => void look();
    soon();
    const timer = setInterval(soon, lookEvery);
    document.addEventListener("visibilitychange", soon);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", soon);
    };
  }, []);
  useSaid(notice.value, "mine");
  return notice.value === null ? null : <aside class="notice">{notice.value}</aside>;
}
