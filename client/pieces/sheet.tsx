/** A dialog that rises from the thumb on a phone and floats on a desktop. Native: focus stays inside, Escape closes;
 * Back closes too. */
import type { ComponentChildren, JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { layOver } from "../route.ts";
import { words } from "../words/words.ts";
import { Button } from "./button.tsx";

interface SheetProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ title, close, children }: SheetProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const latest = useRef(close);
  latest.current = close;
  // Before the effects of what is inside: a list can only be scrolled once it stands open.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    const lift = layOver(() => latest.current());
    return () => {
      lift();
      opened?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div class="sheet-head">
        <h2 id={id}>{title}</h2>
        <Button icon="close" tone="quiet" label={words.value.close} press={close} />
      </div>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
