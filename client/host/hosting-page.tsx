/** How a hall gets an address with TLS: the chapter of docs/hosting.md, as it is written there. */
import type { JSX } from "preact";
import hosting from "../../docs/hosting.md?raw";
import { PageHead } from "../pieces/page-head.tsx";
import { words } from "../words/words.ts";

/** From its heading to the next one. */
function chapter(heading: string): string {
  const from = hosting.indexOf(`## ${heading}`);
  const to = hosting.indexOf("\n## ", from + 1);
  return hosting.slice(from, to === -1 ? undefined : to).trim();
}

export function HostingPage(): JSX.Element {
  const w = words.value.plainHttp;
  return (
    <main id="content" class="page">
      <PageHead title={w.how} />
      <p>{w.costs}</p>
      <pre class="hosting" lang="en" tabIndex={0}>
        {chapter("A proxy with TLS")}
      </pre>
    </main>
  );
}
