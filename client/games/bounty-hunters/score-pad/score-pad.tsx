/** The pad for a physical table: one phone, no connection [BH-SCORE-01]. */
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { hasHall } from "#client/edition/edition.ts";
import type { NoteSheetProps } from "#client/guild/note-sheet.tsx";
import { lazy } from "#client/lazy.tsx";
import { myName } from "#client/lobby/me.ts";
import { Button } from "#client/pieces/button.tsx";
import { Segments } from "#client/pieces/segments.tsx";
import { copyText } from "#client/pieces/copy.ts";
import { toast } from "#client/pieces/toasts.ts";
import type { PageProps } from "../../screen.ts";
import { Sprite } from "../card.tsx";
import { rowsOf } from "../end/pad.tsx";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { sharePictureFile } from "#client/pieces/picture-file.ts";
import { padPicture, padText, type Result } from "../end/share-picture.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { freshGame, freshPlayer, scored, type GameEntry, type PlayerEntry } from "./entry.ts";
import { draft, keepDraft, keepGames, keptGames, type KeptGame } from "./kept.ts";
import { LastGames } from "./last-games.tsx";
import { Pad } from "./pad.tsx";
import { PlayerFields } from "./player-fields.tsx";
import { PlayerTabs } from "./player-tabs.tsx";
import { replaced } from "./replaced.ts";

const NoteSheet = lazy(async () => (await import("#client/guild/note-sheet.tsx")).withWords());

const fewestPlayers = 2;

export function ScorePad({ words }: PageProps<BountyHuntersScreen>): JSX.Element {
  const w = words.scorePad;
  const [game, setGame] = useState<GameEntry>(() => draft(freshGame(w.player)));
  const [kept, setKept] = useState<readonly KeptGame[]>(keptGames);
  const [at, setAt] = useState(0);
  useEffect(() => keepDraft(game), [game]);
  const { players } = game;
  const current = Math.min(at, players.length - 1);
  const player = players[current];
  const setPlayer = (next: PlayerEntry | null): void =>
    setGame({ ...game, players: replaced(players, current, next) });
  const keep = (games: readonly KeptGame[]): void => {
    keepGames(games);
    setKept(games);
  };
  const add = (): void => {
    setGame({ ...game, players: [...players, freshPlayer(w.player(players.length + 1))] });
    setAt(players.length);
  };
  return (
    <div class="bh-scorepad">
      <Sprite />
      <p class="soft">{w.intro}</p>
      <Segments
        label={w.mode}
        value={game.mode}
        choices={[
          { value: "full", text: w.full },
          { value: "introductory", text: w.introductory },
        ]}
        change={(mode) => setGame({ ...game, mode })}
      />
      <Pad game={game} words={words} />
      <PlayerTabs game={game} current={current} words={words} turn={setAt} add={add} />
      {player && (
        <div id="bh-player" role="tabpanel" aria-labelledby={`bh-tab-${current}`}>
          <PlayerFields
            key={current}
            player={player}
            mode={game.mode}
            words={words}
            change={setPlayer}
          />
          {players.length > fewestPlayers && (
            <Button tone="quiet" press={() => setPlayer(null)}>
              {w.removePlayer(player.name)}
            </Button>
          )}
        </div>
      )}
      <Doors
        game={game}
        words={words}
        keep={() => (keep([{ at: Date.now(), game }, ...kept]), toast(w.keptNow))}
        begin={setGame}
      />
      <LastGames kept={kept} words={words} keep={keep} />
    </div>
  );
}

interface DoorsProps {
  readonly game: GameEntry;
  readonly words: Words;
  keep(): void;
  begin(game: GameEntry): void;
}

/** Keep it, take it along, begin the next with the same people. */
function Doors({ game, words, keep, begin }: DoorsProps): JSX.Element {
  const w = words.scorePad;
  const noting = useSignal(false);
  const picture = (): Promise<void> =>
    sharePictureFile(padPicture(resultOf(game), words), "bounty-hunters-pad.png");
  const next = (): GameEntry => ({
    mode: game.mode,
    players: game.players.map(({ name }) => freshPlayer(name)),
  });
  return (
    <div class="bh-doors">
      <Button tone="lamp" icon="check" press={() => keep()}>
        {w.keep}
      </Button>
      <Button icon="log" press={() => void copyText(padText(resultOf(game), words), w.copied)}>
        {w.text}
      </Button>
      <Button icon="share" press={() => void picture()}>
        {w.picture}
      </Button>
      {hasHall && myName.value !== null && (
        <Button icon="plus" press={() => (noting.value = true)}>
          {w.toGuild}
        </Button>
      )}
      {noting.value && (
        <NoteSheet
          game="bounty-hunters"
          players={placed(game)}
          close={() => (noting.value = false)}
        />
      )}
      <Button icon="undo" press={() => begin(next())}>
        {w.again}
      </Button>
    </div>
  );
}

function placed(game: GameEntry): NoteSheetProps["players"] {
  const { pads, places } = scored(game);
  return game.players.map(({ name }, seat) => ({
    name,
    place:
      places
        .slice(
          0,
          places.findIndex((shared) => shared.includes(seat)),
        )
        .flat().length + 1,
    points: pads[seat]?.total ?? 0,
  }));
}

function resultOf(game: GameEntry): Result {
  const { pads, places } = scored(game);
  return {
    names: game.players.map(({ name }) => name),
    pads,
    rows: rowsOf(game.mode),
    winners: (places[0] ?? []).map((seat) => game.players[seat]?.name ?? ""),
  };
}
