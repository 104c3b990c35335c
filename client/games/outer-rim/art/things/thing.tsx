/** What a card of the market is made of, where that is nobody and no ship: it comes after the first picture. */
import type { JSX } from "preact";
import { Picture } from "../picture.tsx";
import { builtIn } from "./built-in.ts";
import { anyCrate, carried } from "./carried.ts";
import { played } from "./played.ts";
import { iron, wood } from "./tones.ts";
import { rifle, worn } from "./worn.ts";

/** What is carried, worn, built in or played for, by the id of its card, from the kit of the portraits. */
const things: Readonly<Record<string, string>> = {
  ...carried,
  ...worn,
  ...builtIn,
  ...played,
  "stolen-weapons": rifle(wood, iron),
};

export function Thing({ id }: { readonly id: string }): JSX.Element {
  return <Picture name="or-drawn-thing" drawing={things[id] ?? anyCrate} />;
}
