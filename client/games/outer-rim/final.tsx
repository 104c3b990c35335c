/** The end: who won, and how the fame came together. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import type { FinalProps } from "../screen.ts";
import { Person } from "./art/person.tsx";
import { Sign } from "./art/signs.tsx";
import { sayFor } from "./desk.ts";
import type { OuterRimScreen } from "./screen-types.ts";

export function Final({ view, words, names }: FinalProps<OuterRimScreen>): JSX.Element {
  const say = sayFor(view, names, words);
  const { final } = words.labels;
  const winner = view.winner ?? 0;
  const character = view.players[winner]?.character ?? null;
  const best = Math.max(1, ...view.players.map(({ fameNow }) => fameNow));
  return (
    <section class="or-final" aria-labelledby="or-final-title">
      <div class="or-winner">
        {character !== null && <Person id={character} />}
        <h2 id="or-final-title">
          {winner < view.seats
            ? final.wins(say.player(winner))
            : final.opponentWins(say.player(winner))}
        </h2>
        <p>{final.rounds(view.round)}</p>
      </div>
      <ol class="or-ranks">
        {view.players
          .map((player, seat) => ({ player, seat }))
          .toSorted((a, b) => b.player.fameNow - a.player.fameNow)
          .map(({ player, seat }) => (
            <li key={seat}>
              <SeatMark seat={seat} />
              <b>{say.player(seat)}</b>
              <span class="or-bar" aria-hidden="true">
                <i style={`--part:${player.fameNow / best}`} />
              </span>
              <span class="number">
                <Sign name="fame" /> {words.labels.card.fame(player.fameNow)}
              </span>
              <span>{words.labels.vitals.credits(say.amount(player.credits))}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}
