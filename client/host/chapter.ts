/** One chapter of a document in pieces that a page can show: headings, paragraphs, files to copy. */
import { unbroken } from "../words/unbroken.ts";

export type Block =
  | { readonly type: "heading"; readonly text: string }
  | { readonly type: "file"; readonly text: string }
  | { readonly type: "paragraph"; readonly spans: readonly TextSpan[] };

export interface TextSpan {
  readonly type: "text" | "typed" | "aside" | "strong";
  readonly text: string;
}

/** The only chapter about TLS begins with these words, in each language. */
const tls = /^## .*\bTLS$/m;

export function tlsChapter(markdown: string): readonly Block[] {
  const [, rest = ""] = markdown.split(tls);
  return blocksOf(rest);
}

/** Whatever it is called. */
export function firstChapter(markdown: string): readonly Block[] {
  const [, rest = ""] = markdown.split(/^## .*$/m);
  return blocksOf(rest);
}

function blocksOf(text: string): readonly Block[] {
  const [chapter = ""] = text.split(/^## /m);
  const blocks: Block[] = [];
  // What stands between fences is a file, word for word; the rest is paragraphs.
  for (const [at, part] of chapter.split(/^```\w*\n/m).entries())
    if (at % 2 === 1) blocks.push({ type: "file", text: part.trimEnd() });
    else blocks.push(...paragraphs(part));
  return blocks;
}

function paragraphs(text: string): readonly Block[] {
  // A table of flags is for the handbook.
  const written = text
    .split(/\n\n|\n(?=\d+\. |- )/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("|"));
  return written.map((part) =>
    part.startsWith("### ")
      ? { type: "heading", text: unbroken(part.slice(4)) }
      : { type: "paragraph", spans: spans(part) },
  );
}

/** `typed`, *(said aside)* and **strong**; everything else is text. */
function spans(paragraph: string): readonly TextSpan[] {
  return paragraph.split(/(`[^`]+`|[*_]\([^()]*\)[*_]|\*\*[^*]+\*\*)/).map((piece): TextSpan => {
    if (piece.startsWith("**")) return { type: "strong", text: unbroken(piece.slice(2, -2)) };
    if (piece.startsWith("`")) return { type: "typed", text: piece.slice(1, -1) };
    if (/^[*_]\(/.test(piece)) return { type: "aside", text: unbroken(piece.slice(1, -1)) };
    return { type: "text", text: unbroken(piece) };
  });
}
