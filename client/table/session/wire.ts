/** How words travel between a session and its table: `socket.ts` to the hall, `../local/` inside this browser. */
import type { ReadonlySignal } from "@preact/signals";
import type { Ask, Tell } from "#table/talk/words.ts";

/** `local`: the table lives in this browser and cannot be lost. */
export type Link = "connecting" | "open" | "lost" | "local";

export interface Wire {
  readonly link: ReadonlySignal<Link>;
  /** May be called while the link is lost: what matters is said again by the session. */
  say(ask: Ask): void;
  /** `opened` runs at once when the link is open, and again after every reconnection. Returns the way to stop. */
  listen(heard: (tell: Tell) => void, opened: () => void): () => void;
}
