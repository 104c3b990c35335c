/** The clerk's corner: a lamp with a visor, and what it says. */
import type { ComponentChildren, JSX } from "preact";
import "./lesson.css";

interface ClerkProps {
  readonly name: string;
  /** The learner plays on alone and has not asked. */
  readonly isQuiet: boolean;
  /** Where room is short its words scroll: then keys reach it too. */
  readonly scrolls?: boolean;
  readonly children: ComponentChildren;
}

export function ClerkCorner({ name, isQuiet, scrolls = false, children }: ClerkProps): JSX.Element {
  return (
    <aside
      class={`clerk${isQuiet ? " clerk-quiet" : ""}`}
      aria-label={name}
      aria-live="polite"
      tabIndex={scrolls ? 0 : undefined}
    >
      <svg class="clerk-face" viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 2L34 10V28L20 38 6 28V10Z" fill="#f4b34c" />
        <path d="M20 2L34 10V28L20 38Z" fill="#c9872a" />
        <path d="M10 15H30V20L27 23H22L21 31H19L18 23H13L10 20Z" fill="#12151a" />
      </svg>
      <div>{children}</div>
    </aside>
  );
}
