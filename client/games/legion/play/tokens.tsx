/**
 * Tokens by shape first, colour second: a mark is a crosshair, a won token a star,
 * a secret one a keyhole, a marked target a flag, poison a drop, Stims a syringe;
 * suppression arrows that press down, standby an eye, an exhausted card one on its side.
 */
import type { JSX } from "preact";

const shapes = {
  mark: "M11 1h2v3.100A8 8 0 0 1 19.900 11H23v2h-3.100A8 8 0 0 1 13 19.900V23h-2v-3.100A8 8 0 0 1 4.100 13H1v-2h3.100A8 8 0 0 1 11 4.100zm1 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm-2 3h4v4h-4z",
  won: "M12 1l3.200 7 7.800.800-5.900 5.100 1.800 7.600L12 17.400 5.100 21.500l1.800-7.600L1 8.800 8.800 8z",
  secret:
    "M4 1h16l2 2v18l-2 2H4l-2-2V3zm8 4a4 4 0 0 0-2 7.500L8.500 19h7L14 12.500A4 4 0 0 0 12 5z",
  poison:
    "M12 1c5 7 8 10.500 8 14.500a8 8 0 0 1-16 0C4 11.500 7 8 12 1zm-3 13a3.500 3.500 0 0 0 3.500 4.500V16A1.500 1.500 0 0 1 11 14z",
  target: "M5 1h2v2h14l-4 5 4 5H7v10H5zm2 4v6h9l-2.400-3L16 5z",
  stims:
    "M16 1h2v3l2-2 2 2-2 2h3v2h-4l-9 9-5 1-3 5-1-1 5-3 1-5 9-9zM8 14l2 2 1.500-1.500-2-2zm3-3 2 2 1.500-1.500-2-2z",
  suppression: "M4 2l8 6 8-6v4l-8 6-8-6zm0 8 8 6 8-6v4l-8 6-8-6zM4 22h16v2H4z",
  standby:
    "M12 4c5 0 9 4 11 8-2 4-6 8-11 8S3 16 1 12c2-4 6-8 11-8zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  exhausted: "M1 6h22v12H1zm2 2v8h18V8zm9 6 4-4H8z",
} as const;

export type TokenShape = keyof typeof shapes;

export function TokenMark({
  shape,
  count,
  label,
}: {
  shape: TokenShape;
  count: number;
  label: string;
}): JSX.Element {
  return (
    <span class={`token token-${shape}`} role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[shape]} fill-rule="evenodd" />
      </svg>
      {count > 1 && <b class="number">{count}</b>}
    </span>
  );
}
