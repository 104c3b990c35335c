import { gameName } from "../games/game-words.ts";
import type { JSX } from "preact";
import { hasHall } from "../edition/edition.ts";
import { games } from "../games/list.ts";
import { words } from "../words/words.ts";

export function Footer(): JSX.Element {
  const w = words.value;
  return (
    <footer class="footer">
      <nav aria-label={w.lobby.pages}>
        {games.map(({ id }) => (
          <a key={id} href={`/rules/${id}`}>
            {w.rulesPage.title(gameName(id))}
          </a>
        ))}
        {games.map(({ id }) => (
          <a key={id} href={`/gallery/${id}`}>
            {w.galleryPage.title(gameName(id))}
          </a>
        ))}
        <a href="/verify">{w.verify}</a>
        {hasHall && <a href="/me">{w.myPage}</a>}
        <a href="/settings">{w.settings}</a>
      </nav>
      <p>{w.notice}</p>
      <p>
        {w.openSource}{" "}
        <a href="/notices.txt" target="_blank" rel="license">
          {w.licences}
        </a>
      </p>
    </footer>
  );
}
