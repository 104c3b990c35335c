/**
 * Lists as people paste them, each with what a player reads in it:
 *
 *     # a kind of lists
 *     ===== a title
 *     the list, as it was pasted
 *     ----- reads
 *     2 Stormtroopers 72: DLT-19 Stormtrooper, Stormtrooper Captain
 *     1 Din Djarin The Mandalorian 95 + Grogu 17
 *     ? 1 Boba Fett Infamous Bounty Hunter | Boba Fett Daimyo of Mos Espa
 *     12 activations
 *     995 of 1000 points
 *
 * A question mark: nobody could know, so it must be asked. Several cards without one: they play alike.
 */
import { fullName } from "../../cards/facts.ts";
import { listedUnits } from "../../cards/listed-units.ts";

export interface ExpectedCompanion {
  readonly id: string;
  readonly points: number | null;
}

export interface ExpectedUnit {
  readonly count: number;
  /** One of these. */
  readonly ids: readonly string[];
  readonly mustAsk: boolean;
  /** One copy with its upgrades; `null`: the list does not say. */
  readonly points: number | null;
  readonly upgrades: readonly string[];
  readonly companion: ExpectedCompanion | null;
}

export interface CorpusList {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly units: readonly ExpectedUnit[];
  readonly activations: number | null;
  readonly points: { readonly said: number; readonly most: number } | null;
}

export function corpusIn(file: string): readonly CorpusList[] {
  const [head = "", ...parts] = file.split(/^===== /mu);
  const kind = head.trim().slice(2);
  return parts.map((part) => listIn(kind, part));
}

function listIn(kind: string, part: string): CorpusList {
  const [pasted = "", reads = ""] = part.split("\n----- reads\n");
  const end = pasted.indexOf("\n");
  const title = pasted.slice(0, end);
  const lines = reads.split("\n").filter((line) => line.trim() !== "");
  const activations = lines.flatMap((line) => /^(\d+) activations?$/u.exec(line)?.[1] ?? []);
  const points = lines.flatMap((line) => [/^(\d+) of (\d+) points$/u.exec(line) ?? []]);
  const [, said, most] = points.find((match) => match.length > 0) ?? [];
  const units = lines.filter((line) => !/ activations?$| points$/u.test(line));
  return {
    kind,
    title,
    text: pasted.slice(end + 1),
    units: units.map((line) => unitIn(line, `${kind}, ${title}`)),
    activations: activations[0] === undefined ? null : Number(activations[0]),
    points: said === undefined ? null : { said: Number(said), most: Number(most) },
  };
}

function unitIn(line: string, where: string): ExpectedUnit {
  const [, ask, count, rest = ""] = /^(\? )?(\d+) (.+)$/u.exec(line) ?? [];
  if (count === undefined) throw new Error(`${where}: "${line}" is no unit`);
  const [unit = "", companion] = rest.split(" + ");
  const [named = "", upgrades] = unit.split(": ");
  const [, names = "", points] = /^(.*?)(?: (\d+))?$/u.exec(named) ?? [];
  const whole = names.split(" | ").map((name) => cardNamed(name));
  // A name may end in a number of its own.
  const isWhole = whole.every((id) => id !== null);
  const ids = isWhole ? whole : named.split(" | ").map((name) => cardNamed(name));
  return {
    count: Number(count),
    ids: ids.map((id) => known(id, line, where)),
    mustAsk: ask !== undefined,
    points: !isWhole || points === undefined ? null : Number(points),
    upgrades: upgrades === undefined ? [] : upgrades.split(", "),
    companion: companion === undefined ? null : companionIn(companion, line, where),
  };
}

function companionIn(text: string, line: string, where: string): ExpectedCompanion {
  const [, name = "", points] = /^(.*?)(?: (\d+))?$/u.exec(text) ?? [];
  const id = known(cardNamed(name), line, where);
  return { id, points: points === undefined ? null : Number(points) };
}

function known(id: string | null, line: string, where: string): string {
  if (id === null) throw new Error(`${where}: no card in "${line}"`);
  return id;
}

/** By its whole name; where two cards share it, with the faction behind it: `AT-RT (republic)`. */
function cardNamed(text: string): string | null {
  const found = Object.entries(listedUnits).filter(([, card]) =>
    [fullName(card), `${fullName(card)} (${card.faction})`].includes(text),
  );
  return (found.find(([, { current }]) => current !== null) ?? found[0])?.[0] ?? null;
}
