/** A poster as it hangs, and the way to take it along. */
import type { JSX } from "preact";
import { Button } from "../../pieces/button.tsx";
import { canShareFiles, sharePictureFile } from "../../pieces/picture-file.ts";
import { posterDrawing, posterHeight, posterWidth, type Poster } from "./poster.ts";
import { eveningWords } from "./words.ts";
import "./evening.css";

export function PosterPicture({ poster }: { readonly poster: Poster }): JSX.Element {
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

export function PosterDoor({ poster }: { readonly poster: Poster }): JSX.Element {
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
