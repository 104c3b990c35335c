/** A character, a ship or an ambition in full: its picture, its name, both its sides in words. */
import type { ComponentChildren, JSX } from "preact";
import { ToldLines } from "../told-lines.tsx";
import type { ToldCard } from "../tell/chosen.ts";
import "./gallery.css";

export function ToldFace({
  told,
  picture,
  children,
}: {
  readonly told: ToldCard;
  readonly picture: JSX.Element;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <article class="or-character">
      {picture}
      <div class="or-character-text">
        <h3>{told.title}</h3>
        {told.story !== null && <p class="or-tale">{told.story}</p>}
        {children}
        <ToldLines lines={told.lines} />
      </div>
    </article>
  );
}
