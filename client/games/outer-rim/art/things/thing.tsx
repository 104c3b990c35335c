/** What a card of the market is made of, where that is nobody and no ship: it comes after the first picture. */
import type { JSX } from "preact";
import { Picture } from "../picture.tsx";
import { anyCrate, things } from "./things.ts";

export function Thing({ id }: { readonly id: string }): JSX.Element {
  return <Picture name="or-drawn-thing" drawing={things[id] ?? anyCrate} />;
}
