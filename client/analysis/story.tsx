/** The result tells how it came about: the curve with its turning points, worked out once somebody looks at it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Version } from "#table/talk/words.ts";
import { language } from "../settings/settings.ts";
import type { Frame } from "../table/frame.ts";
import { words } from "../words/words.ts";
import { useChances } from "./chances.ts";
import { Curve } from "./curve.tsx";
import { analysisWords } from "./words/words.ts";
import "./analysis.css";

interface StoryProps {
  readonly frame: Frame;
  readonly go: (version: Version) => void;
}

export function Story({ frame, go }: StoryProps): JSX.Element {
  const w = analysisWords(language.value);
  const section = useRef<HTMLElement>(null);
  const isSeen = useSeen(section);
  const { points, all } = useChances(frame, isSeen);
  return (
    <section class="story" ref={section} aria-labelledby="story">
      <h2 id="story">{words.value.replay.lookBack}</h2>
      <p class="soft">{w.curve}</p>
      {/* Above it: a curve of one point must not be taken for the answer. */}
      {points.length < all && (
        <p class="soft">
          {w.thinking} {w.working(points.length, all)}
        </p>
      )}
      <Curve frame={frame} points={points} go={go} />
    </section>
  );
}

/** True from the first time it came into sight. */
function useSeen(section: { readonly current: HTMLElement | null }): boolean {
  const seen = useSignal(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen.value = true;
    });
    if (section.current) watcher.observe(section.current);
    return () => watcher.disconnect();
  }, []);
  return seen.value;
}
