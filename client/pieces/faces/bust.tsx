import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { SeatFace } from "#table/talk/seats/face.ts";
import { art, hurryArt } from "./face.tsx";

/** The drawing alone, for a place that has its own ground. */
export function Bust({ bust }: Pick<SeatFace, "bust">): JSX.Element | null {
  useEffect(hurryArt, []);
  const drawn = art.value?.[bust];
  return drawn === undefined ? null : (
    // Our own drawings, written in this repository.
    <svg class="bust" viewBox="0 0 100 100" dangerouslySetInnerHTML={{ __html: drawn }} />
  );
}
