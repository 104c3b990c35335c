/** A near table that this page has no way to: it is kept by a device that sleeps, was closed, or is somewhere else. */
import type { JSX } from "preact";
import { SaidLine } from "../../speech/said-line.tsx";
import { nearbyWords } from "../words.ts";

export function NearAway(): JSX.Element {
  const w = nearbyWords();
  return (
    <>
      <h2>{w.awayTitle}</h2>
      <SaidLine kind="must">{w.away}</SaidLine>
    </>
  );
}
