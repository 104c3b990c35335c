/**
 * Tells the other copies what happened: once per turn of the event loop, after it was committed and never within,
 * where every commit would queue behind one lock. What is lost is made good by the heartbeat.
 */
import type { CopiesStore, CopyId } from "../store/copies-port.ts";
import { textOf, type CopyMessage } from "./words.ts";

export interface Publisher {
  publish(word: CopyMessage): void;
}

/** PostgreSQL takes 8,000 bytes. */
const mostBytes = 7500;

export function openPublisher(store: Pick<CopiesStore, "publish">, copy: CopyId): Publisher {
  /** By what they are about: of a table only its newest version is told. */
  const waiting = new Map<string, CopyMessage>();
  let isPublishing = false;

  async function publishAll(): Promise<void> {
    while (waiting.size > 0) await store.publish(nextText()).catch(() => undefined);
    isPublishing = false;
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
    publish(word) {
      waiting.set(aboutOf(word), word);
      if (isPublishing) return;
      isPublishing = true;
      setImmediate(() => void publishAll());
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
