/** Plain data as text short enough for an address: deflated, in letters no address minds. */

/** Unpacked, in bytes: three times the longest game, and no more than a page reads without a pause. */
const largest = 1_000_000;

export type Payload = { readonly value: unknown } | "broken" | "too-large";

export async function packed(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const piped = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return base64url(new Uint8Array(await new Response(piped).arrayBuffer()));
}

/** `broken`: cut off or foreign. */
export async function unpacked(text: string): Promise<Payload> {
  if (text.length > largest) return "too-large";
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const whole = await inflated(bytes);
    return whole === null ? "too-large" : { value: JSON.parse(whole) as unknown };
  } catch {
    return "broken";
  }
}

/** A kilobyte may become a megabyte: it is read piece by piece, and no further than it may be; `null`: it is longer. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = pieces(bytes).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > largest) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

const pieceLength = 1024;

/** The next one when the last has been read: a stream unpacks the whole of what it is given. */
function pieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + pieceLength));
      at += pieceLength;
    },
  });
}

function base64url(bytes: Uint8Array): string {
  const plain = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
