/**
 * The small signs of the game, drawn on a 24 grid: skills, factions, kinds of cards, dice faces, numbers of a captain.
 */
import type { JSX } from "preact";

const paths = {
  influence: "M3 3h18v13h-9l-6 6v-6H3zm4 4v2h10V7zm0 4v2h7v-2z",
  knowledge: "M2 4c4-1 7 0 9 2v15c-2-2-5-3-9-2zm20 0c-4-1-7 0-9 2v15c2-2 5-3 9-2z",
  piloting: "M12 1a4 4 0 0 1 2 7v5h4l4 4v5H2v-5l4-4h4V8a4 4 0 0 1 2-7z",
  stealth:
    "M12 3c5 0 8 4 8 8 0 3-1 5-3 7l-1 3-4-2-4 2-1-3c-2-2-3-4-3-7 0-4 3-8 8-8zM7 10l2 4 2-3zm10 0-4 1 2 3z",
  strength: "M4 9h3V6h3v3h4V6h3v3h3v6h-3v3h-3v-3h-4v3H7v-3H4z",
  tactics: "M4 3h16v5l-4 3 4 4v6H4v-6l4-4-4-3zm4 3 4 4 4-4z",
  tech: "M5 5h14v14H5zm4 4v6h6V9zM8 1h2v3H8zm6 0h2v3h-2zM8 20h2v3H8zm6 0h2v3h-2zM1 8h3v2H1zm0 6h3v2H1zm19-6h3v2h-3zm0 6h3v2h-3z",
  hutt: "M12 2a10 10 0 1 1-7 3l2 2a7 7 0 1 0 5-2zm0 6a4 4 0 1 1-3 1l2 2a1 1 0 1 0 1-1z",
  syndicate: "M11 1v22L2 12zm2 0 9 11-9 11z",
  imperial: "M3 3h18v18H3zm3 3v3h12V6zm0 5v2h12v-2zm0 4v3h12v-3z",
  rebel: "M12 1c1 5 6 7 6 13a6 6 0 0 1-4 6c1-3 0-5-2-7-2 2-3 4-2 7a6 6 0 0 1-4-6C6 8 11 6 12 1z",
  cargo: "M3 7l9-5 9 5v10l-9 5-9-5zm3 2v7l5 3v-7zm12 0-5 3v7l5-3zM12 5 8 7l4 2 4-2z",
  gear: "M3 10l12-7 6 3-2 4-4-1-2 3-2 9H7l2-8-4 1z",
  mod: "M9 2h6v4h5v5h-3v2h3v5h-5v4H9v-4H4v-5h3v-2H4V6h5zm1 7v6h4V9z",
  crew: "M8 3a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zm8 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2 21v-5l4-4h4l4 4v5zm14 0v-5l-2-3h5l3 3v5z",
  job: "M9 3h6v3h6v14H3V6h6zm2 2v1h2V5zM6 10v2h5v2h2v-2h5v-2z",
  bounty:
    "M11 1h2v4a7 7 0 0 1 6 6h4v2h-4a7 7 0 0 1-6 6v4h-2v-4a7 7 0 0 1-6-6H1v-2h4a7 7 0 0 1 6-6zm1 7a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  luxury:
    "M6 3h12l5 6-11 13L1 9zm1 3-2 3h4l1-3zm5 0-1 3h2zm2 0 1 3h4l-2-3zM6 11l5 7-2-7zm5 0 1 6 1-6zm4 0-2 7 5-7z",
  ship: "M12 1l3 8 8 7v3l-8-2v4l2 2H7l2-2v-4l-8 2v-3l8-7z",
  event: "M13 1 4 14h6l-1 9 11-14h-7z",
  credits: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-4 6v8h8v-2h-5v-4h5V8z",
  fame: "M12 1l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z",
  health: "M12 21 3 12a5.500 5.500 0 0 1 9-6 5.500 5.500 0 0 1 9 6z",
  hull: "M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z",
  hyperdrive: "M2 11h9L9 4l13 8-13 8 2-7H2z",
  ground: "M3 3l5 1 12 12 1 5-5-1L4 8zm18 0-1 5-5 5-3-3 5-5zM9 14l-3-3-3 7 3 3z",
  patrol: "M12 2l10 9-4 2v6l-6 3-6-3v-6l-4-2zm-2 8v5h4v-5z",
  secret: "M3 5h18v14H3zm2 3v1l7 5 7-5V8l-7 5z",
  debt: "M6 2h12v20l-3-2-3 2-3-2-3 2zm3 5v2h6V7zm0 4v2h6v-2z",
  ambition: "M3 21 10 7l3 5 2-3 6 12zM10 2h6l-2 2 2 2h-5z",
  goal: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  illegal: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM6 10v4h12v-4z",
  pin: "M12 1a7 7 0 0 1 7 7c0 5-7 15-7 15S5 13 5 8a7 7 0 0 1 7-7zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  hit: "M12 3l2 6 7-2-5 5 5 5-7-2-2 6-2-6-7 2 5-5-5-5 7 2z",
  crit: "M12 1l2 5 5-3-2 6 6 3-6 2 3 6-6-2-2 5-2-5-6 2 3-6-6-2 6-3-3-6 6 3zm0 7-1 3-3 1 3 1 1 3 1-3 3-1-3-1z",
  focus: "M12 5c5 0 8 3 10 7-2 4-5 7-10 7S4 16 2 12c2-4 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  blank: "M7 11h10v2H7z",
} as const;

export type SignName = keyof typeof paths;

export const signNames = Object.keys(paths) as SignName[];

/** Decoration: the words stand beside it or in the label. */
export function Sign({ name }: { readonly name: SignName }): JSX.Element {
  return (
    <svg class={`or-sign or-sign-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} fill-rule="evenodd" />
    </svg>
  );
}
