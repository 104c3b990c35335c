/** All pieces and cards of a game in all their states: for those who draw them, and for the curious. */
import { gameName } from "./game-words.ts";
import type { JSX } from "preact";
import { PageHead } from "../pieces/page-head.tsx";
import { language } from "../settings/settings.ts";
import { words } from "../words/words.ts";
import { gameCard } from "./list.ts";
import { useScreen } from "./use-screen.ts";

export function GalleryPage({ game }: { game: string }): JSX.Element {
  const loaded = useScreen(game);
  const name = gameCard(game) && gameName(game);
  return (
    <main id="content" class="page wide">
      <PageHead
        title={name === undefined ? words.value.notFound : words.value.galleryPage.title(name)}
      />
      {loaded && <loaded.screen.Gallery words={loaded.words} language={language.value} />}
    </main>
  );
}
