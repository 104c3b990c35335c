/**
 * The one voice of the house: everything that a screen reader is to say by itself goes through here. Its lanes are in
 * the page from the start; how it speaks (`voice.ts`) comes with its first word.
 */
import type { SpeechKind, Utterance } from "./utterance.ts";

export interface Lanes {
  readonly polite: HTMLElement;
  readonly assertive: HTMLElement;
}

/** The page's own lanes, then those of each open dialog: what lies behind a dialog is not heard. */
const lanes: Lanes[] = [];
const open = (): Lanes | undefined => lanes.at(-1);

let unsaid: Utterance[] = [];
let voice: typeof import("./voice.ts") | null = null;

/** Laid into the page at the start and into each dialog as it opens, before their first word. There are no others. */
export function openLanes(within: HTMLElement): () => void {
  const box = document.createElement("div");
  box.className = "unseen";
  box.innerHTML =
    '<div class="spoken" aria-live="polite"></div><div class="spoken-at-once" aria-live="assertive"></div>';
  within.append(box);
  const [polite, assertive] = box.children as unknown as readonly [HTMLElement, HTMLElement];
  const own = { polite, assertive };
  // Behind a dialog they fall silent; what still stood in them when it closes would be said again.
  empty();
  lanes.push(own);
  return () => {
    lanes.splice(lanes.indexOf(own), 1);
    box.remove();
  };
}

type Besides = Omit<Utterance, "text" | "kind" | "urgent">;

export function say(text: string, kind: SpeechKind, also: Besides = {}): void {
  utter({ ...also, text, kind });
}

/** At once, over whatever is being said: something is wrong. */
export function interrupt(text: string): void {
  utter({ text, kind: "must", urgent: true });
}

/** Another page: what was to be said of the last one is not said here. */
export function hush(): void {
  unsaid = [];
  voice?.forget();
  empty();
}

function empty(): void {
  for (const lane of lanes.flatMap(({ polite, assertive }) => [polite, assertive]))
    lane.replaceChildren();
}

function utter(one: Utterance): void {
  if (voice !== null) return voice.utter(one, open);
  // There is nothing that it could take back.
  if (one.text === "" && unsaid.length === 0) return;
  unsaid.push(one);
  void import("./voice.ts")
    .then((here) => {
      voice = here;
      for (const waiting of unsaid.splice(0)) here.utter(waiting, open);
    })
    .catch(() => undefined);
}
