/** The icon set: drawn on a 24 grid from plates and cuts, one hand. */
import type { JSX } from "preact";

const paths = {
  back: "M15 4 7 12l8 8 2-2-6-6 6-6z",
  close: "M5 7l2-2 5 5 5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5z",
  plus: "M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6z",
  check: "M9 19 2 12l3-3 4 4L19 3l3 3z",
  more: "M3 10h4v4H3zm7 0h4v4h-4zm7 0h4v4h-4z",
  settings:
    "M3 5h9V3h3v6h-3V7H3zm14 0h4v2h-4zM3 11h3V9h3v6H6v-2H3zm8 0h10v2H11zm-8 6h9v-2h3v6h-3v-2H3zm14 0h4v2h-4z",
  log: "M4 3h13l3 3v15H4zm3 4v2h9V7zm0 4v2h9v-2zm0 4v2h6v-2z",
  chat: "M3 4h18v12h-9l-5 5v-5H3zm4 4v2h10V8zm0 4v2h7v-2z",
  rules: "M3 4h7l2 2 2-2h7v15h-7l-2 2-2-2H3zm2 2v11h5l1 1V7l-1-1zm9 0-1 1v11l1-1h5V6z",
  redo: "M15 4l6 6-6 6v-4H9a3 3 0 0 0 0 6h7v3H9A6 6 0 0 1 9 9h6z",
  undo: "M9 4 3 10l6 6v-4h6a3 3 0 0 1 0 6H8v3h7a6 6 0 0 0 0-12H9z",
  share:
    "M17 2a4 4 0 1 1-3 6.600l-5 2.500v1.800l5 2.500a4 4 0 1 1-1 2.400l-5-2.500a4 4 0 1 1 0-6.600l5-2.500A4 4 0 0 1 17 2z",
  bot: "M11 2h2v3h5l2 2v10l-2 2h-2v3h-3v-3h-2v3H8v-3H6l-2-2V7l2-2h5zM7 9v4h4V9zm6 0v4h4V9zm-5 6v2h8v-2z",
  person: "M12 2a5 5 0 0 1 5 5v2a5 5 0 0 1-10 0V7a5 5 0 0 1 5-5zM4 22v-3l5-4h6l5 4v3z",
  chair: "M6 2h3v9h8l1 2v9h-3v-6H9v6H6z",
  eye: "M12 5c5 0 8.500 3.500 10 7-1.500 3.500-5 7-10 7S3.500 15.500 2 12c1.500-3.500 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  clock:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm-1 2h2v5l4 2-1 2-5-3z",
  first: "M4 4h3v16H4zm16 0v16L8 12z",
  previous: "M18 4v16L6 12z",
  next: "M6 4v16l12-8z",
  last: "M17 4h3v16h-3zM4 4v16l12-8z",
  play: "M6 3v18l15-9z",
  pause: "M5 4h5v16H5zm9 0h5v16h-5z",
  seal: "M12 1l3 2h4v4l3 3-2 3 1 4-4 1-2 4-3-2-3 2-2-4-4-1 1-4-2-3 3-3V3h4zm-1.500 15L18 8.500 16 6.500l-5.500 5.500L8 9.500l-2 2z",
  warn: "M12 2l11 19H1zm-1 6v7h2V8zm0 9v2h2v-2z",
  door: "M5 2h11v4h-3V5H8v14h5v-1h3v4H5zm10 6 5 4-5 4v-3H9v-2h6z",
  phone: "M6 1h12v22H6zm2 3v14h8V4zm3 15.500v2h2v-2z",
  hand: "M7 11V5h2v5h1V3h2v7h1V4h2v6h1V6h2v9l-3 7H9l-6-8 2-2z",
  flag: "M4 2h3v2h13l-3 5 3 5H7v8H4z",
  search:
    "M10 2a8 8 0 0 1 6.300 12.900L22 20.600 20.600 22l-5.700-5.700A8 8 0 1 1 10 2zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  crosshair:
    "M11 1h2v3.100A8 8 0 0 1 19.900 11H23v2h-3.100A8 8 0 0 1 13 19.900V23h-2v-3.100A8 8 0 0 1 4.100 13H1v-2h3.100A8 8 0 0 1 11 4.100zm1 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm-1.500 3.500h3v3h-3z",
  ledger: "M4 2h14l2 2v18H6l-2-2zm3 3v3h10V5zm0 6v2h6v-2zm0 4v2h6v-2zm8-4 2 2 2-2v6h-4z",
  "star-chart": "M12 2l2 6 6-3-3 6 5 1-5 1 3 6-6-3-2 6-2-6-6 3 3-6-5-1 5-1-3-6 6 3z",
} as const;

export type IconName = keyof typeof paths;

/** Decoration only: the words stand beside it or in the button's label. */
export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} fill-rule="evenodd" />
    </svg>
  );
}
