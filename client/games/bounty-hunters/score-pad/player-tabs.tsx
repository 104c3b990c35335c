/** Whose haul is entered: a tab for each player, and one more player while there is room. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import type { GameEntry } from "./entry.ts";

const mostPlayers = 6;

interface PlayerTabsProps {
  readonly game: GameEntry;
  readonly current: number;
  readonly words: Words;
  turn(seat: number): void;
  add(): void;
}

export function PlayerTabs({ game, current, words, turn, add }: PlayerTabsProps): JSX.Element {
  const w = words.scorePad;
  return (
    <div class="bh-tabs">
      <div class="bh-tabs" role="tablist" aria-label={w.players}>
        {game.players.map(({ name }, seat) => (
          <button
            key={seat}
            type="button"
            role="tab"
            id={`bh-tab-${seat}`}
            aria-selected={seat === current}
            aria-controls="bh-player"
            onClick={() => turn(seat)}
          >
            <SeatMark seat={seat} /> {name || w.player(seat + 1)}
          </button>
        ))}
      </div>
      {game.players.length < mostPlayers && (
        <Button icon="plus" label={w.addPlayer} press={() => add()} />
      )}
    </div>
  );
}
