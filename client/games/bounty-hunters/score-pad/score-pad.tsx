/** The pad for a physical table: one phone, no connection [BH-SCORE-01]. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { Segments } from "#client/pieces/segments.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { copyText } from "#client/pieces/copy.ts";
import { toast } from "#client/pieces/toasts.ts";
import type { PageProps } from "../../screen.ts";
import { Sprite } from "../card.tsx";
import { rowsOf, signed } from "../end/pad.tsx";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { savePicture } from "../end/share.ts";
import { padPicture, padText, type Result } from "../end/share-picture.ts";
import type { Words } from "../words/en.ts";
import {
  freshGame,
  freshPlayer,
  scored,
  unread,
  type GameEntry,
  type PlayerEntry,
} from "./entry.ts";
import { draft, keepDraft, keepGames, keptGames, type KeptGame } from "./kept.ts";
import { PlayerFields, replaced } from "./player-fields.tsx";
import { Why } from "./why.tsx";

const mostPlayers = 6;
const fewestPlayers = 2;

export function ScorePad({ words }: PageProps<BountyHuntersScreen>): JSX.Element {
  const w = words.scorePad;
  const [game, setGame] = useState<GameEntry>(() => draft(freshGame(w.player)));
  const [kept, setKept] = useState<readonly KeptGame[]>(keptGames);
  const [at, setAt] = useState(0);
  useEffect(() => keepDraft(game), [game]);
  const current = Math.min(at, game.players.length - 1);
  const player = game.players[current];
  const setPlayer = (next: PlayerEntry | null): void =>
    setGame({ ...game, players: replaced(game.players, current, next) });
  const keep = (games: readonly KeptGame[]): void => {
    keepGames(games);
    setKept(games);
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
              onClick={() => setAt(seat)}
            >
              <SeatMark seat={seat} /> {name || w.player(seat + 1)}
            </button>
          ))}
        </div>
        {game.players.length < mostPlayers && (
          <Button
            icon="plus"
            label={w.addPlayer}
            press={() => {
              setGame({
                ...game,
                players: [...game.players, freshPlayer(w.player(game.players.length + 1))],
              });
              setAt(game.players.length);
            }}
          />
        )}
      </div>
      {player && (
        <div id="bh-player" role="tabpanel" aria-labelledby={`bh-tab-${current}`}>
          <PlayerFields
            key={current}
            player={player}
            mode={game.mode}
            words={words}
            change={setPlayer}
          />
          {game.players.length > fewestPlayers && (
            <Button tone="quiet" press={() => setPlayer(null)}>
              {w.removePlayer(player.name)}
            </Button>
          )}
        </div>
      )}
      <div class="bh-doors">
        <Button
          tone="lamp"
          icon="check"
          press={() => (keep([{ at: Date.now(), game }, ...kept]), toast(w.keptNow))}
        >
          {w.keep}
        </Button>
        <Button icon="log" press={() => void copyText(padText(resultOf(game), words), w.copied)}>
          {w.text}
        </Button>
        <Button
          icon="share"
          press={() =>
            void savePicture(padPicture(resultOf(game), words), "bounty-hunters-pad.png")
          }
        >
          {w.picture}
        </Button>
        <Button
          icon="undo"
          press={() =>
            setGame({ mode: game.mode, players: game.players.map(({ name }) => freshPlayer(name)) })
          }
        >
          {w.again}
        </Button>
      </div>
      <section class="bh-lastgames">
        <h2>{w.lastGames}</h2>
        {kept.length === 0 && <p class="soft">{w.noGames}</p>}
        <ul>
          {kept.map((one, nth) => (
            <li key={one.at}>
              <span>
                <time dateTime={new Date(one.at).toISOString()}>
                  {new Date(one.at).toLocaleDateString(words.language)}
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
    </div>
  );
}

function summary(game: GameEntry, words: Words): string {
  const { pads } = scored(game);
  return words.list(
    game.players.map(({ name }, seat) => `${name} ${signed(pads[seat]?.total ?? 0)}`),
  );
}

function resultOf(game: GameEntry): Result {
  const { pads, places } = scored(game);
  return {
    names: game.players.map(({ name }) => name),
    pads,
    rows: rowsOf(game.mode),
    winners: (places[0] ?? []).map((seat) => game.players[seat]?.name ?? ""),
    turns: 0,
  };
}

function Pad({ game, words }: { readonly game: GameEntry; readonly words: Words }): JSX.Element {
  const { pads, places } = scored(game);
  const winners = places[0] ?? [];
  const level = pads.filter(({ total }) => total === pads[winners[0] ?? 0]?.total).length;
  const who = words.list(winners.map((seat) => game.players[seat]?.name ?? ""));
  const isEmpty = game.players.every(({ targets, crates }) => targets.length + crates.length === 0);
  const missing = unread(game);
  return (
    <section class="bh-padbox">
      <div class="bh-padscroll" tabIndex={0} role="region" aria-label={words.scorePad.result}>
        <table class="bh-pad">
          <thead>
            <tr>
              <td />
              {game.players.map(({ name }, seat) => (
                <th key={seat} scope="col">
                  <SeatMark seat={seat} />
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(game.mode).map((row) => (
              <tr key={row} class={`bh-row-${row}`}>
                <th scope="row">{words.rows[row]}</th>
                {pads.map((pad, seat) => (
                  <td key={seat} class="number" data-row={row}>
                    {signed(pad[row])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isEmpty && (
        <details class="bh-why">
          <summary>{words.final.why(words.scorePad.result)}</summary>
          <Why game={game} words={words} />
        </details>
      )}
      {!isEmpty && (
        <p class="bh-winner" role="status">
          {missing.length > 0
            ? words.scorePad.missing(words.list(missing))
            : winners.length > 1
              ? words.final.share(who)
              : words.final.wins(who)}
          {missing.length === 0 && winners.length === 1 && level > 1 && (
            <small>
              {" "}
              {words.final.tieBreak(
                game.players.map(({ name, credits }) => `${name} ${credits}`).join(", "),
              )}
            </small>
          )}
        </p>
      )}
    </section>
  );
}
