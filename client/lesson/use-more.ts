/** Is there more to read than is in sight? Then a mark says so, and leads there. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** Less than this is no line of text. */
const slack = 6;

interface More {
  readonly corner: RefObject<HTMLElement>;
  readonly isMore: boolean;
  readonly on: () => void;
}

export function useMore(): More {
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
