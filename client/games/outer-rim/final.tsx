/** The end: who won, where everyone's fame came from, and the game in seven lines. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { fameSources, type News, type PlayerView } from "#rules/outer-rim/index.ts";
import type { FinalProps } from "../screen.ts";
import { Person } from "./art/person.tsx";
import { Sign } from "./art/signs.tsx";
import { sayFor } from "./desk.ts";
import type { OuterRimScreen, Words } from "./screen-types.ts";
import { loudLines } from "./story/seven-lines.ts";
import type { Say } from "./words/say.ts";

export function Final({ view, words, names, log }: FinalProps<OuterRimScreen>): JSX.Element {
  const say = sayFor(view, names, words);
  const { final } = words.labels;
  const winner = view.winner ?? 0;
  const character = view.players[winner]?.character ?? null;
  const best = Math.max(1, ...view.players.map(({ fameNow }) => fameNow));
  const ranked = view.players
    .map((player, seat) => ({ player, seat }))
    .toSorted(
      (a, b) =>
        Number(b.seat === winner) - Number(a.seat === winner) ||
        b.player.fameNow - a.player.fameNow,
    );
  const news = log.flatMap((entry) => (entry.type === "news" ? (entry.news as News[]) : []));
  return (
    <section class="or-final" aria-labelledby="or-final-title">
      <div class="or-winner">
        {character !== null && <Person id={character} />}
        <div>
          <h2 id="or-final-title">
            {winner < view.seats
              ? final.wins(say.player(winner))
              : final.opponentWins(say.player(winner))}
          </h2>
          <p>{final.rounds(view.round)}</p>
        </div>
      </div>
      <h3>{final.sources}</h3>
      <ol class="or-ranks">
        {ranked.map(({ player, seat }) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <b>{say.player(seat)}</b>
            <span class="number or-rank-fame">
              <Sign name="fame" /> {words.labels.card.fame(player.fameNow)}
            </span>
            <Sources player={player} best={best} say={say} words={words} />
            <span class="or-rank-credits">
              {words.labels.vitals.credits(say.amount(player.credits))}
            </span>
          </li>
        ))}
      </ol>
      <h3>{final.story}</h3>
      <ol class="or-seven">
        {loudLines(news, names, words.texts, view).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

/** One bar a player, one piece a source, each named. */
function Sources({
  player,
  best,
  say,
  words,
}: {
  readonly player: PlayerView;
  readonly best: number;
  readonly say: Say;
  readonly words: Words;
}): JSX.Element {
  const pieces = fameSources.flatMap((source) => {
    const amount = player.fameBy[source] ?? 0;
    return amount > 0 ? [{ source, amount }] : [];
  });
  return (
    <ul class="or-sources">
      {pieces.map(({ source, amount }) => (
        <li key={source} class={`or-source-${source}`} style={`--part:${amount / best}`}>
          <b class="number">{amount}</b> {say.word(`fame.${source}`)}
        </li>
      ))}
      {pieces.length === 0 && <li>{words.labels.card.fame(0)}</li>}
    </ul>
  );
}
