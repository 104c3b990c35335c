/** The end of a game as its people remember it: the poster, how the evening stands, and the poster to take along. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { scoreOf } from "#table/past/evening.ts";
import type { PlayedEvening } from "#table/talk/past.ts";
import { hallOrigin, lookUpAddress } from "../../lobby/hall-address.ts";
import type { Frame } from "../frame.ts";
import { EveningScoreTable } from "./evening-score.tsx";
import type { Poster } from "./poster.ts";
import { PosterDoor, PosterPicture } from "./poster-picture.tsx";
import { posterOf } from "./poster-of.ts";
import { useEvening } from "./use-evening.ts";
import { faceOfName } from "#table/talk/seats/face.ts";
import { Room, type RoomGuest } from "../gathering/room.tsx";
import { eveningWords } from "./words.ts";
import "./evening.css";

export function EveningEnd({ frame }: { readonly frame: Frame }): JSX.Element | null {
  const w = eveningWords();
  const evening = useEvening(frame).value;
  const drawings = usePosterDrawings(frame).value;
  // The house as others can reach it: it stands on the picture that is sent on.
  useEffect(() => void lookUpAddress(), []);
  if (evening === null || drawings === null) return null;
  const address = new URL(hallOrigin.value).host;
  const poster = posterOf(evening, { address, ...drawings });
  return (
    <section class="evening evening-end" aria-labelledby="evening">
      <h2 id="evening">{w.title}</h2>
      <div class="evening-room">
        <Room guests={guestsOf(evening)} />
      </div>
      {poster !== null && <PosterPicture poster={poster} />}
      {evening.games.length > 1 && <EveningScoreTable evening={evening} local={frame.local} />}
      {poster !== null && <PosterDoor poster={poster} />}
    </section>
  );
}

/** Everybody of the last game on their chair, with what they have; the crown is the evening's, or the one game's. */
function guestsOf(evening: PlayedEvening): readonly RoomGuest[] {
  const { rows, crown, over } = scoreOf(evening);
  const players = evening.games.at(-1)?.players ?? [];
  return players.map(({ seat, name, face, person, place, points }) => {
    const wins = rows.find((row) => row.person === person)?.wins ?? 0;
    const isWinner = over > 1 ? person !== null && person === crown : place === 1;
    return {
      key: seat,
      name,
      face: face ?? faceOfName(name),
      line: over > 1 && person !== null ? `${eveningWords().won} ${wins}` : `${points ?? ""}`,
      crowned: isWinner,
    };
  });
}

type Drawings = Pick<Poster, "art" | "busts">;

/** `null` until the faces are here and the game has drawn what the winner took. */
function usePosterDrawings({ screen, info, session }: Frame): { readonly value: Drawings | null } {
  const drawings = useSignal<Drawings | null>(null);
  const { outcome } = info;
  useEffect(() => {
    const view = session.view.value;
    void (async () => {
      const { busts } = await import("../../pieces/faces/art.ts");
      const draw = outcome === null ? undefined : await screen.loadPosterArt?.();
      const art = outcome === null || view === null ? "" : (draw?.(view, outcome) ?? "");
      drawings.value = { art, busts };
      // Without a network there is no poster, and the page says the rest.
    })().catch(() => undefined);
  }, [outcome]);
  return drawings;
}
