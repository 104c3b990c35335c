/** A poster on the wall of the house: who is wanted for what, in whose company, what was played, when and where. */
import type { Seat } from "#rules/game.ts";
import type { FaceColour, SeatFace } from "#table/talk/seats/face.ts";
import { lettering } from "../../pieces/lettering.ts";
import { chairColour, crown, emblems } from "../../pieces/emblems.ts";

export interface PosterPerson {
  readonly name: string;
  readonly seat: Seat;
  /** `null`: the sign of the chair stands for them. */
  readonly face: SeatFace | null;
  /** Below the name: games won, or points. */
  readonly line: string;
}

export interface Poster {
  readonly title: string;
  /** One, or several who share it. */
  readonly wanted: readonly PosterPerson[];
  readonly crowned: boolean;
  readonly why: string;
  readonly company: readonly PosterPerson[];
  readonly companyTitle: string;
  /** One line for each game. */
  readonly games: readonly string[];
  readonly reward: string;
  readonly seen: string;
  /** What the winner took, drawn by the game on 900 × 120; empty where it has nothing to show. */
  readonly art: string;
  /** The faces' drawings, on 100 × 100. */
  readonly busts: Readonly<Record<SeatFace["bust"], string>>;
}

export const posterWidth = 1080;
export const posterHeight = 1350;

const ink = "#2a1d10";
const faded = "#6f5937";
const paper = "#ecdcb8";
const red = "#8e2f1f";
/** As printed: the colours of faces in ink. */
const colours: Readonly<Record<FaceColour, string>> = {
  amber: "#d19a2b",
  leaf: "#6f9f3f",
  teal: "#3e97a3",
  sky: "#5b83c4",
  violet: "#8b66bd",
  rose: "#c2648f",
  coral: "#c8624d",
  sand: "#a79c88",
};
const left = 130;
const right = posterWidth - left;
const wide = right - left;
const middle = posterWidth / 2;

/** Everything inside `<svg viewBox="0 0 1080 1350">`. */
export function posterDrawing(poster: Poster): string {
  return wall() + sheet() + head(poster) + body(poster) + foot(poster);
}

/** Planks by lamplight. */
function wall(): string {
  const planks = Array.from({ length: 9 }, (_, nth) => {
    const x = nth * 120;
    return `<path d="M${x} 0H${x + 120}V${posterHeight}H${x}Z" fill="${nth % 2 === 0 ? "#2a2018" : "#241b14"}"/><path d="M${x} 0V${posterHeight}" stroke="#150f0a" stroke-width="5"/>`;
  });
  const light =
    '<radialGradient id="poster-lamp" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="#f4b34c" stop-opacity=".5"/><stop offset="1" stop-color="#0c0805" stop-opacity=".55"/></radialGradient>';
  return `<defs>${light}</defs>${planks.join("")}<rect width="${posterWidth}" height="${posterHeight}" fill="url(#poster-lamp)"/>`;
}

/** Torn by hand, nailed twice, one corner turned up. */
function sheet(): string {
  const edge =
    "M72 74L210 62 402 70 640 60 858 68 1006 62 1012 300 1004 560 1014 820 1006 1060 1012 1196 926 1288 700 1282 470 1292 260 1284 76 1290 68 1080 78 800 66 520 76 280Z";
  const nail = (x: number, y: number): string =>
    `<circle cx="${x + 3}" cy="${y + 5}" r="13" fill="#0006"/><circle cx="${x}" cy="${y}" r="12" fill="#5d5348"/><circle cx="${x - 4}" cy="${y - 4}" r="4" fill="#b9a98f"/>`;
  return (
    `<path d="${edge}" fill="#0008" transform="translate(12 18)"/>` +
    `<path d="${edge}" fill="${paper}"/>` +
    `<path d="M72 74L76 280 66 520 78 800 68 1080 76 1290 104 1289 98 1080 104 800 96 520 104 280 100 72Z" fill="#d9c498"/>` +
    `<path d="M1012 1196L926 1288 918 1212Z" fill="#cbb383"/>` +
    `<path d="M104 104H976V1246H104Z" fill="none" stroke="${faded}" stroke-width="3"/>` +
    nail(150, 92) +
    nail(930, 90)
  );
}

function head({ title }: Poster): string {
  return (
    lettering(title.toUpperCase(), {
      x: middle,
      y: 236,
      size: 160,
      fill: ink,
      anchor: "middle",
      most: wide,
    }) + `<path d="M${left} 262H${right}M${left} 272H${right}" stroke="${ink}" stroke-width="4"/>`
  );
}

const frameTop = 300;
const lastLine = 1190;

/** The portrait takes the room that the rest leaves it. */
function body(poster: Poster): string {
  const tall = portraitHeight(poster);
  const nameAt = frameTop + tall + 108;
  return portraits(poster, tall) + named(poster, nameAt) + below(poster, nameAt + 84);
}

function portraitHeight({ art, company, games }: Poster): number {
  const rest =
    192 +
    (art === "" ? 0 : artStep) +
    (company.length === 0 ? 0 : companyStep) +
    games.length * lineStep;
  return Math.min(560, Math.max(300, lastLine - frameTop - rest));
}

function portraits(poster: Poster, tall: number): string {
  const { wanted, crowned, reward } = poster;
  const gap = 24;
  const size = Math.min(tall, (wide + gap) / wanted.length - gap);
  const step = size + gap;
  const first = middle - (step * wanted.length - gap) / 2;
  const top = frameTop + (tall - size) / 2;
  return (
    wanted
      .map((person, nth) => portrait(person, { x: first + nth * step, y: top, size }, poster))
      .join("") +
    (crowned ? worn(middle, top - 8) : "") +
    stamp(reward, first + step * wanted.length - gap, top + size)
  );
}

function named({ wanted, why }: Poster, y: number): string {
  const names = wanted.map(({ name }) => name).join(" · ");
  const line = { x: middle, anchor: "middle", most: wide } as const;
  return (
    lettering(names, { ...line, y, size: 116, fill: ink }) +
    lettering(why, { ...line, y: y + 56, size: 44, fill: faded })
  );
}

function portrait(person: PosterPerson, { x, y, size }: Square, { busts }: Poster): string {
  return (
    `<path d="M${x} ${y}h${size}v${size}h${-size}z" fill="${colours[colourOf(person)]}"/>` +
    `<path d="M${x} ${y + size}v${-size * 0.34}l${size} ${-size * 0.3}v${size * 0.64}z" fill="#0002"/>` +
    likeness(person, { x, y, size }, busts) +
    `<path d="M${x} ${y}h${size}v${size}h${-size}z" fill="none" stroke="${ink}" stroke-width="9"/>`
  );
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Their face from edge to edge; without one the sign of their chair. */
function likeness(person: PosterPerson, { x, y, size }: Square, busts: Poster["busts"]): string {
  if (person.face !== null)
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100">${busts[person.face.bust]}</svg>`;
  const inset = size * 0.14;
  return `<path d="${emblems[colourOf(person)]}" fill="${ink}" fill-rule="evenodd" transform="translate(${x + inset} ${y + inset}) scale(${(size * 0.72) / 24})"/>`;
}

function colourOf({ seat, face }: PosterPerson): FaceColour {
  return face?.colour ?? chairColour(seat);
}

function worn(x: number, y: number): string {
  return `<g transform="translate(${x - 66} ${y - 66}) rotate(-7 66 66) scale(5.5)"><path d="${crown}" fill="#e0a52c" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/></g>`;
}

/** As wide as what it says, over the corner of the last picture. */
function stamp(text: string, x: number, y: number): string {
  const size = 40;
  const width = text.length * size * 0.43 + 44;
  const at = Math.min(x - 20, right - width / 2 + 20);
  return `<g transform="rotate(-9 ${at} ${y})"><path d="M${at - width / 2} ${y - 82}h${width}v74h${-width}z" fill="${paper}" stroke="${red}" stroke-width="6"/>${lettering(text, { x: at, y: y - 31, size, fill: red, anchor: "middle" })}</g>`;
}

const artStep = 132;
const companyStep = 150;
const lineStep = 40;

/** What the winner took, the others, the games. */
function below(poster: Poster, top: number): string {
  const { art, company, companyTitle, games } = poster;
  let y = top;
  let drawn = "";
  if (art !== "") {
    drawn += `<svg x="${middle - 450}" y="${y}" width="900" height="120" viewBox="0 0 900 120">${art}</svg>`;
    y += artStep;
  }
  if (company.length > 0) {
    drawn += ruled(companyTitle, y + 22) + medallions(poster, y + 84);
    y += companyStep;
  }
  return drawn + gameLines(games, y + 30);
}

function ruled(text: string, y: number): string {
  const half = (text.length * 30 * 0.44) / 2 + 18;
  return (
    `<path d="M${left} ${y - 9}H${middle - half}M${middle + half} ${y - 9}H${right}" stroke="${faded}" stroke-width="2"/>` +
    lettering(text, { x: middle, y, size: 30, fill: faded, anchor: "middle" })
  );
}

/** A round picture, the name, and what they have. */
function medallions({ company, busts }: Poster, y: number): string {
  const step = wide / company.length;
  return company
    .map((person, nth) => {
      const x = left + step * nth + Math.max(0, (step - 250) / 2);
      const most = Math.min(step, 250) - 94;
      const clip = `poster-round-${nth}`;
      return (
        `<clipPath id="${clip}"><circle cx="${x + 40}" cy="${y}" r="38"/></clipPath>` +
        `<circle cx="${x + 40}" cy="${y}" r="38" fill="${colours[colourOf(person)]}"/>` +
        `<g clip-path="url(#${clip})">${likeness(person, { x: x + 2, y: y - 38, size: 76 }, busts)}</g>` +
        `<circle cx="${x + 40}" cy="${y}" r="38" fill="none" stroke="${ink}" stroke-width="5"/>` +
        lettering(person.name, { x: x + 90, y: y - 2, size: 36, fill: ink, most }) +
        lettering(person.line, { x: x + 90, y: y + 30, size: 28, fill: faded, most })
      );
    })
    .join("");
}

/** As many as fit, the latest ones, all in one size. */
function gameLines(games: readonly string[], from: number): string {
  const fit = Math.max(1, Math.floor((lastLine - from) / lineStep) + 1);
  const shown = games.slice(-fit);
  const longest = Math.max(1, ...shown.map((line) => line.length));
  const size = Math.min(32, wide / (longest * 0.44));
  return shown
    .map((line, nth) =>
      lettering(line, { x: middle, y: from + nth * lineStep, size, fill: ink, anchor: "middle" }),
    )
    .join("");
}

function foot({ seen }: Poster): string {
  return lettering(seen, {
    x: middle,
    y: 1232,
    size: 28,
    fill: faded,
    anchor: "middle",
    most: wide - 120,
  });
}
