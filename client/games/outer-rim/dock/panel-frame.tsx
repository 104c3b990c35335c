/** The frame of whatever is in hand: its name, a way to put it down, its answers. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { words as hall } from "#client/words/words.ts";
import type { Command } from "#rules/outer-rim/index.ts";
import { useRoom } from "../board/room.ts";
import type { Tabletop } from "../tabletop.ts";
import { AnswerButton } from "./answer-button.tsx";

export function PanelFrame({
  tabletop,
  title,
  children,
  answers,
  kind,
}: {
  readonly tabletop: Tabletop;
  readonly title: string;
  readonly children: ComponentChildren;
  readonly answers: readonly Command[];
  /** What the board makes room for. */
  readonly kind?: string;
}): JSX.Element {
  const { asked, pick } = tabletop;
  const mine = useRoom("held", kind);
  // With the panel itself: whoever is quick presses Escape before the next frame.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A sheet above it goes first.
      if (event.key === "Escape" && document.querySelector("dialog[open]") === null) pick(null);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return (
    <section
      class={kind === undefined ? "or-panel" : `or-panel or-of-${kind}`}
      aria-label={title}
      tabIndex={-1}
      ref={mine}
    >
      <header>
        <h2>{title}</h2>
        <Button
          icon="close"
          tone="quiet"
          label={tabletop.words.labels.colon(hall.value.close, title)}
          press={() => pick(null)}
        />
      </header>
      <div class="or-panel-body" tabIndex={0}>
        {children}
      </div>
      {asked !== null && answers.length > 0 && (
        <div class={`or-answers ${answers.length > 3 ? "" : "or-few"}`}>
          {answers.map((command) => (
            <AnswerButton
              key={JSON.stringify(command)}
              command={command}
              asked={asked}
              tabletop={tabletop}
            />
          ))}
        </div>
      )}
    </section>
  );
}
