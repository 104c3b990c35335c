/** Exact chances for answers that roll dice. */
import {
  abilitiesOf,
  ambitionSheet,
  asAt,
  asHunting,
  bountyFor,
  boundOf,
  crewAtStake,
  crewChance,
  fightChance,
  isRolledFor,
  marketCard,
  patrolStrength,
  purchaseChance,
  rivalChance,
  rivalsOf,
  smuggleChance,
  taskChance,
  nextTestChance,
  testChance,
  testedSeat,
  type BountyCard,
  type Command,
  type Effects,
  type Faction,
  type FightOdds,
  type FightTerms,
  type Fraction,
  type Question,
  type Skill,
  type View,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../tabletop.ts";
import type { Language } from "#table/talk/languages.ts";
import { percentage } from "#words/figures.ts";
import type { Words as Labels } from "#words/made/outer-rim-labels/words.ts";

export interface Chip {
  /**
   * `alone`: I pass while the other fails [UB-OPP-03]; `stand`: I win and am still on my feet
   * [OR-EFF-02]; `done` and `out`: a whole job comes off, or knocks me out; `bought`: the die hands the card over.
   */
  readonly kind: "pass" | "win" | "stand" | "down" | "alone" | "done" | "out" | "bought";
  readonly chance: Fraction;
  readonly atLeast: boolean;
  /** What the other side may still choose to use makes it less. */
  readonly atMost?: boolean;
  /** Where several tests are in sight: which of them. */
  readonly skill?: Skill;
}

/** What the first roll of these effects would bring; later ones are told when they come. */
export function chipsOfEffects(effects: Effects, view: View, seat: number): readonly Chip[] {
  const me = playerAt(view, seat);
  for (const effect of effects) {
    if (effect.do === "test") {
      const listed = typeof effect.skill === "string" ? [effect.skill] : effect.skill;
      const best = listed
        .map((skill) => nextTestChance(me, skill))
        .toSorted((a, b) => part(b.chance) - part(a.chance))[0];
      return best === undefined
        ? []
        : [{ kind: "pass", chance: best.chance, atLeast: best.atLeast }];
    }
    if (effect.do === "fight")
      return fightChips(view, seat, effect.combat, effect.strength, effect);
  }
  return [];
}

export function chipsOf(command: Command, question: Question, view: View): readonly Chip[] {
  const me = playerAt(view, question.seat);
  switch (command.type) {
    case "fight-patrol":
      return patrolChips(view, question.seat, command.faction);
    case "pick-skill": {
      const { chance, atLeast } = nextTestChance(
        playerAt(view, testedSeat(question)),
        command.skill,
      );
      return [{ kind: "pass", chance, atLeast }];
    }
    case "deliver": {
      const held = me.cards.find(({ id }) => id === command.card);
      const card = marketCard(command.card);
      const delivery =
        card.kind === "cargo" ? (held?.side === 1 ? card.other?.delivery : card.delivery) : null;
      if (delivery?.illegal !== true) return [];
      const { chance, atLeast } = smuggleChance(me);
      return [{ kind: "pass", chance, atLeast }];
    }
    case "buy": {
      const { top } = view.market[command.deck];
      if (top === null || !isRolledFor(marketCard(top))) return [];
      return [{ kind: "bought", ...purchaseChance(me) }];
    }
    case "encounter-contact": {
      const contact = view.tokens[command.token]?.contact ?? null;
      return contact === null ? [] : bountyChips(view, question.seat, contact);
    }
    case "hunt-player": {
      return fightChipsAgainst(view, question.seat, command.player);
    }
    case "hunt-crew":
      return crewChips(view, question.seat, command.player);
    case "attempt-job": {
      const card = marketCard(command.card);
      if (card.kind !== "job") return [];
      if (card.others === "opposed" && command.with !== null)
        return opposedChips(view, question.seat, command.with, command.card);
      return card.skills.map((skill, i) => {
        const { chance, atLeast } = (i === 0 ? nextTestChance : testChance)(me, skill);
        return { kind: "pass", chance, atLeast, skill };
      });
    }
    case "use":
      return abilityChips(view, question.seat, command.ability);
    case "protect": {
      const fight = crewAtStake(view)?.fight;
      const odds = fight === undefined ? null : taskChance(view.players, fight);
      return odds === null ? [] : chipsOfDefence(odds);
    }
    case "accept":
      return question.ask === "hunt-or-talk"
        ? bountyChips(view, question.seat, String(question.params["contact"] ?? ""))
        : [];
    default:
      return [];
  }
}

/** [OR-PAT-06] None at level 4: no dice fall. */
export function patrolChips(view: View, seat: number, faction: Faction): readonly Chip[] {
  const { level } = view.patrols[faction];
  return level === 4 ? [] : fightChips(view, seat, "ship", patrolStrength[level]);
}

/** A printed ability of a step: its first roll; a fight with whoever is here, when it can be one alone. */
function abilityChips(view: View, seat: number, id: string): readonly Chip[] {
  const effects = stepEffects(view, seat, id);
  const [rival, ...more] = rivalsFor(view, seat, id);
  if (rival !== undefined && more.length === 0) return fightChipsAgainst(view, seat, rival);
  return chipsOfEffects(effects, view, seat);
}

function stepEffects(view: View, seat: number, id: string): Effects {
  const goal = goalUsed(id);
  const { ambition } = playerAt(view, seat);
  if (goal !== null && ambition !== null)
    return ambitionSheet(ambition.id).goals[goal]?.effects ?? [];
  for (const { ability } of abilitiesOf(playerAt(view, seat)))
    if (ability.type === "step" && ability.id === id) return ability.effects;
  return [];
}

/** [UB-AMB-12] Which goal of the ambition an ability is for. */
export function goalUsed(ability: string): number | null {
  const goal = /^ambition-goal-(\d)$/.exec(ability)?.[1];
  return goal === undefined ? null : Number(goal);
}

/** Whom an ability would let me fight here. */
export function rivalsFor(view: View, seat: number, id: string): readonly number[] {
  const fight = stepEffects(view, seat, id).find((one) => one.do === "fight-player");
  return fight === undefined ? [] : rivalsOf(view, seat, fight);
}

/** [UB-OPP-02] Both are tested in the skill the card prints. */
export function opposedChips(
  view: View,
  seat: number,
  other: number,
  job: string,
): readonly Chip[] {
  const card = marketCard(job);
  const skill = card.kind === "job" ? card.skills[0] : undefined;
  if (skill === undefined) return [];
  const rival = playerAt(view, other);
  // [UB-FAV-04] Whoever is elsewhere is met in another turn, when advice has ended.
  const mine = nextTestChance(asAt(playerAt(view, seat), rival.space), skill);
  const theirs = testChance(rival, skill).chance;
  const chance = {
    ways: mine.chance.ways * (theirs.of - theirs.ways),
    of: mine.chance.of * theirs.of,
  };
  return [{ kind: "alone", chance, atLeast: mine.atLeast }];
}

function bountyChips(view: View, seat: number, contact: string): readonly Chip[] {
  const bounty = bountyFor(view, seat, contact);
  const card = bounty === null ? null : marketCard(bounty);
  return card?.kind === "bounty" ? fightChips(view, seat, card.combat, card.strength) : [];
}

export function fightChips(
  view: View,
  seat: number,
  kind: "ground" | "ship",
  strength: number,
  terms?: FightTerms,
): readonly Chip[] {
  return chipsOfFight(fightChance(kind, playerAt(view, seat), strength, terms), terms?.win);
}

/** [UB-FAV-05] Of somebody wanted who is nobody's crew: a favor's die counts if they may be here. */
export function wantedChips(view: View, seat: number, card: BountyCard): readonly Chip[] {
  const hunter = asHunting(playerAt(view, seat), card, view.tokens);
  return chipsOfFight(fightChance(card.combat, hunter, card.strength));
}

/** What is won by the standing alone is worth what winning and standing is. */
export function chipsOfFight(odds: FightOdds, prize: Effects = []): readonly Chip[] {
  const { win, winStanding, attackerDown, atLeast, atMost, mayYield } = odds;
  const stands = prize.some((one) => one.do === "win-game");
  return [
    stands
      ? { kind: "stand", chance: winStanding, atLeast, atMost }
      : { kind: "win", chance: win, atLeast, atMost },
    // More of their hits are more of my wounds.
    {
      kind: "down",
      chance: attackerDown,
      atLeast: atMost,
      ...(mayYield === true && { atMost: true }),
    },
  ];
}

/**
 * The same with the eyes of whoever is attacked: a tie is the
 * attacker's [OR-COM-05]. What the attacker may still choose
 * to use makes it less, and more of their hits are more of my wounds.
 */
export function chipsOfDefence({ win, defenderDown, atLeast, atMost }: FightOdds): readonly Chip[] {
  const mine = { ways: win.of - win.ways, of: win.of };
  return [
    { kind: "win", chance: mine, atLeast: atMost, atMost: atLeast },
    { kind: "down", chance: defenderDown, atLeast },
  ];
}

export function fightChipsAgainst(view: View, seat: number, other: number): readonly Chip[] {
  return chipsOfFight(rivalChance(playerAt(view, seat), playerAt(view, other)));
}

/** [OR-BNTY-05] For somebody's crew; none where nobody fights for it. */
export function crewChips(view: View, seat: number, owner: number): readonly Chip[] {
  const odds = crewChance(playerAt(view, seat), playerAt(view, owner));
  return odds === null ? [] : chipsOfFight(odds);
}

export function part({ ways, of }: Fraction): number {
  return of === 0 ? 0 : ways / of;
}

export function percent(chance: Fraction, language: Language): string {
  const value = part(chance);
  const whole = Math.round(value * 100);
  // No chance reads as certain unless it is.
  if (whole === 100 && value < 1) return `>${percentage(language, 0.99)}`;
  if (whole === 0 && value > 0) return `<${percentage(language, 0.01)}`;
  return percentage(language, value);
}

const signs = { exactly: "", atLeast: "≥ ", atMost: "≤ ", about: "≈ " } as const;

export function percentOf(chip: Chip, language: Language): string {
  return signs[boundOf(chip)] + percent(chip.chance, language);
}

/** The same in words. */
export function chanceSaid(
  chip: Chip,
  { language, story }: Pick<Labels, "language" | "story">,
): string {
  const bound = boundOf(chip);
  const said = percent(chip.chance, language);
  return bound === "exactly" ? said : story[bound](said);
}
