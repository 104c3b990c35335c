/** The games that were kept on this device. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import { locale } from "#client/settings/settings.ts";
import { signed } from "../end/pad.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { scored, type GameEntry } from "./entry.ts";
import type { KeptGame } from "./kept.ts";

interface LastGamesProps {
  readonly kept: readonly KeptGame[];
  readonly words: Words;
  keep(games: readonly KeptGame[]): void;
}

export function LastGames({ kept, words, keep }: LastGamesProps): JSX.Element {
  const w = words.scorePad;
  return (
    <section class="bh-lastgames">
      <h2>{w.lastGames}</h2>
      {kept.length === 0 && <p class="soft">{w.noGames}</p>}
      <ul>
        {kept.map((one, nth) => (
          <li key={one.at}>
            <span>
              <time dateTime={new Date(one.at).toISOString()}>
                {new Date(one.at).toLocaleDateString(locale.value)}
              </time>{" "}
              {summary(one.game, words)}
            </span>
            <Button
              tone="quiet"
              icon="close"
              label={words.labelled(w.forget, summary(one.game, words))}
              press={() => keep(kept.filter((_, i) => i !== nth))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function summary(game: GameEntry, words: Words): string {
  const { pads } = scored(game);
  return words.list(
    game.players.map(({ name }, seat) => `${name} ${signed(pads[seat]?.total ?? 0)}`),
  );
}
