/** The faces of the stage; a badge counts what is to be done with what I have. What may be bought is no message. */
import type { JSX } from "preact";
import type { Tabletop } from "../tabletop.ts";
import { keyOf } from "../surface.ts";
import type { BoardFace } from "../faces.ts";
import { mayDeal } from "./deal-door.tsx";

function litOn(face: BoardFace, { asked }: Tabletop): number {
  if (asked === null || face !== "ship") return 0;
  const kinds = ["held", "secret", "faction"];
  return new Set(
    asked.answers.flatMap(({ thing }) => (kinds.includes(thing.on) ? [keyOf(thing)] : [])),
  ).size;
}

export function FaceTabs({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const { words, face, asked } = tabletop;
  const shown: BoardFace[] = ["map", "market", "ship"];
  if (asked !== null && !shown.includes(asked.face)) shown.push(asked.face);
  if (mayDeal(tabletop)) shown.push("offer");
  return (
    <nav class="or-faces" aria-label={words.labels.faces[face]}>
      {shown.map((one) => {
        const lit = litOn(one, tabletop);
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === face}
            class={asked?.face === one ? "or-asked" : ""}
            onClick={() => {
              tabletop.pick(null);
              tabletop.look(one);
            }}
          >
            {words.labels.faces[one]}
            {lit > 0 && <b class="number"> {lit}</b>}
          </button>
        );
      })}
    </nav>
  );
}
