/** Who sits at a table of mine, in a list. */
import type { JSX } from "preact";
import type { LobbyRow } from "#table/talk/lobby.ts";
import { Face } from "../pieces/faces/face.tsx";

export function RowFaces({
  faces,
}: {
  readonly faces: NonNullable<LobbyRow["faces"]>;
}): JSX.Element {
  return <>{faces.map((face, seat) => face && <Face key={seat} face={face} />)}</>;
}
