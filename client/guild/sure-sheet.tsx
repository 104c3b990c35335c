/** Something that is asked once more before it is done: the button says what it does. */
import type { JSX } from "preact";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { words } from "../words/words.ts";

export interface Confirmation {
  readonly title: string;
  readonly line: string;
  readonly run: () => Promise<boolean>;
}

export function SureSheet({
  doing,
  close,
}: {
  doing: Confirmation;
  close: () => void;
}): JSX.Element {
  return (
    <Sheet title={doing.title} close={close}>
      <p>{doing.line}</p>
      <Button
        tone="danger"
        wide
        press={() => {
          close();
          void doing.run();
        }}
      >
        {doing.title}
      </Button>
      <Button wide press={close}>
        {words.value.cancel}
      </Button>
    </Sheet>
  );
}
