/** Texts between two devices, whole and in order, over a data channel that carries only so much at once. */
import { signal, type ReadonlySignal } from "@preact/signals";

export interface Pipe {
  readonly isOpen: ReadonlySignal<boolean>;
  send(text: string): void;
  /** One listener at a time; what came before it is kept for it. */
  hear(heard: (text: string) => void): void;
  close(): void;
}

/** What a data channel is for us: the browser's own, or one made by a test. */
export interface Channel {
  readonly readyState: string;
  readonly bufferedAmount: number;
  send(piece: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: Event) => void) | null;
}

/** Every browser takes this much in one message, whatever its signs are. */
const pieceLength = 15_000;
/** A view of a long game has a megabyte at most. Longer is nobody's honest word. */
const longestText = 4_000_000;
/** Whoever does not read is let go. */
const mostUnread = 8_000_000;
const last = ".";
const more = "+";

export function pipeOver(channel: Channel): Pipe {
  const isOpen = signal(channel.readyState === "open");
  const early: string[] = [];
  let heard: ((text: string) => void) | null = null;
  let pieces: string[] = [];
  let length = 0;

  function take(piece: unknown): void {
    if (typeof piece !== "string" || (length += piece.length) > longestText) return pipe.close();
    pieces.push(piece.slice(1));
    if (piece.startsWith(more)) return;
    if (!piece.startsWith(last)) return pipe.close();
    const text = pieces.join("");
    pieces = [];
    length = 0;
    if (heard === null) early.push(text);
    else heard(text);
  }

  channel.onopen = () => void (isOpen.value = true);
  channel.onclose = () => void (isOpen.value = false);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => take(data);

  const pipe: Pipe = {
    isOpen,
    send(text) {
      if (channel.readyState !== "open") return;
      if (channel.bufferedAmount > mostUnread) return pipe.close();
      for (let at = 0; at === 0 || at < text.length; at += pieceLength) {
        const piece = text.slice(at, at + pieceLength);
        channel.send((at + pieceLength < text.length ? more : last) + piece);
      }
    },
    hear(next) {
      heard = next;
      for (const text of early.splice(0)) next(text);
    },
    close() {
      channel.onmessage = null;
      isOpen.value = false;
      channel.close();
    },
  };
  return pipe;
}
