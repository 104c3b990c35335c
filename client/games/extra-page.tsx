/** A page of a game's own: a tutorial, a score pad. */
import type { JSX } from "preact";
import { PageHead } from "../pieces/page-head.tsx";
import { language } from "../settings/settings.ts";
import { words } from "../words/words.ts";
import { gameCard } from "./list.ts";
import { useScreen } from "./use-screen.ts";

export function ExtraPage({ game, page }: { game: string; page: string }): JSX.Element {
  const loaded = useScreen(game, "whole");
  const found = loaded?.screen.pages.find(({ path }) => path === page);
  const isComing = loaded === null && gameCard(game) !== undefined;
  return (
    <main id="content" class="page wide">
      <PageHead
        title={
          found && loaded
            ? found.title(loaded.words)
            : isComing
              ? words.value.loading
              : words.value.notFound
        }
      />
      {found && loaded && <found.Page words={loaded.words} language={language.value} />}
    </main>
  );
}
