/** What everything is made of, in two tones, light from the left; and how a thing lies that is held. */
import type { Tone } from "#client/pieces/busts/kit.ts";

export const steel: Tone = ["#cfd8de", "#87949e"];
export const iron: Tone = ["#6a7480", "#434b55"];
export const brass: Tone = ["#e6b85f", "#a87c30"];
export const wood: Tone = ["#b07f52", "#774f2f"];
export const red: Tone = ["#cc5d45", "#8a3627"];
export const blue: Tone = ["#5b93d0", "#375f94"];
export const green: Tone = ["#7bb074", "#4c7649"];
export const sand: Tone = ["#dcc191", "#a5885a"];
export const white: Tone = ["#f2ede0", "#bdb5a4"];
export const violet: Tone = ["#a583c9", "#6d4f92"];
export const glow = "#8fe6ee";
export const flame = "#f4b34c";

/** Lies aslant, as a thing that is held. */
export const held = (drawing: string, turn = -32): string =>
  `<g transform="rotate(${turn} 50 50)">${drawing}</g>`;
