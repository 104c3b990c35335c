/** Plain data as text short enough for an address: deflated, in letters no address minds. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export async function packed(value: unknown): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(value)),
    new CompressionStream("deflate-raw"),
  );
  return base64url(bytes);
}

/** `null` for anything cut off, broken or foreign. */
export async function unpacked(text: string): Promise<unknown> {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return JSON.parse(
      new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))),
    ) as unknown;
  } catch {
    return null;
  }
}

function base64url(bytes: Uint8Array): string {
  const plain = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
