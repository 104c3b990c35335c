/** Copying a text, also where the clipboard API does not exist: on plain http in a home network. */
import { signal } from "@preact/signals";
import { words } from "../words/words.ts";
import { toast } from "./toasts.ts";

/** What the browser would not copy: shown, selected, for the hand to copy. */
export const textToCopy = signal<string | null>(null);

export async function copyText(text: string, said: string = words.value.copied): Promise<void> {
  if ((await byClipboard(text)) || bySelection(text)) toast(said);
  else textToCopy.value = text;
}

async function byClipboard(text: string): Promise<boolean> {
  // The type promises a clipboard; an insecure origin has none.
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The old way: select and copy. Outside an open dialog nothing can be selected. */
function bySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "copy-area";
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
