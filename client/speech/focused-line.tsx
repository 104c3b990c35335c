/** What came of a button that is gone: whoever pressed it stands here now, and hears it. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function FocusedLine({ children }: { readonly children: string }): JSX.Element {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => line.current?.focus(), [children]);
  return (
    <p ref={line} tabIndex={-1}>
      {children}
    </p>
  );
}
