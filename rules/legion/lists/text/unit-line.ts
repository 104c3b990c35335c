/** A line that names a unit: how many, what it costs, which upgrades stand on the same line. */

export interface WrittenUpgrade {
  readonly name: string;
  readonly cost: number | null;
}

export interface WrittenUnit {
  readonly name: string;
  readonly count: number;
  /** Copies are written one by one: the line counts for several. */
  readonly apart: boolean;
  readonly base: number | null;
  /** One copy with its upgrades. */
  readonly total: number | null;
  readonly upgrades: readonly WrittenUpgrade[];
}

const most = 30;

export function unitLineOf(text: string): WrittenUnit | null {
  const counted = countOf(text);
  if (counted === null) return null;
  const { rest, count } = counted;
  const written = admiral(rest, count) ?? exported(rest, count) ?? typed(rest);
  return /\p{L}/u.test(written.name) ? { ...written, count } : null;
}

/** `2× Name`, `3 Name`, `Name x2`; a number above thirty is part of the name. */
function countOf(text: string): { readonly rest: string; readonly count: number } | null {
  const [, before, name] = /^(\d{1,2})\s*(?:[×xX*]\s*|\s)(?=\D)(.+)$/u.exec(text) ?? [];
  if (before !== undefined && name !== undefined && Number(before) <= most + 69)
    return Number(before) === 0 ? null : { rest: name.trim(), count: Number(before) };
  const [, first, behind] = /^(.+?)\s*[(\s]?[×xX]\s?(\d{1,2})\)?$/u.exec(text) ?? [];
  if (first !== undefined && behind !== undefined && Number(behind) > 0)
    return { rest: first.trim(), count: Number(behind) };
  return { rest: text, count: 1 };
}

type Written = Omit<WrittenUnit, "count">;

/** `Name 100 + 13 = 113`, `Name 40 x 2 = 80`. */
function admiral(text: string, count: number): Written | null {
  const plus = /^(.+?)\s+(\d+)\s*\+\s*(\d+)\s*=\s*(\d+)$/u.exec(text);
  if (plus !== null)
    return {
      name: plus[1] ?? "",
      apart: true,
      base: Number(plus[2]),
      total: Math.round(Number(plus[2]) + Number(plus[3])),
      upgrades: [],
    };
  const times = /^(.+?)\s+(\d+)\s*[x×]\s*\d+\s*=\s*(\d+)$/u.exec(text);
  if (times === null) return null;
  const total = Math.round(Number(times[3]) / count);
  return { name: times[1] ?? "", apart: true, base: Number(times[2]), total, upgrades: [] };
}

/** `Name (base): Up (c), Up (c) = sum`, `Name (total)`, `Name (Up, Up)`, `Name = sum`. */
function exported(text: string, count: number): Written | null {
  const [, head = "", sum] = /^(.*?)(?:\s*=\s*(\d+))?$/u.exec(text) ?? [];
  const total = sum === undefined ? null : Math.round(Number(sum) / count);
  const colon = /^(.*?\(\s*\d+\s*(?:pts?|points?)?\s*\))\s*:\s*(.+)$/iu.exec(head);
  if (colon !== null) {
    const { name, base } = costed(colon[1] ?? "");
    return { name, apart: false, base, total, upgrades: upgradesIn(colon[2] ?? "") };
  }
  const brackets = /^([^(]+?)\s*\((.*)\)$/u.exec(head);
  if (brackets === null) return total === null ? null : { ...bare(head), total, base: total };
  const inner = brackets[2] ?? "";
  const cost = costIn(inner);
  const name = brackets[1] ?? "";
  if (cost !== null)
    return total === null ? { ...bare(name), total: cost } : { ...bare(name), base: cost, total };
  if (/\t/u.test(head)) return null;
  return { ...bare(name), total, upgrades: upgradesIn(inner) };
}

/** By hand: tabs, a cost behind the name, upgrades behind a sign. */
function typed(text: string): Written {
  const [first = "", ...cells] = text.split("\t").map((cell) => cell.trim());
  const upgrades = cells
    .filter((cell) => costIn(cell) === null)
    .flatMap((cell) => upgradesIn(cell.replace(/^\((.*)\)$/u, "$1")));
  const cost = cells.map(costIn).find((each) => each !== null) ?? null;
  const [, name, own] =
    /^(.*\D)\s*[-–:]?\s+[[(]?(\d{2,3})\s*(?:pts?|points?)?[\])]?$/u.exec(first) ?? [];
  const [head = "", ...carried] = (name ?? first).split(/\s+(?:w\/|with|avec|con|\+)\s*/u);
  return {
    ...bare(head.replace(/[-–:\s]+$/u, "")),
    total: own === undefined ? cost : Number(own),
    upgrades: [...upgrades, ...upgradesIn(carried.join(","))],
  };
}

function bare(name: string): Written {
  return { name: name.trim(), apart: false, base: null, total: null, upgrades: [] };
}

function costed(text: string): { readonly name: string; readonly base: number | null } {
  const [, name = text, cost] = /^(.*?)\s*\(([^)]*)\)$/u.exec(text) ?? [];
  return { name: name.trim(), base: cost === undefined ? null : costIn(cost) };
}

function costIn(text: string): number | null {
  const [, n] = /^\s*[[(]?(\d{1,4})\s*(?:pts?|points?|puntos?)?[\])]?\s*$/iu.exec(text) ?? [];
  return n === undefined ? null : Number(n);
}

/** `Up (5), Up (8)`, `Up, Up`. */
export function upgradesIn(text: string): readonly WrittenUpgrade[] {
  return text
    .split(/[,;]|\s\+\s/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
    .map((part) => {
      const { name, base } = costed(part);
      return { name: base === null ? part : name, cost: base };
    });
}
