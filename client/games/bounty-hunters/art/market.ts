/** What the market sells: two families of droid, and crates. */
import type { DroidFamily } from "#rules/bounty-hunters/cards/face.ts";
import { both, dot, ink, line, pair, path, type Tone } from "../../../pieces/busts/kit.ts";

const shell: Tone = ["#f1efe8", "#b9b5a8"];
const panel: Tone = ["#4f83b8", "#325a85"];
const gold: Tone = ["#f0bf4a", "#b58122"];

/** A dome on a barrel between two legs. */
const astromech =
  both("M74 48H88V101H76Z", ["#d5d1c4", "#98937f"]) +
  both("M50 46H76V101H50Z", shell) +
  both("M50 12C68 12 76 26 76 43H50Z", panel) +
  both("M50 12C55 12 59 13 62 14.500V43H50Z", shell) +
  both("M50 43H77V49H50Z", ["#8d949a", "#5f676d"]) +
  dot(50, 29, 9, "#23303c") +
  dot(50, 29, 6, ink) +
  dot(48, 27, 2.2, "#ff6a4d") +
  both("M50 58H62V64H50ZM50 69H62V75H50Z", panel) +
  both("M50 81H68V94H50Z", ["#c9c5b8", "#8f8b7d"]) +
  pair(dot(69, 34, 3, ink));

/** Lamp eyes, a slot for a mouth, pistons at the neck. */
const protocol =
  both("M50 73C62 73 74 75 82 80 90 86 92 94 92 101H50Z", gold) +
  both("M50 64H56V80H50Z", ["#7a5716", "#4f370b"]) +
  pair(line("M61 62V80", "#7a5716", 3.6)) +
  both("M50 11C66 11 74 22 73 38 73 50 68 60 62 68H50Z", gold) +
  both("M50 11C54 11 57 12 58 13L56 36H50Z", ["#f9dc8c", "#cf9a35"]) +
  both("M73 32H79V48H72Z", ["#7a5716", "#4f370b"]) +
  pair(dot(60, 39, 7.6, "#4f370b") + dot(60, 39, 5.2, "#fff3b8") + dot(60, 39, 1.9, ink)) +
  `<rect x="42" y="55" width="16" height="4.5" rx="2" fill="${ink}"/>` +
  both("M50 101V92C58 92 64 88 66 82L74 84C72 94 66 99 60 101Z", ["#7a5716", "#4f370b"]) +
  dot(50, 88, 4, "#c9473a");

export const droidPortraits: Readonly<Record<DroidFamily, string>> = { astromech, protocol };

/** One crate, 40 × 40, seen from a corner. */
const oneCrate =
  path("M20 1L38 9 20 17 2 9Z", "#e8c98e") +
  path("M20 4.5L30 9 20 13.5 10 9Z", "#c49a58") +
  path("M2 9L20 17V38L2 30Z", "#c99b57") +
  path("M38 9L20 17V38L38 30Z", "#8a622c") +
  path("M5 14L17 19.500V33L5 27.500Z", "#8f6630") +
  path("M35 14L23 19.500V33L35 27.500Z", "#5e4019") +
  line("M5.5 14.500L16.5 32.5", "#c99b57", 2.8) +
  line("M34.5 14.500L23.5 32.5", "#8a622c", 2.8);

const stacks: Readonly<
  Record<1 | 2 | 3, readonly (readonly [x: number, y: number, scale: number])[]>
> = {
  1: [[26, 34, 1.2]],
  2: [
    [12, 42, 1],
    [48, 48, 1],
  ],
  3: [
    [31, 18, 0.9],
    [12, 48, 0.9],
    [50, 48, 0.9],
  ],
};

export function crateStack(crates: 1 | 2 | 3): string {
  return stacks[crates]
    .map(([x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">${oneCrate}</g>`)
    .join("");
}
