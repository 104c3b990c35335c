/** The room of the lobby's picture with people at its table: a guild that is here, and whoever has played. */
import type { ComponentChildren, JSX } from "preact";
import type { SeatFace } from "#table/talk/seats/face.ts";
import { Scene } from "../../lobby/scene.tsx";
import { crown } from "../../pieces/emblems.ts";
import { Bust } from "../../pieces/faces/bust.tsx";
import { Emblem } from "../../pieces/faces/face.tsx";
import "./chairs.css";
import "./room.css";

export interface RoomGuest {
  readonly key: string | number;
  readonly name: string;
  readonly face: SeatFace;
  /** What they have, below their name. */
  readonly line?: string;
  readonly crowned?: boolean;
}

interface RoomProps {
  readonly guests: readonly RoomGuest[];
  /** A chair that nobody sits on, for whoever is still to come. */
  readonly free?: boolean;
  readonly children?: ComponentChildren;
}

export function Room({ guests, free = false, children }: RoomProps): JSX.Element {
  return (
    <div class="room-frame">
      <div class="room">
        <Scene empty />
        <ul class="seat-list">
          {guests.map((guest) => (
            <li key={guest.key} class="seat-row">
              <RoomChair guest={guest} />
              <span class="chair-name">{guest.name}</span>
              {guest.line !== undefined && <span class="soft chair-line">{guest.line}</span>}
            </li>
          ))}
          {free && (
            <li class="seat-row free" aria-hidden="true">
              <i class="chair">
                <span class="chair-back" />
              </i>
            </li>
          )}
        </ul>
        {children}
      </div>
    </div>
  );
}

function RoomChair({
  guest: { face, crowned = false },
}: {
  readonly guest: RoomGuest;
}): JSX.Element {
  return (
    <i class={`chair face-${face.colour}`} aria-hidden="true">
      <span class="chair-back">
        <Emblem colour={face.colour} />
      </span>
      <Bust bust={face.bust} />
      {crowned && (
        <svg class="crown" viewBox="0 0 24 24">
          <path d={crown} />
        </svg>
      )}
    </i>
  );
}
