/** A game on this device is nowhere else: whoever throws a running one away is asked first. */
import type { JSX } from "preact";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { words } from "../words/words.ts";
import { removeFromShelf, type ShelfCard } from "./shelf.ts";

interface RemoveProps {
  readonly table: ShelfCard;
  readonly close: () => void;
}

export function RemoveSheet({ table, close }: RemoveProps): JSX.Element {
  const w = words.value.throw;
  const remove = (): void => {
    close();
    void removeFromShelf(table.id);
  };
  return (
    <Sheet title={w.title} close={close}>
      <p>{w.line(table.names.join(", ") || words.value.you)}</p>
      <Button wide tone="danger" press={remove}>
        {w.remove}
      </Button>
      <Button wide press={close}>
        {w.keep}
      </Button>
    </Sheet>
  );
}
