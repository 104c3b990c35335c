/** How the chances stood from turn to turn, and the three turns that moved them most. */
import type { JSX } from "preact";
import type { Version } from "#table/talk/words.ts";
import { Button } from "../pieces/button.tsx";
import { SeatMark } from "../pieces/seat-mark.tsx";
import { language } from "../settings/settings.ts";
import type { Frame } from "../table/frame.ts";
import { apart } from "./apart.ts";
import { inkOf, LineSample } from "./line.tsx";
import { turningPoints, type Point } from "./turning.ts";
import { analysisWords, percent } from "./words/words.ts";

const width = 320;
const height = 180;
/** Where the lines end; beyond it stand the signs of their seats. */
const end = width - 36;
/** A sign and a little air: six of them fit one above the other. */
const signGap = 26;

export function Curve({
  frame,
  points,
  go,
}: {
  readonly frame: Frame;
  readonly points: readonly Point[];
  readonly go: (version: Version) => void;
}): JSX.Element {
  const w = analysisWords(language.value);
  const seats = frame.names.map(({ seat }) => seat);
  const x = (i: number): number => (points.length < 2 ? 0 : (i / (points.length - 1)) * end);
  const y = (share: number): number => height - 14 - share * (height - 28);
  const turns = turningPoints(points);
  const ends = seats.map((seat) => y(points.at(-1)?.shares[seat] ?? 1 / seats.length));
  const signs = apart(ends, signGap, 14, height - 14);
  return (
    <>
      <figure class="curve">
        <div class="plot">
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={w.curve}>
            <line x1="0" x2={end} y1={y(1 / seats.length)} y2={y(1 / seats.length)} class="fair" />
            {turns.map(({ at }) => (
              <line key={at} x1={x(at)} x2={x(at)} y1="0" y2={height} class="turn" />
            ))}
            {seats.map((seat, i) => (
              <g key={seat} {...inkOf(seat)}>
                <polyline
                  points={points
                    .map(({ shares }, p) => `${x(p)},${y(shares[seat] ?? 0)}`)
                    .join(" ")}
                />
                {points.length > 1 && (
                  <line x1={end} x2={end + 10} y1={ends[i]} y2={signs[i]} class="lead" />
                )}
              </g>
            ))}
          </svg>
          {points.length > 1 &&
            seats.map((seat, i) => (
              <span key={seat} class="sign" style={{ top: `${(100 * (signs[i] ?? 0)) / height}%` }}>
                <SeatMark seat={seat} />
              </span>
            ))}
        </div>
        <figcaption>
          {frame.names.map(({ seat, name }) => (
            <span key={seat}>
              <SeatMark seat={seat} />
              <LineSample seat={seat} />
              {name} {percent(points.at(-1)?.shares[seat] ?? 0, language.value)}
            </span>
          ))}
        </figcaption>
      </figure>
      <h3>{w.turningPoints}</h3>
      <ol class="turning">
        {turns.map(({ at, seat, from, to, version }) => (
          <li key={at}>
            <SeatMark seat={seat} />
            <span>
              {w.turning(
                frame.names[seat]?.name ?? "",
                percent(from, language.value),
                percent(to, language.value),
              )}
            </span>
            <Button icon="next" press={() => go(version)}>
              {w.goThere}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
