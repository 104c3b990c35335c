/** Which cards of a set stand out: whoever uses them wins far more (or far less) than users of comparable cards. */
import type { CardSet, Face } from "#rules/bounty-hunters/index.ts";
import type { Survey } from "./counts.ts";

export interface Flag {
  readonly card: number;
  readonly kind: Face["type"];
  readonly verdict: "too-strong" | "too-weak";
  /** Win share of its users beyond the fair share, against the middle of its kind. */
  readonly lift: number;
  readonly usual: number;
  /** Chance to see such a gap by luck, after allowing for the number of cards looked at. */
  readonly p: number;
}

/** Cards of a kind differ somewhat in any good set: gaps smaller than this share of the fair share are no fault. */
const tolerated = 0.5;
const fewestUsers = 30;
const level = 0.01;

/** The introductory game and rare cards are judged by their users alone, so no card needs to be common to be caught. */
export function flagsOf(set: CardSet, survey: Survey, seats: number): Flag[] {
  const flags: Flag[] = [];
  set.faces.forEach(({ type }, card) => {
    const users = survey.users[card] ?? 0;
    if (users < fewestUsers) return;
    const usual = usualLift(set, survey, type, card);
    const lift = (survey.lift[card] ?? 0) / users;
    const gap = lift - usual;
    const slack = tolerated / seats;
    if (Math.abs(gap) <= slack) return;
    const error = Math.sqrt(((1 / seats) * (1 - 1 / seats)) / users);
    const p = Math.min(1, tail((Math.abs(gap) - slack) / error) * set.faces.length);
    if (p < level)
      flags.push({
        card,
        kind: type,
        verdict: gap > 0 ? "too-strong" : "too-weak",
        lift,
        usual,
        p,
      });
  });
  return flags.sort((x, y) => x.p - y.p);
}

/** The middle lift of the other cards of the same kind. */
function usualLift(set: CardSet, survey: Survey, kind: Face["type"], except: number): number {
  const lifts: number[] = [];
  set.faces.forEach(({ type }, card) => {
    const users = survey.users[card] ?? 0;
    if (type === kind && card !== except && users >= fewestUsers)
      lifts.push((survey.lift[card] ?? 0) / users);
  });
  lifts.sort((x, y) => x - y);
  return lifts[Math.floor(lifts.length / 2)] ?? 0;
}

/** One tail of the normal curve (Abramowitz and Stegun 26.2.17). */
function tail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const poly =
    t *
    (0.319_381_53 +
      t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
