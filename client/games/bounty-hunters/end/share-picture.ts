/** The result as one picture, 1200 × 630: the pad, the winner, and what the winner captured. */
import { copiesPrinted, type Pad, type View } from "#rules/bounty-hunters/index.ts";
import type { Outcome } from "#rules/game.ts";
import { cardFace } from "../art/card-face.ts";
import { sprite } from "../art/sprite.ts";
import { faceOf } from "../naming.ts";
import { signed, type Row } from "./pad.tsx";
import { trophiesOf } from "./trophies.ts";
import type { Picture } from "./share.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

export interface Result {
  readonly names: readonly string[];
  readonly pads: readonly Pad[];
  readonly rows: readonly Row[];
  readonly winners: readonly string[];
  /** 0 when nobody counted them. */
  readonly turns: number;
  /** The day, and the house it was played in. */
  readonly when?: string;
  readonly address?: string;
}

const width = 1200;
const height = 630;

export function sharePicture(result: Result, view: View, outcome: Outcome, words: Words): Picture {
  const cards = trophiesOf(view, outcome.places[0] ?? []).map((card, at) => {
    const face = faceOf(view.set, card);
    return `<svg x="${56 + at * 112}" y="446" width="100" height="140" viewBox="0 0 100 140">${cardFace(face, copiesPrinted(view.set, card))}</svg>`;
  });
  return {
    width,
    height,
    drawing:
      ground() +
      `<defs>${sprite}</defs>` +
      headline(result, words) +
      table(result, words, 170, 46) +
      cards.join(""),
  };
}

/** For a game at a physical table: the pad alone. */
export function padPicture(result: Result, words: Words): Picture {
  return {
    width,
    height,
    drawing: ground() + headline(result, words) + table(result, words, 190, 62),
  };
}

function ground(): string {
  return `<rect width="${width}" height="${height}" fill="#12151a"/><path d="M0 0H420L300 ${height}H0Z" fill="#1b1f26"/><path d="M0 ${height - 12}H${width}V${height}H0Z" fill="#f4b34c"/>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

function text(
  content: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor = "start",
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escape(content)}</text>`;
}

function headline({ winners, turns, when = "", address = "" }: Result, words: Words): string {
  const who = words.list(winners);
  const line = winners.length > 1 ? words.final.share(who) : words.final.wins(who);
  const under = turns > 0 ? `${words.game} · ${words.final.inTurns(turns)}` : words.game;
  return (
    text(line, 56, 92, line.length > 26 ? 50 : 68, "#f4b34c") +
    text(under, 56, 134, 30, "#b9b5aa") +
    text(when, width - 56, 56, 28, "#b9b5aa", "end") +
    text(address, width - 56, 94, 28, "#b9b5aa", "end")
  );
}

function table(
  { names, pads, rows, winners }: Result,
  words: Words,
  top: number,
  step: number,
): string {
  const left = 300;
  const column = (width - 56 - left) / names.length;
  /** As many as a column holds: condensed letters of 30 px are half as wide. */
  const letters = Math.floor(column / 16);
  const at = (seat: number): number => left + column * (seat + 0.5);
  const heads = names.map((name, seat) =>
    text(
      name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name,
      at(seat),
      top,
      30,
      winners.includes(name) ? "#f4b34c" : "#f1eadd",
      "middle",
    ),
  );
  const lines = rows.map((row, i) => {
    const y = top + (i + 1) * step;
    const isTotal = row === "total";
    return (
      `<path d="M56 ${y - step + 12}H${width - 56}" stroke="#3b434f"/>` +
      text(words.rows[row], 56, y, 30, "#b9b5aa") +
      pads
        .map((pad, seat) =>
          text(
            signed(pad[row]),
            at(seat),
            isTotal ? y + 6 : y,
            isTotal ? 42 : 32,
            isTotal ? "#f4b34c" : "#f1eadd",
            "middle",
          ),
        )
        .join("")
    );
  });
  return heads.join("") + lines.join("");
}

/** For chats and mails. */
export function padText({ names, pads, rows, winners }: Result, words: Words): string {
  const who = words.list(winners);
  const lines = names.map((name, seat) => {
    const pad = pads[seat];
    const parts = rows
      .filter((row) => row !== "total")
      .map((row) => `${words.rows[row].toLowerCase()} ${signed(pad?.[row] ?? 0)}`);
    return words.labelled(name, `${signed(pad?.total ?? 0)} (${parts.join(", ")})`);
  });
  return [
    words.labelled(words.game, winners.length > 1 ? words.final.share(who) : words.final.wins(who)),
    ...lines,
  ].join("\n");
}
