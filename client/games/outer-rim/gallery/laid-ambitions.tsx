/** [UB-AMB-03] Ambition sheets lie there for everybody: whoever waits for a choice may read them, too. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { Sheet } from "#client/pieces/sheet.tsx";
import type { Tabletop } from "../tabletop.ts";
import { AmbitionFace } from "./ambition.tsx";

export function LaidAmbitions({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const [isOpen, open] = useState(false);
  const title = tabletop.words.labels.board.laidAmbitions;
  return (
    <>
      <Button press={() => open(true)}>{title}</Button>
      {isOpen && (
        <Sheet title={title} close={() => open(false)}>
          {tabletop.view.ambitions.map((id) => (
            <AmbitionFace key={id} id={id} tabletop={tabletop} />
          ))}
        </Sheet>
      )}
    </>
  );
}
