/** A file that somebody else may have written, as text: no more of it than its reader takes. A pipe will do. */
import { closeSync, openSync, readSync } from "node:fs";

export type FileText = { readonly text: string } | { readonly why: string };

const atOnce = 1024 * 1024;

export function fileText(path: string, most: number): FileText {
  try {
    const file = openSync(path, "r");
    try {
      return textIn(file, most);
    } finally {
      closeSync(file);
    }
  } catch (trouble) {
    return { why: whyNot((trouble as NodeJS.ErrnoException).code) };
  }
}

function textIn(file: number, most: number): FileText {
  const pieces: Buffer[] = [];
  let length = 0;
  for (;;) {
    const piece = Buffer.alloc(atOnce);
    const read = readSync(file, piece, 0, atOnce, null);
    if (read === 0) return { text: Buffer.concat(pieces).toString("utf8") };
    length += read;
    if (length > most) return { why: `it is larger than ${most / atOnce} MB, and was not read` };
    pieces.push(piece.subarray(0, read));
  }
}

function whyNot(code: string | undefined): string {
  if (code === "ENOENT") return "there is no such file";
  return code === "EISDIR" ? "it is a folder, not a file" : `it cannot be read (${code})`;
}
