/** Two ends of a data channel inside one process, for tests without a browser. */
import { pipeOver, type Channel, type Pipe } from "../pipe.ts";

export interface TwoEnds {
  readonly host: Pipe;
  readonly guest: Pipe;
  /** As a guest that keeps to no rule: any text, whole. */
  shout(text: string): void;
}

class End implements Channel {
  readyState = "open";
  bufferedAmount = 0;
  other: End | null = null;
  onopen: Channel["onopen"] = null;
  onmessage: Channel["onmessage"] = null;
  onclose: Channel["onclose"] = null;

  send(piece: string): void {
    const { other } = this;
    queueMicrotask(() => other?.onmessage?.({ data: piece } as MessageEvent));
  }

  close(): void {
    for (const end of [this, this.other]) {
      if (end === null || end.readyState === "closed") continue;
      end.readyState = "closed";
      end.onclose?.(new Event("close"));
    }
  }
}

export function twoEnds(): TwoEnds {
  const host = new End();
  const guest = new End();
  host.other = guest;
  guest.other = host;
  const ends = { host: pipeOver(host), guest: pipeOver(guest) };
  return { ...ends, shout: (text) => guest.send(text) };
}
