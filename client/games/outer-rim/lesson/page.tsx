/** The lesson brings a bot and words of its own along, so it arrives only when asked for. */
import type { JSX } from "preact";
import { lazy } from "#client/lazy.tsx";
import { useCatalog } from "#client/words/use-catalog.ts";
import { words as hall } from "#client/words/words.ts";
import type { PageProps } from "../../screen.ts";
import type { OuterRimScreen } from "../screen-types.ts";
import { load } from "#words/made/outer-rim-lesson/load.ts";

const Lesson = lazy(async () => (await import("./lesson.tsx")).Lesson);

export function LessonPage(props: PageProps<OuterRimScreen>): JSX.Element {
  const learn = useCatalog(load, props.language);
  if (learn === null) return <p class="soft">{hall.value.loading}</p>;
  return <Lesson {...props} learn={learn} />;
}
