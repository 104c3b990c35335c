/** What is left to whoever runs the hall: the first chapter of docs/fairness.md, in the reader's language. */
import type { JSX } from "preact";
import { Blocks } from "../host/blocks.tsx";
import { firstChapter } from "../host/chapter.ts";
import { PageHead } from "../pieces/page-head.tsx";
import { language } from "../settings/settings.ts";
import { documentsIn } from "../words/documents.ts";
import { useCatalog } from "../words/use-catalog.ts";
import { words } from "../words/words.ts";

const documents = documentsIn(
  import.meta.glob<string>("../../docs/fairness*.md", { query: "?raw", import: "default" }),
  "../../docs/fairness",
);

export function FairnessPage(): JSX.Element {
  const document = useCatalog(documents, language.value);
  return (
    <main id="content" class="page">
      <PageHead title={words.value.deal.whoCould} aside />
      {document === null ? (
        <p class="soft loading">{words.value.loading}</p>
      ) : (
        <Blocks blocks={firstChapter(document)} />
      )}
    </main>
  );
}
