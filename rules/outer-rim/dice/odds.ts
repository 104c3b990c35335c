/** Exact chances before the dice fall: whole numbers of ways out of all ways, nothing sampled [OR-DICE-01]. */
import { abilitiesOfType, skillCount } from "../crew-and-ships/abilities.ts";
import { dieSides, passingSides, sidesWith } from "./die.ts";
import type { Ability } from "../cards/abilities.ts";
import { faces, type Face, type Skill } from "../names.ts";
import type { PublicPlayer, Question } from "../state.ts";

/** `ways` of `of`, in lowest terms. */
export interface Fraction {
  readonly ways: number;
  readonly of: number;
}

/** A chance, and whether cards still to be used by choice could better it: show it as "at least". */
export interface Odds {
  readonly chance: Fraction;
  readonly atLeast: boolean;
}

export function fraction(ways: bigint, of: bigint): Fraction {
  let [a, b] = [ways, of];
  while (b > 0n) [a, b] = [b, a % b];
  const common = a === 0n ? 1n : a;
  return { ways: Number(ways / common), of: Number(of / common) };
}

/** [OR-TEST-02] Two dice, and one die more for each reroll, pass unless all of them fail. */
export function testOdds(known: number, rerolls = 0): Fraction {
  const all = BigInt(dieSides.length) ** BigInt(2 + rerolls);
  return fraction(all - BigInt(dieSides.length - passingSides(known)) ** BigInt(2 + rerolls), all);
}

/** The same for a player as things lie; skills lent for the test alone are counted in `lent`. */
export function testChance(
  player: PublicPlayer,
  skill: Skill,
  lent = 0,
): Odds & { readonly known: number } {
  const known = skillCount(player, skill) + lent;
  const helps =
    freeLenders(player).length > 0 ||
    abilitiesOfType(player, "reroll-test-focus").length > 0 ||
    abilitiesOfType(player, "focus-to-crit").length > 0 ||
    abilitiesOfType(player, "hurt-for").some(({ ability }) => ability.when === "any-roll");
  const rerolls = abilitiesOfType(player, "reroll-one").length;
  return { chance: testOdds(known, rerolls), atLeast: helps && known < 2, known };
}

/** As it was shown before the dice of a test fell; [OR-SOLO-12] a printed opponent takes them as they fall. */
export function promisedOdds(player: PublicPlayer, skill: Skill, known: number): Odds {
  if (player.opponent !== null) return { chance: testOdds(known), atLeast: false };
  const { chance, atLeast } = testChance(player, skill, known - skillCount(player, skill));
  return { chance, atLeast };
}

/** [UB-FAV-04] The next test of this turn: advice somebody has given counts in it, and in no other. */
export function nextTestChance(
  player: PublicPlayer,
  skill: Skill,
  lent = 0,
): ReturnType<typeof testChance> {
  return testChance(player, skill, lent + (player.favors.skill === skill ? 1 : 0));
}

/** [OR-TEST-03] Who may lend any skill: once in a turn, or leaving after a passed test. */
export function freeLenders(player: PublicPlayer): readonly Lender[] {
  return abilitiesOfType(player, "any-skill").flatMap(({ ability: { cost }, from }) =>
    cost === "once-per-turn" && player.used.includes(lending(from)) ? [] : [{ from, cost }],
  );
}

export interface Lender {
  readonly from: string;
  readonly cost: Extract<Ability, { readonly type: "any-skill" }>["cost"];
}

/** By what name a lent skill is remembered for the rest of the turn. */
export const lending = (from: string): string => `any-skill:${from}`;

/** [UB-MPJ-02] Whose test is asked about: whoever decides may do so for somebody else. */
export function testedSeat({ seat, params }: Pick<Question, "seat" | "params">): number {
  const other = params["for"];
  return typeof other === "number" ? other : seat;
}

/** [OR-CARGO-03] A hit delivers; cards of the ship may turn other faces. */
export function smugglingFaces(player: PublicPlayer): readonly Face[] {
  const turned = abilitiesOfType(player, "smuggle").flatMap(({ ability }) => ability.faces);
  return faces.filter((face) => face === "hit" || turned.includes(face));
}

/** `spent`: who has thrown this die again. */
export function smuggleChance(player: PublicPlayer, spent: readonly string[] = []): Odds {
  let ways = 0;
  for (const face of smugglingFaces(player)) ways += sidesWith[face];
  return oneDie(player, ways, spent);
}

/** [OR-MKT-08] Of cargo that is rolled for: only a hit hands it over. */
export function purchaseChance(player: PublicPlayer, spent: readonly string[] = []): Odds {
  return oneDie(player, sidesWith.hit, spent);
}

/** [UB-CLAR-09] A die that fails is thrown again for nothing by whoever may; being hurt for a hit is a choice. */
function oneDie(player: PublicPlayer, ways: number, spent: readonly string[]): Odds {
  const left = abilitiesOfType(player, "reroll-one").filter(({ from }) => !spent.includes(from));
  const throws = BigInt(1 + left.length);
  const all = BigInt(dieSides.length) ** throws;
  const hurts = abilitiesOfType(player, "hurt-for").some(
    ({ ability }) => ability.when === "any-roll",
  );
  return {
    chance: fraction(all - BigInt(dieSides.length - ways) ** throws, all),
    atLeast: hurts && ways < dieSides.length,
  };
}
