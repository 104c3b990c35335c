/**
 * An answer on its way to its reader. One that is not read is
 * given up: it would lie in our memory for as long as they like.
 */
import type { ServerResponse } from "node:http";

/** What is smaller lies in the system's own buffers. */
const noteworthy = 64 * 1024;
/** Bytes a second of an answer sent in one. */
const slowest = 16 * 1024;

/** Ends the answer unless it has been read in time. */
export function limitWriting(outgoing: ServerResponse, length: number, timeout: number): void {
  if (length < noteworthy) return;
  const late = setTimeout(() => outgoing.destroy(), timeout + (length / slowest) * 1000).unref();
  outgoing.once("close", () => clearTimeout(late));
}

interface Stream {
  readonly pieces: AsyncIterable<string>;
  readonly outgoing: ServerResponse;
  /** Milliseconds for one piece. */
  readonly timeout: number;
  readonly failed: (error: unknown) => void;
}

/** Asks for the next piece when the last one has been taken. */
export function streamOf({
  pieces,
  outgoing,
  timeout,
  failed,
}: Stream): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const text = new TextEncoder();
  let late: NodeJS.Timeout | undefined;
  let left = false;
  outgoing.once("close", () => clearTimeout(late));
  return new ReadableStream(
    {
      async pull(controller) {
        clearTimeout(late);
        try {
          const { done, value } = await iterator.next();
          // The reader may have gone while the piece was fetched.
          if (left) return;
          if (done === true) return controller.close();
          controller.enqueue(text.encode(value));
          late = setTimeout(() => outgoing.destroy(), timeout).unref();
        } catch (error) {
          failed(error);
          outgoing.destroy();
        }
      },
      async cancel() {
        left = true;
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
