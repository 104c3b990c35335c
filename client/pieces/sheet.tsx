/** A dialog that rises from the thumb on a phone and floats on a desktop. Native: focus stays inside, Escape closes;
 * Back closes too. */
import type { ComponentChildren, JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { layOver } from "../route.ts";
import { openLanes } from "../speech/announcer.ts";
import { words } from "../words/words.ts";
import { Button } from "./button.tsx";
import { ToastList } from "./toast-list.tsx";
import { sheets } from "./toasts.ts";

interface SheetProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ title, close, children }: SheetProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const latest = useRef(close);
  latest.current = close;
  // Before the effects of what is inside: a list can only be scrolled once it stands open.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // A field that asks for it keeps the focus; else a sheet begins with its name, not with the way out.
    if (opened?.querySelector("[autofocus]") === null) heading.current?.focus();
    const lift = layOver(() => latest.current());
    // What lies behind a dialog is not heard: it has lanes of its own.
    const hush = opened === null ? undefined : openLanes(opened);
    sheets.value = [...sheets.peek(), id];
    return () => {
      sheets.value = sheets.peek().filter((one) => one !== id);
      lift();
      hush?.();
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
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button icon="close" tone="quiet" label={words.value.close} press={close} />
      </div>
      <div class="sheet-body">{children}</div>
      <ToastList sheet={id} />
    </dialog>
  );
}
