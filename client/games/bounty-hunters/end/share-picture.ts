/** A game at a physical table as one picture, 1200 × 630: the pad and the winner. */
import type { Pad } from "#rules/bounty-hunters/index.ts";
import { signed, type Row } from "./pad.tsx";
import { lettering } from "#client/pieces/lettering.ts";
import type { Picture } from "#client/pieces/picture-file.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

export interface Result {
  readonly names: readonly string[];
  readonly pads: readonly Pad[];
  readonly rows: readonly Row[];
  readonly winners: readonly string[];
}

const width = 1200;
const height = 630;

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

function headline({ winners }: Result, words: Words): string {
  const who = words.list(winners);
  const line = winners.length > 1 ? words.final.share(who) : words.final.wins(who);
  return (
    lettering(line, { x: 56, y: 92, size: 68, fill: "#f4b34c", most: width - 112 }) +
    lettering(words.game, { x: 56, y: 134, size: 30, fill: "#b9b5aa" })
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
  const at = (seat: number): number => left + column * (seat + 0.5);
  const heads = names.map((name, seat) =>
    lettering(name, {
      x: at(seat),
      y: top,
      size: 30,
      fill: winners.includes(name) ? "#f4b34c" : "#f1eadd",
      anchor: "middle",
      most: column - 8,
    }),
  );
  const lines = rows.map((row, i) => {
    const y = top + (i + 1) * step;
    const look = row === "total" ? { size: 42, fill: "#f4b34c" } : { size: 32, fill: "#f1eadd" };
    const sums = pads.map((pad, seat) =>
      lettering(signed(pad[row]), { ...look, x: at(seat), y, anchor: "middle" }),
    );
    return (
      `<path d="M56 ${y - step + 12}H${width - 56}" stroke="#3b434f"/>` +
      lettering(words.rows[row], { x: 56, y, size: 30, fill: "#b9b5aa" }) +
      sums.join("")
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
      .map((row) => words.rowWith(words.rows[row], signed(pad?.[row] ?? 0)));
    return words.labelled(name, `${signed(pad?.total ?? 0)} (${parts.join(", ")})`);
  });
  return [
    words.labelled(words.game, winners.length > 1 ? words.final.share(who) : words.final.wins(who)),
    ...lines,
  ].join("\n");
}
