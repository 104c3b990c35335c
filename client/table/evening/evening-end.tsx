/** The end of a game as its people remember it: the poster, how the evening stands, and the poster to take along. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { hallOrigin, lookUpAddress } from "../../lobby/hall-address.ts";
import { Button } from "../../pieces/button.tsx";
import { canShareFiles, sharePictureFile } from "../../pieces/picture-file.ts";
import type { Frame } from "../frame.ts";
import { EveningScoreTable } from "./evening-score.tsx";
import { posterDrawing, posterHeight, posterWidth, type Poster } from "./poster.ts";
import { posterOf } from "./poster-of.ts";
import { useEvening } from "./use-evening.ts";
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
      {poster !== null && <PosterPicture poster={poster} />}
      {evening.games.length > 1 && <EveningScoreTable evening={evening} local={frame.local} />}
      {poster !== null && <PosterDoor poster={poster} />}
    </section>
  );
}

function PosterPicture({ poster }: { readonly poster: Poster }): JSX.Element {
  const who = poster.wanted.map(({ name }) => name).join(", ");
  return (
    <svg
      class="evening-poster"
      viewBox={`0 0 ${posterWidth} ${posterHeight}`}
      role="img"
      aria-label={eveningWords().posterLine(who, poster.why)}
      dangerouslySetInnerHTML={{ __html: posterDrawing(poster) }}
    />
  );
}

function PosterDoor({ poster }: { readonly poster: Poster }): JSX.Element {
  const w = eveningWords();
  const picture = (): Promise<void> =>
    sharePictureFile(
      { width: posterWidth, height: posterHeight, drawing: posterDrawing(poster) },
      "guildhall.png",
    );
  return (
    <Button {...(canShareFiles() ? { icon: "share" } : {})} press={() => void picture()}>
      {canShareFiles() ? w.sharePoster : w.poster}
    </Button>
  );
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
