/** A bust by id; a plain figure for crew bought from a deck whom nobody has drawn. */
import type { JSX } from "preact";
import { hunterPortraits } from "#client/pieces/busts/hunters.ts";
import { face, neck, shoulders, type Tone } from "#client/pieces/busts/kit.ts";
import { targetPortraits } from "#client/pieces/busts/targets.ts";
import { people } from "./people.ts";
import { seeded } from "./seed.ts";

const drawn: Readonly<Record<string, string>> = {
  ...targetPortraits,
  ...hunterPortraits,
  ...people,
};
const skins: readonly Tone[] = [
  ["#e2b48c", "#b07f5a"],
  ["#9a6642", "#694026"],
  ["#8fae6b", "#5f7c43"],
  ["#7fa5c0", "#53768f"],
];
const coats: readonly Tone[] = [
  ["#6d5a49", "#463a2f"],
  ["#43586a", "#2b3b48"],
  ["#6a4a62", "#452f40"],
];

function somebody(id: string): string {
  const next = seeded(id);
  const one = (tones: readonly Tone[]): Tone =>
    tones[Math.floor(next() * tones.length)] ?? ["#c9ab7c", "#8f7347"];
  const skin = one(skins);
  return shoulders("plain", one(coats)) + neck(skin) + face(skin);
}

/** What a portrait is drawn with. */
export const portrait = (id: string): string => drawn[id] ?? somebody(id);

export function Person({ id }: { readonly id: string }): JSX.Element {
  return (
    <svg
      class="or-person"
      viewBox="0 0 100 100"
      aria-hidden="true"
      // Our own drawings, written in this repository.
      dangerouslySetInnerHTML={{ __html: portrait(id) }}
    />
  );
}
