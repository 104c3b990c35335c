/** How a hall gets an address with TLS: the chapter of docs/hosting.md, in the reader's language. */
import type { JSX } from "preact";
import { PageHead } from "../pieces/page-head.tsx";
import { language } from "../settings/settings.ts";
import { useCatalog, type Catalogs } from "../words/use-catalog.ts";
import { words } from "../words/words.ts";
import { tlsChapter, type Block, type Span } from "./chapter.ts";
import { plainHttpWords } from "./words/plain-http.ts";
import "./hosting.css";

const documents: Catalogs<string> = {
  en: async () => (await import("../../docs/hosting.md?raw")).default,
  fr: async () => (await import("../../docs/hosting.fr.md?raw")).default,
  es: async () => (await import("../../docs/hosting.es.md?raw")).default,
};

function Part({ type, text }: Span): JSX.Element {
  if (type === "typed") return <code>{text}</code>;
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

export function HostingPage(): JSX.Element {
  const w = plainHttpWords();
  const document = useCatalog(documents, language.value);
  return (
    <main id="content" class="page">
      <PageHead title={w.how} aside />
      <p>{w.costs}</p>
      {document === null ? (
        <p class="soft loading">{words.value.loading}</p>
      ) : (
        tlsChapter(document).map((block) => <Piece block={block} />)
      )}
    </main>
  );
}
