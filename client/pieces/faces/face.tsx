/** A face on its colour. Until the drawings have come, and for ever where they cannot: the colour's emblem. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { SeatFace } from "#table/talk/seats/face.ts";
import { afterPicture } from "../../idle.ts";
import { emblems } from "../emblems.ts";
import "./face.css";

export const art = signal<Readonly<Record<SeatFace["bust"], string>> | null>(null);
let coming: Promise<void> | null = null;

function sendForArt(): void {
  void afterPicture().then(hurryArt);
}

/** Where somebody is to choose among them, they are the picture. */
export function hurryArt(): void {
  coming ??= import("./art.ts")
    .then(({ busts }) => void (art.value = busts))
    // Without a network the emblem stays; the next face asks again.
    .catch(() => void (coming = null));
}

interface FaceProps {
  readonly face: SeatFace;
  /** `large` carries the emblem of its colour, too. */
  readonly size?: "small" | "large";
  readonly class?: string;
}

export function Face({ face, size = "small", class: more = "" }: FaceProps): JSX.Element {
  useEffect(sendForArt, []);
  const bust = art.value?.[face.bust];
  return (
    <i class={`seat-mark face face-${face.colour} ${size} ${more}`} aria-hidden="true">
      {bust === undefined ? (
        <Emblem colour={face.colour} />
      ) : (
        // Our own drawings, written in this repository.
        <svg class="bust" viewBox="0 0 100 100" dangerouslySetInnerHTML={{ __html: bust }} />
      )}
      {bust !== undefined && size === "large" && (
        <span class="face-emblem">
          <Emblem colour={face.colour} />
        </span>
      )}
    </i>
  );
}

export function Emblem({ colour }: Pick<SeatFace, "colour">): JSX.Element {
  return (
    <svg viewBox="0 0 24 24">
      <path d={emblems[colour]} fill-rule="evenodd" />
    </svg>
  );
}
