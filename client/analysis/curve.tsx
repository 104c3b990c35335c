/** How the chances stood from turn to turn, and the three turns that moved them most. */
import type { JSX } from "preact";
import type { Version } from "#table/talk/words.ts";
import { Button } from "../pieces/button.tsx";
import { SeatMark } from "../pieces/seat-mark.tsx";
import { language } from "../settings/settings.ts";
import type { Frame } from "../table/frame.ts";
import { apart } from "./apart.ts";
import { bandOf, turningPoints, type Point, type TurningPoint } from "./turning.ts";
import { analysisWords, percent } from "./words/words.ts";
import type { Seat } from "#rules/game.ts";

const width = 360;
const height = 210;
/** The axes' figures stand left of the lines and under them. */
const left = 40;
const bottom = 24;
/** Where the lines end; beyond it stand the signs of their seats. */
const end = width - 36;
const grid = [0, 0.5, 1] as const;
const mostFigures = 9;
/** A sign and a little air: six of them fit one above the other. */
const signGap = 26;

interface CurveProps {
  readonly frame: Frame;
  readonly points: readonly Point[];
  readonly go: (version: Version) => void;
}

/** Where a point and a share lie in the drawing. */
interface Scale {
  readonly x: (point: number) => number;
  readonly y: (share: number) => number;
}

function scaleOf(points: readonly Point[]): Scale {
  const last = points.length - 1;
  return {
    x: (point) => (last < 1 ? left : left + (point / last) * (end - left)),
    y: (share) => height - bottom - 6 - share * (height - bottom - 20),
  };
}

export function Curve({ frame, points, go }: CurveProps): JSX.Element {
  const turns = turningPoints(points);
  return (
    <>
      <figure class="curve">
        <Plot frame={frame} points={points} turns={turns} />
        <figcaption>
          {frame.names.map(({ seat, name }) => (
            <span key={seat}>
              <SeatMark seat={seat} />
              <LineSample seat={seat} />
              {name}
              {/* Nothing is known before the first point: no figure, rather than nought. */}
              {points.length > 0 && ` ${percent(points.at(-1)?.shares[seat] ?? 0, language.value)}`}
            </span>
          ))}
        </figcaption>
      </figure>
      <Turnings frame={frame} turns={turns} go={go} />
    </>
  );
}

interface PlotProps extends Omit<CurveProps, "go"> {
  readonly turns: readonly TurningPoint[];
}

function Plot({ frame, points, turns }: PlotProps): JSX.Element {
  const scale = scaleOf(points);
  const { x, y } = scale;
  const seats = frame.names.map(({ seat }) => seat);
  const ends = seats.map((seat) => y(points.at(-1)?.shares[seat] ?? 1 / seats.length));
  const signs = apart(ends, signGap, 14, height - bottom);
  return (
    <div class="plot">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={analysisWords(language.value).curve}
      >
        <Axes points={points} seats={seats.length} scale={scale} />
        {turns.map(({ at }) => (
          <line key={at} x1={x(at)} x2={x(at)} y1="0" y2={height - bottom} class="turn" />
        ))}
        {seats.map((seat) => (
          <polygon
            key={seat}
            class="band"
            fill={inkOf(seat).stroke}
            points={bandOutline(points, seat, scale)}
          />
        ))}
        {seats.map((seat, i) => (
          <g key={seat} class="line" {...inkOf(seat)}>
            <polyline
              points={points.map(({ shares }, p) => `${x(p)},${y(shares[seat] ?? 0)}`).join(" ")}
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
  );
}

/** Along its upper edge, and back along its lower one. */
function bandOutline(points: readonly Point[], seat: number, { x, y }: Scale): string {
  const bands = points.map((point) => bandOf(point, seat));
  const upper = bands.map(({ high }, at) => `${x(at)},${y(high)}`);
  const lower = bands.map(({ low }, at) => `${x(at)},${y(low)}`);
  return [...upper, ...lower.toReversed()].join(" ");
}

interface AxesProps {
  readonly points: readonly Point[];
  readonly seats: number;
  readonly scale: Scale;
}

/** Chances upward, turns to the right, and a line where everybody is even. */
function Axes({ points, seats, scale: { x, y } }: AxesProps): JSX.Element {
  const every = Math.max(1, Math.ceil(points.length / mostFigures));
  const even = y(1 / seats);
  return (
    <>
      {grid.map((share) => (
        <g key={share} class="axis">
          <line x1={left} x2={end} y1={y(share)} y2={y(share)} />
          <text x={left - 6} y={y(share) + 4} text-anchor="end">
            {percent(share, language.value)}
          </text>
        </g>
      ))}
      {points.map(({ turn }, i) =>
        turn !== null && i % every === 0 ? (
          <text key={turn} class="figure" x={x(i)} y={height - 6} text-anchor="middle">
            {i === 0 ? analysisWords(language.value).turnAxis(turn) : turn}
          </text>
        ) : null,
      )}
      <line x1={left} x2={end} y1={even} y2={even} class="fair" />
    </>
  );
}

interface TurningsProps extends Omit<CurveProps, "points"> {
  readonly turns: readonly TurningPoint[];
}

function Turnings({ frame, turns, go }: TurningsProps): JSX.Element | null {
  const w = analysisWords(language.value);
  if (turns.length === 0) return null;
  return (
    <>
      <h3>{w.turningPoints}</h3>
      <ol class="turning">
        {turns.map(({ at, seat, from, to, version, turn, told }) => (
          <li key={at}>
            <div>
              <p>
                {turn !== null && <b>{w.turnOnly(turn)} </b>}
                <SeatMark seat={seat} />{" "}
                {w.turning(
                  frame.names[seat]?.name ?? "",
                  percent(from, language.value),
                  percent(to, language.value),
                )}
              </p>
              <ul>
                {told.map((one) => (
                  <li key={one.seat}>
                    <SeatMark seat={one.seat} /> {one.text}
                  </li>
                ))}
              </ul>
            </div>
            <Button icon="next" press={() => go(version)}>
              {w.goThere}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Unbroken, dashes, dots, dash and dot, short dashes, long dash and two dots. */
const strokes = ["none", "12 5", "2 4", "8 4 2 4", "5 3", "18 3 2 3 2 3"] as const;

type Ink = Pick<JSX.SVGAttributes<SVGElement>, "stroke" | "stroke-dasharray">;

function inkOf(seat: Seat): Ink {
  const kind = seat % strokes.length;
  return { stroke: `var(--seat-${kind})`, "stroke-dasharray": strokes[kind] ?? "none" };
}

/** What the legend shows of a line. */
function LineSample({ seat }: { readonly seat: Seat }): JSX.Element {
  return (
    <svg class="line-sample" viewBox="0 0 34 8" aria-hidden="true">
      <line x1="0" x2="34" y1="4" y2="4" {...inkOf(seat)} />
    </svg>
  );
}
