/** A chapter of a document on a page. */
import type { JSX } from "preact";
import type { Block, TextSpan } from "./chapter.ts";
import "./hosting.css";

export function Blocks({ blocks }: { blocks: readonly Block[] }): JSX.Element {
  return (
    <>
      {blocks.map((block) => (
        <Piece block={block} />
      ))}
    </>
  );
}

function Part({ type, text }: TextSpan): JSX.Element {
  if (type === "typed") return <code>{text}</code>;
  if (type === "strong") return <strong>{text}</strong>;
  return type === "aside" ? <span class="soft">{text}</span> : <>{text}</>;
}

function Piece({ block }: { block: Block }): JSX.Element {
  if (block.type === "heading") return <h2>{block.text}</h2>;
  if (block.type === "file")
    return (
      <pre class="hosting" tabIndex={0}>
        {block.text}
      </pre>
    );
  return (
    <p>
      {block.spans.map((span) => (
        <Part {...span} />
      ))}
    </p>
  );
}
