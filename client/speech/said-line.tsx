/** A line that comes by itself: seen where it stands, and said once. */
import type { JSX } from "preact";
import { useSaid } from "./use-said.ts";
import type { SpeechKind } from "./utterance.ts";

interface SaidLineProps {
  readonly kind: SpeechKind;
  readonly class?: string;
  readonly children: string;
}

export function SaidLine({ kind, children, class: look }: SaidLineProps): JSX.Element {
  useSaid(children, kind);
  return <p class={look}>{children}</p>;
}
