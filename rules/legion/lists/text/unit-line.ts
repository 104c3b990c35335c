/** A line that names units: how many, what they cost, which upgrades stand on the same line. */
import type { Rank } from "../../names.ts";
import { isUpgradeName, upgradeNamed } from "../names/upgrades.ts";
import { amountsIn, priceIn, timesIn } from "./amounts.ts";
import { isNote } from "./words/chatter.ts";
import { isCardLike, isCardName, kindOf } from "./kinds.ts";
import {
  figuresIn,
  isNamed,
  isNothing,
  isWhole,
  rankedName,
  sideBySide,
  withoutTalk,
} from "./names-in.ts";
import { piecesOf, type Piece } from "./pieces.ts";
import { headingIn } from "./words/rank-words.ts";

export interface WrittenUpgrade {
  readonly name: string;
  readonly cost: number | null;
}

export interface WrittenUnit {
  readonly name: string;
  readonly count: number;
  /** Copies are written one by one: the line counts for several. */
  readonly apart: boolean;
  readonly rank: Rank | null;
  readonly base: number | null;
  /** One copy with its upgrades; or of the card alone, or of all copies, where that fits the card. */
  readonly total: number | null;
  readonly upgrades: readonly WrittenUpgrade[];
}

export interface UnitLine {
  readonly units: readonly WrittenUnit[];
  readonly unread: readonly string[];
}

interface Draft {
  name: string;
  count: number | null;
  apart: boolean;
  rank: Rank | null;
  base: number | null;
  total: number | null;
  /** Of all copies. */
  sum: number | null;
  carries: boolean;
  upgrades: WrittenUpgrade[];
  last: "unit" | "upgrade";
}

function fresh(rank: Rank | null): Draft {
  const amounts = { count: null, base: null, total: null, sum: null };
  return { name: "", apart: false, rank, ...amounts, carries: false, upgrades: [], last: "unit" };
}

interface Row {
  readonly drafts: Draft[];
  readonly unread: string[];
  /** What nobody knows behind a comma is a title, no unit. */
  readonly mayTitle: boolean;
  /** `Corps: 3x Stormtroopers, 2x Snowtroopers`: a rank before the first is that of all. */
  rank: Rank | null;
}

/** `isTitled`: the line stands under a heading or behind a dash, where people write one unit. */
export function unitLineOf(text: string, isTitled: boolean): UnitLine {
  const pieces = piecesOf(text).flatMap(counted).flatMap(apart);
  const named = pieces.filter(({ depth, text: name }) => depth === 0 && isNamed(name)).length;
  const isOne =
    isTitled || pieces.some(({ sign, text: part }) => sign === "with" || priceIn(part) !== null);
  const row: Row = { drafts: [fresh(null)], unread: [], mayTitle: named < 2 && isOne, rank: null };
  for (const piece of pieces) readPiece(piece, row);
  const units = row.drafts.filter(({ name }) => /\p{L}/u.test(name)).map(written);
  return units.length === 0 || units.some(({ count }) => count === 0)
    ? { units: [], unread: [text] }
    : { units, unread: row.unread };
}

/** `Vader op 3x storms`: a count begins another, where a card stands before it; `44 x3`: a price, and copies. */
function counted(piece: Piece): readonly Piece[] {
  if (!["x", "X", "×"].some((sign) => piece.text.includes(sign))) return [piece];
  const [price, times] = /^(\d{1,3})\s([x×]\s?\d{1,2})$/iu.exec(piece.text)?.slice(1) ?? [];
  if (price !== undefined && times !== undefined)
    return [price, times].map((text) => ({ ...piece, text }));
  const parts = piece.text.split(/\s(?=\d{1,2}\s?[x×]\s?\p{L})/iu);
  const [first = "", ...others] = parts;
  if (others.length === 0 || piece.depth > 0 || !(isNamed(first) || rankedName(first) !== null))
    return [piece];
  return [
    { ...piece, text: first },
    ...others.map((text): Piece => ({ ...piece, sign: ",", text })),
  ];
}

/** "Vader and Boba", "& Boba": two, unless it is one name. */
function apart(piece: Piece): readonly Piece[] {
  const text = piece.text.replace(/^(?:&|and|et|y|und)\s/iu, "");
  const parts = text.split(/\s(?:&|and|et|y|und)\s|\/(?=\p{L})/iu);
  if (parts.length < 2 || isWhole(text)) return [{ ...piece, text }];
  const known = parts.filter((part) => isNamed(part) || upgradeNamed(part) !== null).length;
  if (known === 0 || (text.includes("/") && known < parts.length)) return [{ ...piece, text }];
  const others = parts.slice(1).map((part): Piece => ({ ...piece, sign: "/", text: part }));
  return [{ ...piece, text: String(parts[0]) }, ...others];
}

function readPiece(piece: Piece, row: Row): void {
  const draft = row.drafts.at(-1) ?? fresh(null);
  const [price, times] = [priceIn(piece.text), timesIn(piece.text)];
  if (price !== null && isCopies(price, piece, draft)) draft.count = price;
  else if (price !== null) takePrice(price, piece, draft);
  else if (times !== null) draft.count ??= times;
  else if (!isNote(piece.text)) readWords(piece, draft, row);
}

function readWords(piece: Piece, draft: Draft, row: Row): void {
  const rank = /\p{L}/u.test(piece.text) ? rankIn(piece, draft) : null;
  if (rank === null) return draft.name === "" ? begin(piece, draft) : readName(piece, draft, row);
  draft.rank = rank;
  if (draft.name === "") row.rank = rank;
  else draft.total ??= amountsIn(piece.text, isCardLike).price;
}

/** `Snowtroopers (3)`: no unit costs so little, but for counterparts that cost nothing. */
function isCopies(price: number, { sign, depth }: Piece, { name, count, last }: Draft): boolean {
  return (
    sign === "(" &&
    depth > 0 &&
    price > 0 &&
    price < 10 &&
    name !== "" &&
    count === null &&
    last === "unit"
  );
}

function rankIn({ text }: Piece, { name }: Draft): Rank | null {
  const bare = name === "" ? text : amountsIn(text, isCardLike).name;
  const rank = name === "" && /^commandos?$/iu.test(text) ? "special" : headingIn(bare);
  return rank === "counterpart" ? null : rank;
}

function begin({ text: said, ...piece }: Piece, draft: Draft): void {
  const { text, beside } = sideBySide(withoutTalk(said));
  const { name, count, price, apart: isApart } = amountsIn(text, isCardLike);
  const ranked = isCardName(name) ? null : rankedName(name);
  const inner = ranked === null ? null : amountsIn(ranked.name, isCardLike);
  draft.name = inner?.name ?? name;
  draft.rank = ranked?.rank ?? draft.rank;
  draft.count ??= count ?? inner?.count ?? null;
  draft.total ??= price ?? inner?.price ?? null;
  draft.apart ||= isApart || inner?.apart === true;
  if (beside !== null) carry(beside, null, { ...piece, text: beside }, draft);
}

function readName(piece: Piece, draft: Draft, row: Row): void {
  if (isNothing(piece.text)) return;
  const { name, count, price } = figuresIn(piece.text);
  if (piece.sign === "with" || piece.sign === ":") draft.carries = true;
  const isNext = piece.depth === 0 && piece.sign === "," && sideBySide(piece.text).beside !== null;
  switch (isNext || several(count, piece) ? "unit" : kindOf(name, piece, draft)) {
    case "upgrade":
      // `Snowtroopers with Flametrooper x2`: nobody carries two.
      draft.count ??= count;
      return carry(name, price, piece, draft);
    case "title":
      draft.name = `${draft.name} ${name}`;
      draft.total ??= price;
      return;
    case "unit":
      return next(piece, row);
    case "unknown":
      if (!row.mayTitle && piece.sign !== "-" && piece.sign !== ":") return next(piece, row);
      // Behind a comma it is a title in another language; behind another sign it is told.
      if (piece.sign !== ",") row.unread.push(name);
      draft.total ??= price;
  }
}

/** Nobody carries three of an upgrade. */
function several(count: number | null, { depth, sign }: Piece): boolean {
  return count !== null && count > 1 && depth === 0 && sign !== "with";
}

function next(piece: Piece, row: Row): void {
  const draft = fresh(row.rank);
  row.drafts.push(draft);
  begin(piece, draft);
}

function carry(name: string, price: number | null, { depth, sign }: Piece, draft: Draft): void {
  const isOwn = depth > 0 || sign === "+";
  const [added = "", cost] = /^\+(\d{1,3})\s/u.exec(name) ?? [];
  draft.upgrades.push({
    name: name.slice(added.length),
    cost: cost === undefined ? (isOwn ? price : null) : Number(cost),
  });
  if (!isOwn) draft.total ??= price;
  draft.carries = draft.last === "upgrade" || depth === 0 || draft.carries;
  draft.last = "upgrade";
}

/** The dearest upgrade; what is more, stands for the unit. */
const dearestUpgrade = 60;

function takePrice(price: number, { sign, depth }: Piece, draft: Draft): void {
  const isOfUpgrade = draft.last === "upgrade" && (sign === "(" || depth > 0);
  if (sign === "=") draft.sum = price;
  else if (sign === "+" && draft.total !== null) {
    Object.assign(draft, { apart: true, base: draft.total, total: draft.total + price });
  } else if (isOfUpgrade && (draft.total !== null || price <= dearestUpgrade)) {
    const last = draft.upgrades.pop();
    if (last !== undefined) draft.upgrades.push({ ...last, cost: price });
  } else draft.total ??= price;
}

function written({ name, apart: isApart, rank, upgrades, ...draft }: Draft): WrittenUnit {
  const count = draft.count ?? 1;
  const each = draft.sum === null ? null : Math.round(draft.sum / Math.max(1, count));
  const { base, total } = prices(draft, each, upgrades.length > 0);
  return {
    name: name.replace(/(?<![-–:\s])[-–:\s]+$/u, "").trim(),
    count,
    apart: isApart,
    rank,
    base,
    total,
    upgrades,
  };
}

function prices(
  { base, total }: Pick<Draft, "base" | "total">,
  each: number | null,
  carries: boolean,
): Pick<WrittenUnit, "base" | "total"> {
  if (each === null) return { base, total };
  if (total === null) return { base: carries ? null : each, total: each };
  return { base: base ?? (total === each ? null : total), total: each };
}

function pricedUpgrade(text: string): WrittenUpgrade {
  const { name, price } = figuresIn(text);
  return { name, cost: price };
}

/** `Up (5), Up (8)`, `Up, Up`, `Up — 5 points`. */
export function upgradesIn(text: string): readonly WrittenUpgrade[] {
  if (isUpgradeName(text)) return [{ name: text, cost: null }];
  const found: WrittenUpgrade[] = [];
  for (const { text: part } of piecesOf(text).flatMap(apart)) {
    const price = priceIn(part);
    const last = found.at(-1);
    if (price !== null && last !== undefined) found[found.length - 1] = { ...last, cost: price };
    if (price !== null || timesIn(part) !== null || !/[\p{L}\d]/u.test(part)) continue;
    const { name, price: cost } = amountsIn(part, (whole) => upgradeNamed(whole) !== null);
    found.push(cost === null && upgradeNamed(part) === null ? pricedUpgrade(part) : { name, cost });
  }
  return found;
}
