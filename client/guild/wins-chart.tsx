/** Wins over time: a stroke and a sign of its own for each, so that colour is not needed. */
import type { JSX } from "preact";
import type { GameStandings } from "#table/talk/guild.ts";
import { guildWords } from "./words/words.ts";

const [width, height, edge] = [320, 140, 14];
/** More lines than this tell nobody apart. */
const mostLines = 6;
const dashes = ["", "8 4", "2 4", "12 4 2 4", "4 4", "16 6"] as const;

interface Props {
  readonly standings: GameStandings;
  readonly nameOf: (member: number) => string;
}

export function WinsChart({ standings, nameOf }: Props): JSX.Element | null {
  const w = guildWords();
  const rows = standings.rows.slice(0, mostLines);
  const games = rows[0]?.winsOverTime.length ?? 0;
  const most = Math.max(1, ...rows.flatMap((row) => row.winsOverTime));
  if (games < 2) return null;
  const x = (game: number): number => edge + (game / (games - 1)) * (width - 2 * edge);
  const y = (wins: number): number => height - edge - (wins / most) * (height - 2 * edge);
  return (
    <figure class="guild-chart">
      <figcaption>{w.winsOverTime}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={w.winsOverTime}>
        <path class="axis" d={`M${edge} ${edge}V${height - edge}H${width - edge}`} />
        <text x="2" y={edge + 4}>
          {most}
        </text>
        <text x="2" y={height - edge + 4}>
          0
        </text>
        {rows.map((row, i) => (
          <path
            key={row.member}
            class="wins"
            style={{ stroke: `var(--seat-${i})` }}
            stroke-dasharray={dashes[i]}
            d={row.winsOverTime
              .map((wins, game) => `${game === 0 ? "M" : "L"}${x(game)} ${y(wins)}`)
              .join("")}
          />
        ))}
      </svg>
      <ul>
        {rows.map((row, i) => (
          <li key={row.member}>
            <svg viewBox="0 0 32 8" aria-hidden="true">
              <path
                class="wins"
                style={{ stroke: `var(--seat-${i})` }}
                stroke-dasharray={dashes[i]}
                d="M0 4h32"
              />
            </svg>
            {w.chartLine(nameOf(row.member), row.wins)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
