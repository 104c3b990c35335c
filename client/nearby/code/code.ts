/**
 * What one device shows and another reads, as letters: an invitation of the device that is the table, and the answer of
 * the one that joins. The token says which invitation an answer is for.
 */
import { byteReader, bytesOf, byteWriter, lettersOf } from "./bytes.ts";
import { readDescription, writeDescription, type Description } from "./description.ts";

export interface Code {
  readonly kind: (typeof kinds)[number];
  readonly token: number;
  readonly description: Description;
}

/** `return`: for a guest that was here before, whose answer is known already: one look is enough. */
const kinds = ["invitation", "answer", "return"] as const;
/** Another way to write codes gets another number: an old page says so instead of guessing. */
const edition = 1;
const longestCode = 600;

export function writeCode({ kind, token, description }: Code): string {
  const out = byteWriter();
  out.byte(edition);
  out.byte(kinds.indexOf(kind));
  out.pair(token);
  writeDescription(out, description);
  return lettersOf(out.written());
}

/** From what was scanned or pasted: the letters alone, or a link that ends with them. */
export function readCode(text: string): Code | null {
  const letters = text
    .trim()
    .slice(-longestCode)
    .replace(/^.*[#\s]/su, "");
  const bytes = bytesOf(letters);
  if (bytes === null) return null;
  const from = byteReader(bytes);
  if (from.byte() !== edition) return null;
  const kind = kinds[from.byte() ?? kinds.length];
  const token = from.pair();
  const description = readDescription(from);
  if (kind === undefined || token === null || description === null || !from.isAtEnd()) return null;
  return { kind, token, description };
}
