/** The clerk's corner: a lamp with a visor, and what it says. */
import "./lesson.css";
import type { ComponentChildren, JSX, RefObject } from "preact";
import { useState, useEffect, useRef } from "preact/hooks";
import { say } from "../speech/announcer.ts";

interface ClerkProps {
  readonly name: string;
  /** The learner plays on alone and has not asked. */
  readonly isQuiet: boolean;
  /** Where room is short its words scroll, and keys reach them: what leads to the rest is called so. */
  readonly more?: string;
  /** How far the lesson has come: two figures, and the same in words. */
  readonly far?: { readonly short: string; readonly whole: string } | undefined;
  readonly children: ComponentChildren;
}

export function ClerkCorner(props: ClerkProps): JSX.Element {
  const { name, isQuiet, more, far, children } = props;
  const { corner, isMore, on } = useMore();
  const [asksHowFar, askHowFar] = useState(false);
  const spoken = useRef<HTMLDivElement>(null);
  const said = useRef("");
  useEffect(() => {
    const text = [...(spoken.current?.querySelectorAll("p") ?? [])]
      .map((p) => p.textContent)
      .join(" ");
    if (text !== said.current) say(text, "must", { topic: "clerk" });
    said.current = text;
  });
  return (
    <aside
      ref={corner}
      class={`clerk${isQuiet ? " clerk-quiet" : ""}${isMore ? " clerk-goes-on" : ""}`}
      aria-label={name}
      tabIndex={more === undefined ? undefined : 0}
    >
      <div class="clerk-side">
        <svg class="clerk-face" viewBox="0 0 40 40" aria-hidden="true">
          <path d="M20 2L34 10V28L20 38 6 28V10Z" fill="#f4b34c" />
          <path d="M20 2L34 10V28L20 38Z" fill="#c9872a" />
          <path d="M10 15H30V20L27 23H22L21 31H19L18 23H13L10 20Z" fill="#12151a" />
        </svg>
        {far && (
          <button
            type="button"
            class="clerk-far number"
            aria-label={`${far.short}: ${far.whole}`}
            aria-expanded={asksHowFar}
            title={far.whole}
            onClick={() => askHowFar(!asksHowFar)}
          >
            {far.short}
          </button>
        )}
        {more !== undefined && isMore && (
          <button type="button" class="clerk-more" title={more} onClick={on} />
        )}
      </div>
      <div class="clerk-words" ref={spoken}>
        {far && asksHowFar && <p>{far.whole}</p>}
        {children}
      </div>
    </aside>
  );
}

/** Less than this is no line of text. */
const slack = 6;

interface More {
  readonly corner: RefObject<HTMLElement>;
  readonly isMore: boolean;
  readonly on: () => void;
}

/** Is there more to read than is in sight? Then a mark says so, and leads there. */
function useMore(): More {
  const corner = useRef<HTMLElement>(null);
  const [isMore, say] = useState(false);
  useEffect(() => {
    const one = corner.current;
    if (one === null) return;
    const look = (): void => say(one.scrollHeight - one.clientHeight - one.scrollTop > slack);
    // Its own height changes with the room, that of its words with what is said.
    const resized = new ResizeObserver(look);
    for (const part of [one, ...one.children]) resized.observe(part);
    one.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      one.removeEventListener("scroll", look);
    };
  }, []);
  return {
    corner,
    isMore,
    on: () => corner.current?.scrollBy({ top: corner.current.clientHeight / 2 }),
  };
}
