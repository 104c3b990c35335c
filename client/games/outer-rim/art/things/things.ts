/** What is carried, worn, built in or played for, by the id of its card, from the kit of the portraits. */
import { builtIn } from "./built-in.ts";
import { carried } from "./carried.ts";
import { played } from "./played.ts";
import { iron, wood } from "./tones.ts";
import { rifle, worn } from "./worn.ts";

export { anyCrate } from "./carried.ts";

export const things: Readonly<Record<string, string>> = {
  ...carried,
  ...worn,
  ...builtIn,
  ...played,
  "stolen-weapons": rifle(wood, iron),
};
