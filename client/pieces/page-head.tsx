import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../words/words.ts";
import { Icon } from "./icon.tsx";

export function PageHead({ title }: { title: string }): JSX.Element {
  useEffect(() => {
    document.title = `${title} · ${words.value.appName}`;
  }, [title]);
  return (
    <header class="page-head">
      <a class="button quiet square" href="/" aria-label={words.value.backToHall}>
        <Icon name="back" />
      </a>
      <h1>{title}</h1>
    </header>
  );
}
