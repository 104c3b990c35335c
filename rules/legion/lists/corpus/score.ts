/** How well lists are read: wholly right, or what is amiss told to the player, or wrong without a word. */
import { listedUpgrades } from "../../cards/listed-upgrades.ts";
import { readList } from "../index.ts";
import { reportOf, type ListReport } from "../report.ts";
import type { CorpusList, ExpectedUnit } from "./corpus.ts";

export interface ListScore {
  readonly kind: string;
  readonly title: string;
  readonly verdict: "right" | "told" | "wrong";
  /** What differs from what a player reads. */
  readonly differences: readonly string[];
}

type Report = Exclude<ListReport, { readonly trouble: string }>;
type Difference = readonly ["told" | "wrong", string];

export function scoreOf(list: CorpusList): ListScore {
  const report = reportOf(readList(list.text, "current"), "current");
  const found = "trouble" in report ? [troubled(report.trouble)] : differences(list, report);
  const verdict = found.some(([how]) => how === "wrong")
    ? "wrong"
    : found.length > 0
      ? "told"
      : "right";
  return {
    kind: list.kind,
    title: list.title,
    verdict,
    differences: found.map(([, what]) => what),
  };
}

function troubled(trouble: string): Difference {
  return ["told", `nothing was read: ${trouble}`];
}

interface Copy {
  readonly id: string | null;
  readonly name: string;
  readonly points: number | null;
  readonly upgrades: readonly string[];
  readonly companion: { readonly id: string; readonly points: number | null } | null;
  /** `null`: nothing is asked. */
  readonly offers: readonly string[] | null;
}

function copiesOf({ units, questions }: Report): Copy[] {
  return units.flatMap((unit, at) => {
    const question = questions.find((each) => each.unit === at);
    const { id, name, points, upgrades, counterpart } = unit;
    const companion =
      counterpart === undefined ? null : { id: counterpart.id, points: counterpart.points };
    const copy = { id, name, points, upgrades, companion, offers: question?.offers ?? null };
    return Array<Copy>(unit.count).fill(copy);
  });
}

/** Each copy that a player reads takes the best that was read of it. */
function differences(list: CorpusList, report: Report): readonly Difference[] {
  const left = copiesOf(report);
  const wanted = list.units.flatMap((unit) => Array<ExpectedUnit>(unit.count).fill(unit));
  const found: Difference[] = [];
  const missing: ExpectedUnit[] = [];
  for (const unit of wanted) {
    const at = bestFor(unit, left);
    const [copy] = at < 0 ? [] : left.splice(at, 1);
    if (copy === undefined) missing.push(unit);
    else found.push(...between(unit, copy));
  }
  for (const unit of missing) found.push(lost(unit, left, report));
  for (const copy of left)
    found.push([copy.offers === null ? "wrong" : "told", `not in the list: ${copy.name}`]);
  return [...found, ...totals(list, report)];
}

function bestFor(unit: ExpectedUnit, left: readonly Copy[]): number {
  const fits = left.map((copy) =>
    isOne(unit, copy) ? between(unit, copy).length : Number.POSITIVE_INFINITY,
  );
  const least = Math.min(...fits);
  return least === Number.POSITIVE_INFINITY ? -1 : fits.indexOf(least);
}

function isOne({ ids }: ExpectedUnit, { id, offers }: Copy): boolean {
  return offers === null
    ? id !== null && ids.includes(id)
    : ids.every((each) => offers.includes(each));
}

function between(unit: ExpectedUnit, copy: Copy): readonly Difference[] {
  const found: Difference[] = [];
  const add = (how: Difference[0], what: string): unknown =>
    found.push([how, `${copy.name}: ${what}`]);
  if (unit.mustAsk && copy.offers === null) add("wrong", "guessed where it must be asked");
  if (unit.mustAsk && copy.offers !== null && !unit.ids.includes(copy.offers[0] ?? ""))
    add("told", "another one is offered first");
  if (!unit.mustAsk && copy.offers !== null) add("told", "asked without need");
  if (unit.points !== null && unit.points !== copy.points)
    add(copy.points === null ? "told" : "wrong", `costs ${unit.points}, read ${copy.points}`);
  for (const upgrade of unit.upgrades)
    if (!copy.upgrades.includes(upgrade))
      add(copy.upgrades.some(isUnknown) ? "told" : "wrong", `carries ${upgrade}`);
  for (const upgrade of copy.upgrades)
    if (!unit.upgrades.includes(upgrade))
      add(isUnknown(upgrade) ? "told" : "wrong", `does not carry ${upgrade}`);
  if (unit.companion?.id !== copy.companion?.id) add("wrong", "another counterpart, or none");
  else if (unit.companion !== null && unit.companion.points !== copy.companion?.points)
    add("wrong", `its counterpart costs ${unit.companion.points}, read ${copy.companion?.points}`);
  return found;
}

function isUnknown(upgrade: string): boolean {
  return !Object.values(listedUpgrades).includes(upgrade);
}

/** What is asked about may be it; what was not read is told. */
function lost(unit: ExpectedUnit, left: Copy[], { unread = [] }: Report): Difference {
  const what = unit.ids.join(" or ");
  const at = left.findIndex(({ offers }) => offers !== null);
  if (at >= 0) {
    const [copy] = left.splice(at, 1);
    return ["told", `${what} is asked about as ${copy?.name}`];
  }
  return [unread.length > 0 ? "told" : "wrong", `${what} is lost`];
}

function totals({ activations, points }: CorpusList, report: Report): readonly Difference[] {
  const found: Difference[] = [];
  if (activations !== null && activations !== report.activations)
    found.push(["told", `${activations} activations, read ${report.activations}`]);
  if (points !== null && (points.said !== report.points || points.most !== report.maximum))
    found.push([
      "told",
      `${points.said} of ${points.most} points, read ${report.points} of ${report.maximum}`,
    ]);
  return found;
}
