/** Every bust there is, drawn on a field of 100 × 100: sent for when the first face is to be shown. */
import type { SeatFace } from "#table/talk/seats/face.ts";
import { folk } from "./folk.ts";
import { machines } from "./machines.ts";

export const busts: Readonly<Record<SeatFace["bust"], string>> = { ...folk, ...machines };
