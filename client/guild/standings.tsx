/** Who stands how: a table to read, a curve to follow, and who has whose number. */
import { gameName } from "../games/game-words.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { GameStandings, GuildPage, StandingsRow } from "#table/talk/guild.ts";
import { isProgram } from "#table/talk/readable.ts";
import { Segments } from "../pieces/segments.tsx";
import { WinsChart } from "./wins-chart.tsx";
import { numberText } from "../words/moments.ts";
import { guildWords } from "./words/words.ts";

export function Standings({ guild }: { guild: GuildPage }): JSX.Element {
  const w = guildWords();
  const chosen = useSignal(guild.standings[0]?.game ?? "");
  const standings = guild.standings.find(({ game }) => game === chosen.value) ?? guild.standings[0];
  return (
    <section aria-labelledby="guild-standings">
      <h2 id="guild-standings">{w.standings}</h2>
      {standings !== undefined && (
        <>
          {guild.standings.length > 1 && (
            <Segments
              label={w.whichGame}
              value={standings.game}
              choices={guild.standings.map(({ game }) => ({
                value: game,
                text: gameName(game),
              }))}
              change={(game) => {
                chosen.value = game;
              }}
            />
          )}
          <Rows standings={standings} guild={guild} />
          <WinsChart standings={standings} nameOf={(member) => nameIn(guild, member)} />
          <Duels standings={standings} guild={guild} />
        </>
      )}
    </section>
  );
}

interface Props {
  readonly standings: GameStandings;
  readonly guild: GuildPage;
}

function nameIn({ people }: GuildPage, member: number): string {
  return people.find(({ number }) => number === member)?.name || `#${member}`;
}

/** Programs stand apart: they have more time than people. */
function Rows({ standings: { rows }, guild }: Props): JSX.Element {
  const w = guildWords();
  const isOne = ({ member }: StandingsRow): boolean => isProgram(nameIn(guild, member));
  const programs = rows.filter(isOne);
  return (
    <div class="guild-scroll" tabIndex={0} role="group" aria-labelledby="guild-standings">
      <table class="guild-table">
        <thead>
          <tr>
            <th scope="col">{w.name}</th>
            <th scope="col">{w.gamesPlayed}</th>
            <th scope="col">{w.wins}</th>
            <th scope="col">{w.averagePlace}</th>
            <th scope="col">{w.averagePoints}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => !isOne(row))
            .map((row) => (
              <Row key={row.member} row={row} guild={guild} />
            ))}
        </tbody>
        {programs.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={5}>
                {w.programs}
              </th>
            </tr>
            {programs.map((row) => (
              <Row key={row.member} row={row} guild={guild} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

function Row({ row, guild }: { row: StandingsRow; guild: GuildPage }): JSX.Element {
  return (
    <tr>
      <th scope="row">{nameIn(guild, row.member)}</th>
      <td>{row.games}</td>
      <td>{row.wins}</td>
      <td>{numberText(row.averagePlace)}</td>
      <td>{row.averagePoints === null ? "–" : numberText(row.averagePoints)}</td>
    </tr>
  );
}

/** Mine; with two hundred members everyone's would be a wall. */
function Duels({ standings: { duels }, guild }: Props): JSX.Element | null {
  const w = guildWords();
  const mine = duels.filter(
    ({ first, second }) => first === guild.myNumber || second === guild.myNumber,
  );
  if (mine.length === 0) return null;
  return (
    <>
      <h3>{w.duels}</h3>
      <ul class="guild-duels">
        {mine.map(({ first, second, firstAhead, secondAhead, level }) => (
          <li key={`${first}:${second}`}>
            {w.duelLine(
              nameIn(guild, first),
              firstAhead,
              secondAhead,
              nameIn(guild, second),
              level,
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
