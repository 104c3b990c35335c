/** The mark of a guild, drawn from its name: a shield, parted and charged, three tones, light from the upper left. */
import type { JSX } from "preact";

const fields = ["#5fb878", "#e8705f", "#6d9fe8", "#d9b878", "#c39bf0", "#5ec8d8"] as const;
const shield = "M32 3 58 10v24c0 14-11 22-26 27C17 56 6 48 6 34V10z";
/** How the shield is parted: what is drawn in the darker tone. */
const partings = [
  "M32 0h32v64H32z",
  "M0 32h64v32H0z",
  "M0 64 64 0v64z",
  "M0 44 32 22l32 22v20H0z",
  "M22 0h20v64H22z",
] as const;
/** What lies on it. */
const charges = [
  "M32 16l4.700 9.600 10.600 1.500-7.700 7.400 1.900 10.500L32 40l-9.500 5 1.900-10.500-7.700-7.400 10.600-1.500z",
  "M32 16a15 15 0 1 0 0 30 15 15 0 0 0 0-30zm0 8a7 7 0 1 1 0 14 7 7 0 0 1 0-14z",
  "M18 20l14-5 14 5v6l-14-5-14 5zm0 11 14-5 14 5v6l-14-5-14 5zm0 11 14-5 14 5v6l-14-5-14 5z",
  "M30 14h4v12h12v4H34v18h-4V30H18v-4h12z",
  "M20 18h24l-4 12 4 14H20l4-14z",
  "M32 14 46 31 32 48 18 31zm0 9-7 8 7 9 7-9z",
] as const;

export function GuildMark({ name }: { name: string }): JSX.Element {
  const seed = seedOf(name);
  const field = fields[seed % fields.length] ?? fields[0];
  const clip = `guild-${seed}`;
  return (
    <svg class="guild-mark" viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path d="M0 0h64v64H0z" fill={field} />
        <path d={partings[(seed >>> 4) % partings.length]} fill="#14171c" opacity=".38" />
        <path d={charges[(seed >>> 8) % charges.length]} fill="#f1eadd" fill-rule="evenodd" />
        <path d="M6 10 32 3v58L6 34z" fill="#fff" opacity=".12" />
      </g>
      <path d={shield} fill="none" stroke="#14171c" stroke-width="3" />
    </svg>
  );
}

function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
