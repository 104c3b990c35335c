/** The companion arrives with words of its own, only when asked for. */
import type { JSX } from "preact";
import { lazy } from "#client/lazy.tsx";
import { useCatalog, type Catalogs } from "#client/words/use-catalog.ts";
import { unbrokenWords } from "#client/words/unbroken.ts";
import { words as hall } from "#client/words/words.ts";
import type { PageProps } from "../../screen.ts";
import type { OuterRimScreen } from "../screen-types.ts";
import type { CompanionWords } from "./words/en.ts";

const spoken: Catalogs<CompanionWords> = {
  en: async () => (await import("./words/en.ts")).en,
  fr: async () => unbrokenWords((await import("./words/fr.ts")).fr),
  es: async () => (await import("./words/es.ts")).es,
};

const Companion = lazy(async () => (await import("./companion.tsx")).Companion);

export function CompanionPage(props: PageProps<OuterRimScreen>): JSX.Element {
  const own = useCatalog(spoken, props.language);
  if (own === null) return <p class="soft">{hall.value.loading}</p>;
  return <Companion {...props} own={own} />;
}
