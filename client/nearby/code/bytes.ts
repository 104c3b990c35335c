/** Bytes written and read one after the other, and as letters that fit into a link. */

export interface ByteWriter {
  byte(value: number): void;
  /** Two bytes, the larger first. */
  pair(value: number): void;
  bytes(values: Uint8Array): void;
  /** Its length, then its signs: plain ASCII, at most 255. */
  text(value: string): void;
  written(): Uint8Array;
}

export function byteWriter(): ByteWriter {
  const out: number[] = [];
  const writer: ByteWriter = {
    byte: (value) => void out.push(value & 0xff),
    pair(value) {
      writer.byte(value >> 8);
      writer.byte(value);
    },
    bytes: (values) => void out.push(...values),
    text(value) {
      writer.byte(value.length);
      for (const sign of value) writer.byte(sign.codePointAt(0) ?? 0);
    },
    written: () => Uint8Array.from(out),
  };
  return writer;
}

/** What is not there is `null`, and so is everything read after it. */
export interface ByteReader {
  byte(): number | null;
  pair(): number | null;
  bytes(count: number): Uint8Array | null;
  text(): string | null;
  isAtEnd(): boolean;
}

export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const reader: ByteReader = {
    byte: () => reader.bytes(1)?.[0] ?? null,
    pair() {
      const two = reader.bytes(2);
      return two === null ? null : ((two[0] ?? 0) << 8) | (two[1] ?? 0);
    },
    bytes(count) {
      const end = at + count;
      const read = end <= bytes.length ? bytes.slice(at, end) : null;
      at = read === null ? bytes.length + 1 : end;
      return read;
    },
    text() {
      const length = reader.byte();
      const signs = length === null ? null : reader.bytes(length);
      return signs === null ? null : String.fromCharCode(...signs);
    },
    isAtEnd: () => at === bytes.length,
  };
  return reader;
}

export function lettersOf(bytes: Uint8Array): string {
  const plain = btoa(String.fromCharCode(...bytes));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function bytesOf(letters: string): Uint8Array | null {
  try {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(plain, (sign) => sign.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}
