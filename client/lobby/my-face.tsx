/** Me, as others see me, and the way to look otherwise. */
import type { JSX } from "preact";
import { faceOfName } from "#table/talk/seats/face.ts";
import { Button } from "../pieces/button.tsx";
import { Face } from "../pieces/faces/face.tsx";
import { words } from "../words/words.ts";
import { askingName, myFace } from "./me.ts";

interface MyFaceProps {
  readonly name: string | null;
  readonly changed?: () => void;
}

export function MyFace({ name, changed = () => undefined }: MyFaceProps): JSX.Element {
  return (
    <p class="me-name">
      {name !== null && <Face face={myFace.value ?? faceOfName(name)} size="large" />}
      {name !== null && <strong>{name}</strong>}
      <Button press={() => void (askingName.value = { then: changed, changes: name !== null })}>
        {words.value.name.change}
      </Button>
    </p>
  );
}
