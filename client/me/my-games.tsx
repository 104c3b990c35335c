/** What I played, the latest first, and what it adds up to. */
import { gameName } from "../games/game-words.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { MyGame, MyPage, MyStatistics } from "#table/talk/me.ts";
import { dayText, numberText } from "../words/moments.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { errorText } from "../words/words.ts";
import { meWords } from "./words/words.ts";

const gamesAtOnce = 20;
const nameOf = gameName;

export function MyGames({ page }: { page: MyPage }): JSX.Element {
  const w = meWords();
  const older = useSignal<readonly MyGame[]>([]);
  const isAll = useSignal(page.games.length < gamesAtOnce);
  const all = [...page.games, ...older.value];

  async function readOn(): Promise<void> {
    const after = all.at(-1)?.table ?? "";
    const reply = await request<readonly MyGame[]>("GET", `/me/games?after=${after}`);
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    older.value = [...older.value, ...reply.value];
    isAll.value = reply.value.length < gamesAtOnce;
  }

  return (
    <section aria-labelledby="me-games">
      <h2 id="me-games">{w.games}</h2>
      {all.length === 0 && <p class="soft">{w.noGames}</p>}
      <ul class="guild-history">
        {all.map((game) => (
          <Game key={game.table} game={game} />
        ))}
      </ul>
      {!isAll.value && <Button press={() => void readOn()}>{w.older}</Button>}
    </section>
  );
}

function Game({ game }: { game: MyGame }): JSX.Element {
  const w = meWords();
  const [began, ended] = [dayText(game.began), dayText(game.ended)];
  return (
    <li class="plate">
      <p>
        <strong>{nameOf(game.game)}</strong>{" "}
        <span class="soft">{began === ended ? ended : w.dates(began, ended)}</span>
      </p>
      <ol>
        {game.players.map(({ name, mine, place, points }, i) => (
          <li key={i}>
            <span class="guild-place">{place}.</span> {mine ? <strong>{name}</strong> : name}
            {mine && <span class="unseen"> ({w.you})</span>}
            {points !== null && <span class="soft"> {w.points(points)}</span>}
          </li>
        ))}
      </ol>
      <p class="doings">
        <a class="button" href={`/t/${game.table}`}>
          {w.replay}
          <span class="unseen">
            {" "}
            {nameOf(game.game)}, {ended}
          </span>
        </a>
      </p>
    </li>
  );
}

export function Statistics({ all }: { all: readonly MyStatistics[] }): JSX.Element | null {
  const w = meWords();
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="me-statistics">
      <h2 id="me-statistics">{w.statistics}</h2>
      <div class="me-ways">
        {all.map((one) => (
          <article key={one.game} class="plate me-way">
            <h3>{nameOf(one.game)}</h3>
            <dl class="me-figures">
              <Figure name={w.gamesPlayed} value={one.games} />
              <Figure name={w.wins} value={one.wins} />
              <Figure name={w.averagePlace} value={one.averagePlace} />
              {one.averagePoints !== null && (
                <Figure name={w.averagePoints} value={one.averagePoints} />
              )}
              {one.bestPoints !== null && <Figure name={w.bestPoints} value={one.bestPoints} />}
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: number }): JSX.Element {
  return (
    <div>
      <dt class="soft">{name}</dt>
      <dd class="number">{numberText(value)}</dd>
    </div>
  );
}
