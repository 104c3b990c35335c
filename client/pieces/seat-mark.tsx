/** A seat's sign: who sits there, or the colour, emblem and pattern of the chair, so that none has to be told alone. */
import { createContext, type ComponentChildren, type JSX } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Seat } from "#rules/game.ts";
import type { SeatFace } from "#table/talk/seats/face.ts";
import type { SeatInfo } from "#table/talk/words.ts";
import { chairColour, chairColours } from "./emblems.ts";
import { Emblem, Face } from "./faces/face.tsx";

type Faces = readonly (SeatFace | null)[];

const SeatFaces = createContext<Faces>([]);

export function SeatMark({ seat }: { seat: Seat }): JSX.Element {
  const face = useContext(SeatFaces)[seat] ?? null;
  const chair = seat % chairColours.length;
  if (face !== null) return <Face face={face} class={`seat-${chair}`} />;
  return (
    <i class={`seat-mark seat-${chair}`} aria-hidden="true">
      <Emblem colour={chairColour(seat)} />
    </i>
  );
}

/** Everything inside knows who sits where by their faces. */
export function AtSeats({
  seats,
  children,
}: {
  readonly seats: readonly SeatInfo[];
  readonly children: ComponentChildren;
}): JSX.Element {
  const told = facesOf(seats);
  // A table tells of its seats often, and rarely anything new about faces.
  const faces = useMemo(() => told, [JSON.stringify(told)]);
  return <SeatFaces.Provider value={faces}>{children}</SeatFaces.Provider>;
}

function facesOf(seats: readonly SeatInfo[]): Faces {
  return seats.map(({ holder }) => ("face" in holder ? holder.face : null));
}

/** For the element around a table: seats are drawn in the colours people brought. */
export function seatColours(seats: readonly SeatInfo[]): Readonly<Record<string, string>> {
  const brought = facesOf(seats).slice(0, chairColours.length);
  const colours = brought.flatMap((face, seat) =>
    face === null
      ? []
      : [
          [`--seat-${seat}`, `var(--face-${face.colour})`],
          [`--pattern-${seat}`, `var(--pattern-${face.colour})`],
        ],
  );
  return Object.fromEntries(colours) as Readonly<Record<string, string>>;
}
