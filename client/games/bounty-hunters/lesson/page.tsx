/** The lesson brings the bots along, so it arrives only when asked for. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../../screen.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";

export function LessonPage(props: PageProps<BountyHuntersScreen>): JSX.Element | null {
  const [arrived, arrive] = useState<{
    readonly Lesson: ComponentType<PageProps<BountyHuntersScreen>>;
  } | null>(null);
  useEffect(() => {
    void import("./lesson.tsx").then(arrive);
  }, []);
  return arrived ? (
    <arrived.Lesson {...props} />
  ) : (
    <p class="soft">{props.words.status.reconnecting}</p>
  );
}
