import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { tableBefore } from "../route.ts";
import { words } from "../words/words.ts";
import { Icon } from "./icon.tsx";

/** Back to the hall, or for a look aside (settings, verification) to the table one came from. */
export function PageHead({ title, aside }: { title: string; aside?: true }): JSX.Element {
  const table = aside ? tableBefore.value : null;
  useEffect(() => {
    document.title = `${title} · ${words.value.appName}`;
  }, [title]);
  return (
    <header class="page-head">
      <a
        class="button quiet square"
        href={table ?? "/"}
        aria-label={table === null ? words.value.backToHall : words.value.backToTable}
      >
        <Icon name="back" />
      </a>
      <h1>{title}</h1>
    </header>
  );
}
