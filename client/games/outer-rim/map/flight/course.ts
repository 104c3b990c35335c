/** How a flight goes: as long as its way, the nose along the lane, upright again where it ends. */

type Spot = Pick<DOMRect, "x" | "y">;

export interface Course {
  readonly milliseconds: number;
  /** Where it is, from where it ends. */
  readonly moves: readonly Keyframe[];
  /** Where it looks. */
  readonly turns: readonly Keyframe[];
}

const shortest = 800;
const longest = 1200;
const perSpace = 90;
/** As much of the way as it takes to turn, and as much as is left when it has arrived. */
const turning = 0.02;
const landing = 0.92;

export function courseOf(spots: readonly Spot[]): Course {
  const end = spots.at(-1) ?? { x: 0, y: 0 };
  const parts = spots.slice(1).map((to, i) => leg(spots[i] ?? to, to));
  const whole = parts.reduce((sum, { length }) => sum + length, 0) || 1;
  const offsets = [0];
  for (const { length } of parts) offsets.push((offsets.at(-1) ?? 0) + (length / whole) * landing);
  const headings = unwound(parts.map(({ heading }) => heading));
  return {
    milliseconds: Math.min(longest, shortest + perSpace * Math.max(0, parts.length - 1)),
    moves: [
      ...spots.map(({ x, y }, i) => ({
        offset: offsets[i] ?? landing,
        translate: `${x - end.x}px ${y - end.y}px`,
      })),
      { offset: 1, translate: "0px 0px" },
    ],
    turns: [
      ...headings.flatMap((heading, i) => [
        {
          offset: Math.max(0, (offsets[i] ?? 0) + (i === 0 ? 0 : turning)),
          rotate: degrees(heading),
        },
        { offset: Math.max(0, (offsets[i + 1] ?? landing) - turning), rotate: degrees(heading) },
      ]),
      { offset: 1, rotate: degrees(360 * Math.round((headings.at(-1) ?? 0) / 360)) },
    ].toSorted((a, b) => a.offset - b.offset),
  };
}

/** Between here and there it is nearer to the eye: a hull on a phone is as small as a fingernail. */
export const lift: readonly Keyframe[] = [
  { scale: 1 },
  { scale: 1.8, offset: 0.2 },
  { scale: 1.8, offset: 0.75 },
  { scale: 1 },
];

const degrees = (heading: number): string => `${Math.round(heading)}deg`;

/** Hulls are drawn with the nose up. */
function leg(from: Spot, to: Spot): { readonly length: number; readonly heading: number } {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { length: Math.hypot(x, y), heading: (Math.atan2(y, x) * 180) / Math.PI + 90 };
}

/** The short way round at each turn. */
function unwound(headings: readonly number[]): readonly number[] {
  const turned: number[] = [];
  for (const heading of headings) {
    const before = turned.at(-1) ?? 0;
    turned.push(heading + 360 * Math.round((before - heading) / 360));
  }
  return turned;
}
