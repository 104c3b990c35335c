/** What was played, the latest first, as far back as anyone wants to read. */
import { gameName } from "../games/game-words.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { GuildPage, PlayedGame } from "#table/talk/guild.ts";
import type { TableInvitation } from "#table/talk/lobby.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { dayText } from "../words/moments.ts";
import { errorText } from "../words/words.ts";
import type { Act } from "./use-guild.ts";
import { guildWords } from "./words/words.ts";

const pageLength = 20;

interface HistoryProps {
  readonly guild: GuildPage;
  readonly act: Act;
}

export function History({ guild, act }: HistoryProps): JSX.Element {
  const w = guildWords();
  const older = useSignal<readonly PlayedGame[]>([]);
  const isAll = useSignal(guild.history.length < pageLength);
  const all = [...guild.history, ...older.value];

  async function readOn(): Promise<void> {
    const after = all.at(-1)?.table ?? "";
    const reply = await request<readonly PlayedGame[]>(
      "GET",
      `/guilds/${guild.id}/history?after=${after}`,
    );
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    older.value = [...older.value, ...reply.value];
    isAll.value = reply.value.length < pageLength;
  }

  return (
    <section aria-labelledby="guild-history">
      <h2 id="guild-history">{w.history}</h2>
      <ul class="guild-history">
        {all.map((game) => (
          <Game key={game.table} game={game} guild={guild} act={act} />
        ))}
      </ul>
      {!isAll.value && <Button press={() => void readOn()}>{w.older}</Button>}
    </section>
  );
}

function Game({ game, guild, act }: HistoryProps & { readonly game: PlayedGame }): JSX.Element {
  const w = guildWords();

  /** The same game for as many; who was there finds it on the guild's page. */
  async function again(): Promise<void> {
    const wanted = { game: game.game, seats: game.players.length, guild: guild.id };
    const reply = await request<TableInvitation>("POST", "/tables", wanted);
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else go(reply.value.path);
  }

  return (
    <li class="plate">
      <p>
        <strong>{gameName(game.game)}</strong>{" "}
        <span class="soft">
          {dayText(game.ended)},{" "}
          {game.noted === undefined ? w.hostedBy(game.host) : w.notedBy(game.host)}
        </span>
      </p>
      <ol>
        {game.players.map(({ name, place, points }, i) => (
          <li key={i}>
            <span class="guild-place">{place}.</span> {name}
            {points !== null && <span class="soft"> {w.points(points)}</span>}
          </li>
        ))}
      </ol>
      <p class="doings">
        {game.noted === undefined ? (
          <a class="button" href={`/t/${game.table}`}>
            {w.replay}
          </a>
        ) : (
          (guild.myRole !== "member" || game.noted === guild.myNumber) && (
            <Button
              tone="quiet"
              icon="close"
              press={() => void act("DELETE", `/notes/${game.table}`)}
            >
              {w.strike}
            </Button>
          )
        )}
        <Button icon="redo" press={() => void again()}>
          {w.again}
        </Button>
      </p>
    </li>
  );
}
