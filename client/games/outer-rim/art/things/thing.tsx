/** What a card of the market is made of, where that is nobody and no ship: it comes after the first picture. */
import type { JSX } from "preact";
import { anyCrate, things } from "./things.ts";

export function Thing({ id }: { readonly id: string }): JSX.Element {
  return (
    <svg
      class="or-drawn-thing"
      viewBox="0 0 100 100"
      // Our own drawings, written in this repository.
      dangerouslySetInnerHTML={{ __html: things[id] ?? anyCrate }}
    />
  );
}
