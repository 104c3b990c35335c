/** What only an open log tells comes when it is opened: what a bot thought. */
import { signal } from "@preact/signals";
import type { Screen } from "../../screen.ts";
import type { OuterRimScreen } from "../screen-types.ts";

type Opened = typeof import("./reason.ts");
const opened = signal<Opened | null>(null);

function late(): Opened | null {
  if (opened.value === null)
    void import("./reason.ts").then(
      (come) => (opened.value = come),
      () => undefined,
    );
  return opened.value;
}

export const thoughts: Required<Screen<OuterRimScreen>>["reasons"] = (told, names, words, view) =>
  late()?.thoughts(told, names, words, view) ?? [];
