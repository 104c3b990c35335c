/**
 * Tells the other copies what happened: once per turn of the event loop, after it was committed and never within,
 * where every commit would queue behind one lock. A ring that is lost is made good by the beat.
 */
import type { CopiesStore, CopyId } from "../store/copies-port.ts";
import { textOf, type CopyMessage } from "./words.ts";

export interface Bell {
  tell(word: CopyMessage): void;
}

/** PostgreSQL takes 8,000 bytes. */
const mostBytes = 7500;

export function openBell(store: Pick<CopiesStore, "ring">, copy: CopyId): Bell {
  /** By what they are about: of a table only its newest version is told. */
  const waiting = new Map<string, CopyMessage>();
  let ringing = false;

  async function ring(): Promise<void> {
    while (waiting.size > 0) await store.ring(nextText()).catch(() => undefined);
    ringing = false;
  }

  function nextText(): string {
    let text: string = copy;
    for (const [key, word] of waiting) {
      const more = ` ${textOf(word)}`;
      if (text.length + more.length > mostBytes) break;
      text += more;
      waiting.delete(key);
    }
    return text;
  }

  return {
    tell(word) {
      waiting.set(aboutOf(word), word);
      if (ringing) return;
      ringing = true;
      setImmediate(() => void ring());
    },
  };
}

function aboutOf(word: CopyMessage): string {
  switch (word.type) {
    case "forgotten":
      return `forgotten ${word.session}`;
    case "call":
      return `call ${word.person} ${word.told}`;
    case "house":
      return "house";
    case "pages":
    case "people":
      return `${word.type} ${word.table}`;
  }
}
