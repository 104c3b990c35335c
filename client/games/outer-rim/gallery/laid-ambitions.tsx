/** [UB-AMB-03] Ambition sheets lie there for everybody: whoever waits for a choice may read them, too. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { Sheet } from "#client/pieces/sheet.tsx";
import type { Desk } from "../desk.ts";
import { AmbitionFace } from "./ambition.tsx";

export function LaidAmbitions({ desk }: { readonly desk: Desk }): JSX.Element {
  const [isOpen, open] = useState(false);
  const title = desk.words.labels.board.laidAmbitions;
  return (
    <>
      <Button press={() => open(true)}>{title}</Button>
      {isOpen && (
        <Sheet title={title} close={() => open(false)}>
          {desk.view.ambitions.map((id) => (
            <AmbitionFace key={id} id={id} desk={desk} />
          ))}
        </Sheet>
      )}
    </>
  );
}
