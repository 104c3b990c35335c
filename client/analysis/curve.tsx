/** How the chances stood from turn to turn, and the three turns that moved them most. */
import type { JSX } from 'preact';
import type { Version } from '#table/talk/words.ts';
import { Button } from '../pieces/button.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { language } from '../settings/settings.ts';
import type { Frame } from '../table/frame.ts';
import { turningPoints, type Point } from './turning.ts';
import { analysisWords, percent } from './words/words.ts';

const width = 320;
const height = 140;

export function Curve({ frame, points, go }: { readonly frame: Frame; readonly points: readonly Point[]; readonly go: (version: Version) => void }): JSX.Element {
  const w = analysisWords(language.value);
  const seats = frame.names.map(({ seat }) => seat);
  const x = (i: number): number => (points.length < 2 ? 0 : (i / (points.length - 1)) * width);
  const y = (share: number): number => height - 4 - share * (height - 8);
  const turns = turningPoints(points);
  return (
    <>
      <figure class="curve">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={w.curve}>
          <line x1="0" x2={width} y1={y(1 / seats.length)} y2={y(1 / seats.length)} class="fair" />
          {seats.map((seat) => (
            <polyline key={seat} fill="none" stroke={`var(--seat-${seat})`} points={points.map(({ shares }, i) => `${x(i)},${y(shares[seat] ?? 0)}`).join(' ')} />
          ))}
          {turns.map(({ at }) => (
            <line key={at} x1={x(at)} x2={x(at)} y1="0" y2={height} class="turn" />
          ))}
        </svg>
        <figcaption>
          {frame.names.map(({ seat, name }) => (
            <span key={seat}>
              <SeatMark seat={seat} /> {name} {percent(points.at(-1)?.shares[seat] ?? 0, language.value)}
            </span>
          ))}
        </figcaption>
      </figure>
      <h3>{w.turningPoints}</h3>
      <ol class="turning">
        {turns.map(({ at, seat, from, to, version }) => (
          <li key={at}>
            <SeatMark seat={seat} />
            <span>{w.turning(frame.names[seat]?.name ?? '', percent(from, language.value), percent(to, language.value))}</span>
            <Button icon="next" press={() => go(version)}>
              {w.goThere}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
