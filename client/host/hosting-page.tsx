/** How a hall gets an address with TLS: the chapter of docs/hosting.md, in the reader's language. */
import type { JSX } from "preact";
import { hasHall } from "../edition/edition.ts";
import { editionWords } from "../edition/words.ts";
import { PageHead } from "../pieces/page-head.tsx";
import { language } from "../settings/settings.ts";
import { documentsIn } from "../words/documents.ts";
import { useCatalog } from "../words/use-catalog.ts";
import { words } from "../words/words.ts";
import { Blocks } from "./blocks.tsx";
import { firstChapter, tlsChapter } from "./chapter.ts";
import { plainHttpWords } from "./words/plain-http.ts";

const documents = documentsIn(
  import.meta.glob<string>("../../docs/hosting*.md", { query: "?raw", import: "default" }),
  "../../docs/hosting",
);

export function HostingPage(): JSX.Element {
  const w = plainHttpWords();
  const document = useCatalog(documents, language.value);
  return (
    <main id="content" class="page">
      <PageHead title={hasHall ? w.how : editionWords().how} aside />
      {hasHall && <p>{w.costs}</p>}
      {document === null ? (
        <p class="soft loading">{words.value.loading}</p>
      ) : (
        <Blocks blocks={hasHall ? tlsChapter(document) : firstChapter(document)} />
      )}
    </main>
  );
}
