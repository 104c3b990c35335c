/** What is left to whoever runs the hall: the first chapter of docs/fairness.md, in the reader's language. */
import type { JSX } from "preact";
import { Blocks } from "../host/blocks.tsx";
import { firstChapter } from "../host/chapter.ts";
import { PageHead } from "../pieces/page-head.tsx";
import { language } from "../settings/settings.ts";
import { useCatalog, type Catalogs } from "../words/use-catalog.ts";
import { words } from "../words/words.ts";

const documents: Catalogs<string> = {
  en: async () => (await import("../../docs/fairness.md?raw")).default,
  fr: async () => (await import("../../docs/fairness.fr.md?raw")).default,
  es: async () => (await import("../../docs/fairness.es.md?raw")).default,
};

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
