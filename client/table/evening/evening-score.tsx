/** How the evening stands: everyone's place in every game, who took the most of them, who came and who went. */
import type { JSX } from "preact";
import { scoreOf, type EveningRow, type EveningScore } from "#table/past/evening.ts";
import type { EveningGame, PlayedEvening } from "#table/talk/past.ts";
import { gameName } from "../../games/game-words.ts";
import { Face } from "../../pieces/faces/face.tsx";
import { SeatMark } from "../../pieces/seat-mark.tsx";
import { eveningWords } from "./words.ts";
import "./evening.css";
import { crown } from "../../pieces/emblems.ts";

interface ScoreProps {
  readonly evening: PlayedEvening;
  /** Its tables are kept by this device. */
  readonly local: boolean;
}

export function EveningScoreTable({ evening, local }: ScoreProps): JSX.Element {
  const w = eveningWords();
  const score = scoreOf(evening);
  return (
    <div class="evening-score">
      <p class="soft">{w.played(score.over)}</p>
      {/* Scrolled by keys, too. */}
      <div class="evening-table" tabIndex={0} role="region" aria-label={w.played(score.over)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{w.who}</th>
              {evening.games.map(({ table, game }, nth) => (
                <th key={table} scope="col">
                  <a
                    href={`/${local ? "local" : "t"}/${table}`}
                    aria-label={w.gameNth(nth + 1, gameName(game))}
                  >
                    {nth + 1}
                  </a>
                </th>
              ))}
              <th scope="col">{w.won}</th>
            </tr>
          </thead>
          <tbody>
            {score.rows.map((row) => (
              <PersonRow key={row.person} row={row} evening={evening} crown={score.crown} />
            ))}
          </tbody>
        </table>
      </div>
      <p>{crownLine(score)}</p>
      {comings(score).map((line) => (
        <p key={line} class="soft">
          {line}
        </p>
      ))}
    </div>
  );
}

interface PersonRowProps {
  readonly row: EveningRow;
  readonly evening: PlayedEvening;
  readonly crown: number | null;
}

function PersonRow({ row, evening: { games, me }, crown }: PersonRowProps): JSX.Element {
  const w = eveningWords();
  const { person, name, seat, face, wins, here } = row;
  return (
    <tr class={here ? "" : "soft"}>
      <th scope="row">
        {face === null ? <SeatMark seat={seat} /> : <Face face={face} />}
        <span class={person === me ? "evening-me" : ""}>{name}</span>
        {person === crown && <Crown label={w.crown} />}
      </th>
      {games.map((game) => (
        <Place key={game.table} game={game} person={person} />
      ))}
      <td class="number evening-wins">{wins}</td>
    </tr>
  );
}

function Place({ game, person }: { game: EveningGame; person: number }): JSX.Element {
  const w = eveningWords();
  const own = game.players.filter((each) => each.person === person);
  const place = Math.min(...own.map((each) => each.place ?? Infinity));
  if (own.length === 0)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span class="unseen">{w.absent}</span>
      </td>
    );
  // Being played or gathering: nobody has a place yet.
  if (place === Infinity) return <td aria-hidden="true">·</td>;
  return (
    <td class={place === 1 ? "evening-first" : ""}>
      <span aria-hidden="true">{place}</span>
      <span class="unseen">{w.place(place)}</span>
    </td>
  );
}

function crownLine({ rows, crown }: EveningScore): string {
  const w = eveningWords();
  const name = rows.find(({ person }) => person === crown)?.name;
  return name === undefined ? w.nobodyLeads : w.wears(name);
}

function comings({ rows }: EveningScore): readonly string[] {
  const w = eveningWords();
  return rows
    .toSorted((a, b) => a.person - b.person)
    .flatMap(({ name, came, went }) => [
      ...(came > 0 ? [w.came(name, came + 1)] : []),
      ...(went !== null && went > 0 ? [w.went(name, went)] : []),
    ]);
}

/** Whoever leads the evening wears it. */
function Crown({ label }: { readonly label: string }): JSX.Element {
  return (
    <svg class="crown" viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={crown} />
    </svg>
  );
}
