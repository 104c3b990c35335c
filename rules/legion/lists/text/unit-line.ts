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

export function unitLineOf(text: string): WrittenUnit | null {
  const counted = countOf(text);
  if (counted === null) return null;
  const { rest, count } = counted;
  const written = admiral(rest, count) ?? exported(rest, count) ?? typed(rest);
  return /\p{L}/u.test(written.name) ? { ...written, count } : null;
}

/** `2× Name`, `3 Name`, `Name x2`. */
function countOf(text: string): { readonly rest: string; readonly count: number } | null {
  const before = /^(\d{1,2})\s*(?:[×xX*]|\s)(?=\D)(.+)/u.exec(text);
  if (before !== null) {
    const count = Number(before[1]);
    return count === 0 ? null : { rest: String(before[2]), count };
  }
  const behind = /(.+?)[(\s]?[×xX]\s?(\d{1,2})\)?$/u.exec(text);
  return behind === null || Number(behind[2]) === 0
    ? { rest: text, count: 1 }
    : { rest: String(behind[1]), count: Number(behind[2]) };
}

type Written = Omit<WrittenUnit, "count">;

/** `Name 100 + 13 = 113`, `Name 40 x 2 = 80`. */
function admiral(text: string, count: number): Written | null {
  const plus = /(.+)\s(\d+)\s*\+\s*(\d+)\s*=/u.exec(text);
  if (plus !== null) {
    const base = Number(plus[2]);
    return { ...bare(String(plus[1])), apart: true, base, total: base + Number(plus[3]) };
  }
  const times = /(.+)\s(\d+)\s*[x×]\s*\d+\s*=\s*(\d+)/u.exec(text);
  if (times === null) return null;
  const total = Math.round(Number(times[3]) / count);
  return { ...bare(String(times[1])), apart: true, base: Number(times[2]), total };
}

/** `Name (base): Up (c), Up (c) = sum`, `Name (total)`, `Name (Up, Up)`, `Name = sum`. */
function exported(text: string, count: number): Written | null {
  const sum = /=\s*(\d+)$/u.exec(text);
  const head = text.slice(0, sum?.index).trim();
  const total = sum === null ? null : Math.round(Number(sum[1]) / count);
  const colon = /(.*?\(\s*\d[^)]*\))\s*:(.+)/u.exec(head);
  if (colon !== null) {
    const { name, base } = costed(String(colon[1]));
    return { ...bare(name), base, total, upgrades: upgradesIn(String(colon[2])) };
  }
  const brackets = /^([^(\t]+)\((.*)\)/u.exec(head);
  if (brackets === null) return total === null ? null : { ...bare(head), total, base: total };
  const inner = String(brackets[2]);
  const cost = costIn(inner);
  const unit = bare(String(brackets[1]));
  if (cost !== null)
    return total === null ? { ...unit, total: cost } : { ...unit, base: cost, total };
  return { ...unit, total, upgrades: upgradesIn(inner) };
}

/** By hand: tabs, a cost behind the name, upgrades behind a sign. */
function typed(text: string): Written {
  const [first, ...cells] = text.split("\t").map((cell) => cell.trim());
  const upgrades = cells
    .filter((cell) => costIn(cell) === null)
    .flatMap((cell) => upgradesIn(cell.replace(/^\((.*)\)$/u, "$1")));
  const cost = cells.map(costIn).find((each) => each !== null) ?? null;
  const priced = /(.*)\s[[(]?(\d{2,3})\s*(?:pts?|points?)?[\])]?$/u.exec(String(first));
  const [head, ...carried] = String(priced === null ? first : priced[1]).split(
    /\s(?:w\/|(?:with|avec|con)\s|\+)/u,
  );
  return {
    ...bare(String(head).replace(/[-–:\s]+$/u, "")),
    total: priced === null ? cost : Number(priced[2]),
    upgrades: [...upgrades, ...upgradesIn(carried.join(","))],
  };
}

function bare(name: string): Written {
  return { name: name.trim(), apart: false, base: null, total: null, upgrades: [] };
}

function costed(text: string): { readonly name: string; readonly base: number | null } {
  const match = /(.*)\(([^)]*)\)$/u.exec(text);
  const base = match === null ? null : costIn(String(match[2]));
  return { name: base === null ? text : String(match?.[1]).trim(), base };
}

function costIn(text: string): number | null {
  const match = /^\s*[[(]?(\d{1,4})\s*(?:pts?|points?|puntos?)?[\])]?\s*$/iu.exec(text);
  return match === null ? null : Number(match[1]);
}

/** `Up (5), Up (8)`, `Up, Up`. */
export function upgradesIn(text: string): readonly WrittenUpgrade[] {
  return text
    .split(/[,;]|\s\+\s/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
    .map((part) => {
      const { name, base } = costed(part);
      return { name, cost: base };
    });
}
