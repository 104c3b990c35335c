/** What stands on a screen, said once when it comes and again when it changes. */
import { useEffect, useRef } from "preact/hooks";
import { say } from "./announcer.ts";
import type { SpeechKind } from "./utterance.ts";

export function useSaid(text: string | null | undefined, kind: SpeechKind, topic?: string): void {
  useEffect(() => {
    if (text) say(text, kind, { topic });
  }, [text]);
}

/** Not what stands there from the beginning: what my own hand makes of it. */
export function useSaidLater(text: string, topic = "hand"): void {
  const before = useRef(text);
  useEffect(() => {
    if (text !== before.current) say(text, "must", { topic });
    before.current = text;
  }, [text]);
}
