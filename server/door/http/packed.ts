/**
 * A text that is made for one answer travels packed once it is worth it: at once and here, where that takes a few
 * hundredths of a millisecond; a long one beside this thread, because everybody's moves would wait for it.
 */
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";

const packBeside = promisify(gzip);
const worthIt = 1024;
const long = 32 * 1024;
/** 17 µs for three kilobytes and 60 for fifteen; the ninth level takes four times as long for a tenth less. */
const level = 3;

interface Packed {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

export async function packed(text: string, accepted: string): Promise<Packed> {
  if (text.length < worthIt || !/\bgzip\b/.test(accepted)) return { body: text, headers: {} };
  const headers = { "content-encoding": "gzip", vary: "accept-encoding" };
  const body =
    text.length < long
      ? gzipSync(text, { level })
      : new Uint8Array(await packBeside(text, { level }));
  return { body, headers };
}
