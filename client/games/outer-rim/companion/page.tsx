/** The companion arrives with words of its own, only when asked for. */
import type { JSX } from "preact";
import { lazy } from "#client/lazy.tsx";
import { useCatalog } from "#client/words/use-catalog.ts";
import { words as hall } from "#client/words/words.ts";
import type { PageProps } from "../../screen.ts";
import type { OuterRimScreen } from "../screen-types.ts";
import { load } from "#words/made/outer-rim-companion/load.ts";

const Companion = lazy(async () => (await import("./companion.tsx")).Companion);

export function CompanionPage(props: PageProps<OuterRimScreen>): JSX.Element {
  const own = useCatalog(load, props.language);
  if (own === null) return <p class="soft">{hall.value.loading}</p>;
  return <Companion {...props} own={own} />;
}
