/** The lesson brings a bot and words of its own along, so it arrives only when asked for. */
import type { JSX } from "preact";
import { lazy } from "#client/lazy.tsx";
import { useCatalog, type Catalogs } from "#client/words/use-catalog.ts";
import { unbrokenWords } from "#client/words/unbroken.ts";
import { words as hall } from "#client/words/words.ts";
import type { PageProps } from "../../screen.ts";
import type { OuterRimScreen } from "../screen-types.ts";
import type { LearnWords } from "./words/en.ts";

const spoken: Catalogs<LearnWords> = {
  en: async () => (await import("./words/en.ts")).en,
  fr: async () => unbrokenWords((await import("./words/fr.ts")).fr),
  es: async () => (await import("./words/es.ts")).es,
};

const Lesson = lazy(async () => (await import("./lesson.tsx")).Lesson);

export function LessonPage(props: PageProps<OuterRimScreen>): JSX.Element {
  const learn = useCatalog(spoken, props.language);
  if (learn === null) return <p class="soft">{hall.value.loading}</p>;
  return <Lesson {...props} learn={learn} />;
}
