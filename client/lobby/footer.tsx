import type { JSX } from "preact";
import { games } from "../games/list.ts";
import { language } from "../settings/settings.ts";
import { words } from "../words/words.ts";

export function Footer(): JSX.Element {
  const w = words.value;
  return (
    <footer class="footer">
      <nav aria-label={w.lobby.pages}>
        {games.map(({ id, name }) => (
          <a key={id} href={`/rules/${id}`}>
            {w.rulesPage.title(name[language.value])}
          </a>
        ))}
        {games.map(({ id, name }) => (
          <a key={id} href={`/gallery/${id}`}>
            {w.galleryPage.title(name[language.value])}
          </a>
        ))}
        <a href="/verify">{w.verify}</a>
        <a href="/me">{w.myPage}</a>
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
