/** Tables: markdown, spreadsheets and commas. The head says what stands in a column; without one, the cells do. */
import type { Rank } from "../../names.ts";
import { priceIn, timesIn } from "./amounts.ts";
import { headingIn } from "./words/rank-words.ts";
import { unitLineOf, upgradesIn, type WrittenUnit } from "./unit-line.ts";

type Column = "count" | "rank" | "name" | "upgrades" | "each" | "sum" | "other";

const heads: readonly (readonly [Column, RegExp])[] = [
  [
    "count",
    /^(?:#|no\.?|nr\.?|n[°º]|count|qty|quantity|amount|copies|nombre|cantidad|cant\.?|qté|anzahl|x)$/iu,
  ],
  ["rank", /^(?:ranks?|rang|rango|slot|type|tipo|typ|role)$/iu],
  ["name", /^(?:units?|names?|models?|unités?|nom|unidad(?:es)?|miniaturas?|einheit(?:en)?)$/iu],
  [
    "upgrades",
    /^(?:upgrades?|equipment|gear|wargear|améliorations?|équipements?|mejoras?|equipo|aufwertungen|ausr[uü]stung)$/iu,
  ],
  [
    "each",
    /^(?:points?|pts?\.?|costs?|price|each|per unit|unit cost|coût|prix|puntos?|coste|precio|punkte|kosten|pkt\.?)$/iu,
  ],
  ["sum", /^(?:totals?|all|sum|total points|subtotal)$/iu],
];

export interface TextTable {
  readonly columns: readonly Column[];
  readonly split: (line: string) => readonly string[];
}

/** Whatever parts the cells of this head; `null`: it is none. */
export function tableIn(line: string): TextTable | null {
  for (const split of [cellsAt("|"), cellsAt("\t"), cellsAt(","), cellsAt(";")]) {
    const columns = split(line).map(columnOf);
    const known = columns.filter((column) => column !== "other").length;
    if (columns.includes("name") && known >= 2 && known * 2 >= columns.length)
      return { columns, split };
  }
  return null;
}

function columnOf(head: string): Column {
  return heads.find(([, word]) => word.test(head))?.[0] ?? "other";
}

/** Quotes keep a sign within a cell; bars stand at both ends of a row too. */
function cellsAt(sign: string): (line: string) => readonly string[] {
  return (line) => {
    const cells = [""];
    let isQuoted = false;
    for (const letter of sign === "|" ? line.trim().replace(/^\|/u, "").replace(/\|$/u, "") : line)
      if (letter === '"') isQuoted = !isQuoted;
      else if (letter === sign && !isQuoted) cells.push("");
      else cells[cells.length - 1] += letter;
    return cells.map((cell) => cell.replaceAll(/[*_`]/gu, "").trim());
  };
}

export type TextRow =
  | { readonly units: readonly WrittenUnit[]; readonly unread: readonly string[] }
  | { readonly points: number };

/** `null`: no row of this table. */
export function rowIn(line: string, { columns, split }: TextTable): TextRow | null {
  const cells = split(line);
  if (cells.length < 2) return null;
  const cell = (column: Column): string =>
    columns.flatMap((each, at) => (each === column ? [cells[at] ?? ""] : [])).join(" ");
  if (cells.every((each) => /^[-:\s]*$/u.test(each))) return { units: [], unread: [] };
  const [each, sum] = [priceIn(cell("each")), priceIn(cell("sum"))];
  if (cell("name") === "" || /^(?:grand )?totals?:?$/iu.test(cell("name"))) return totalRow(cells);
  return unitRow(cell, each ?? sum, cells);
}

function totalRow(cells: readonly string[]): TextRow {
  const points = cells.map(priceIn).find((price) => price !== null && price > 20);
  return points === undefined || points === null
    ? { units: [], unread: [cells.join(" ").trim()] }
    : { points };
}

function unitRow(
  cell: (column: Column) => string,
  price: number | null,
  cells: readonly string[],
): TextRow {
  const { units, unread } = unitLineOf(cell("name"), true);
  const [unit] = units;
  if (unit === undefined || units.length > 1)
    return { units: [], unread: [cells.join(" ").trim().slice(0, 120)] };
  const rank = headingIn(cell("rank"));
  const count = priceIn(cell("count")) ?? timesIn(cell("count")) ?? unit.count;
  return {
    units: [
      {
        ...unit,
        count,
        rank: rank === null || rank === "counterpart" ? unit.rank : (rank satisfies Rank),
        total: price ?? unit.total,
        upgrades: [...unit.upgrades, ...upgradesIn(cell("upgrades"))],
      },
    ],
    unread,
  };
}
