/** What goes on working while a card is yours, one ability after the other. */
import { unreachable } from "#rules/game.ts";
import { faces } from "#rules/outer-rim/index.ts";
import { conditionAlone, conditionText } from "./conditions.ts";
import { askedAndPaid, branch, effectLines } from "./effects.ts";
import { begun, clause, line, listed, phrase, under } from "./line.ts";
import { skillNames, skillsTested } from "./names.ts";
import type { Clause, Icon, Line } from "./line.ts";
import type { Texts } from "../words/texts.ts";
import type { Ability, CombatKind, Condition, Skill } from "#rules/outer-rim/index.ts";

export function abilityLines(
  texts: Texts,
  abilities: readonly Ability[],
  depth: number,
): readonly Line[] {
  return abilities.flatMap((ability) => linesOf(texts, ability, depth));
}

/** “+2”, “−1”. */
function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function oneOf(skills: readonly Skill[]): Condition {
  const of = skills.map((skill): Condition => ({ is: "skill", skill }));
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { is: "any", of };
}

function needing(
  texts: Texts,
  lines: readonly Line[],
  { needs, unless }: { readonly needs?: Skill; readonly unless?: Skill },
): readonly Line[] {
  const skill = needs ?? unless;
  if (skill === undefined) return lines;
  const has: Condition = { is: "skill", skill };
  const condition: Condition = needs === undefined ? { is: "not", of: has } : has;
  return begun(
    phrase(texts, "tell.if", { condition: conditionText(texts, condition) }),
    lines,
    "condition",
  );
}

function linesOf(texts: Texts, ability: Ability, depth: number): readonly Line[] {
  const one = (text: string, icon: Icon): readonly Line[] => [line(clause(text, icon), depth)];
  const fighting = (combat: CombatKind | "both", lines: readonly Line[]): readonly Line[] =>
    under(texts[`lead.${combat}`], lines, "combat");
  switch (ability.type) {
    case "bonus": {
      const { to, amount, needs, per } = ability;
      const icon: Icon =
        to === "ground" || to === "ship" ? "combat" : to === "hyperdrive" ? "move" : "damage";
      const plain = phrase(texts, `has.bonus-${to}`, { amount: signed(amount) });
      const text = per === undefined ? plain : phrase(texts, "has.bonus-per-job", { bonus: plain });
      const lines = one(text, icon);
      if (needs === undefined) return lines;
      const condition = conditionText(texts, oneOf(needs));
      return begun(phrase(texts, "tell.if", { condition }), lines, "condition");
    }
    case "skill":
      return one(phrase(texts, "has.skill", { skill: texts[`skill.${ability.skill}`] }), "test");
    case "turn-focus": {
      const { combat, into, count } = ability;
      const key =
        count === 1 ? (`has.turn-one-focus-${into}` as const) : (`has.turn-focus-${into}` as const);
      const lines = one(phrase(texts, key, { count }), "dice");
      return fighting(combat, needing(texts, lines, ability));
    }
    case "cancel":
      return fighting(
        ability.combat,
        needing(texts, one(texts[`has.cancel-${ability.face}`], "dice"), ability),
      );
    case "focus-cancels":
      return fighting(ability.combat, one(texts["has.focus-cancels"], "dice"));
    case "fewer-dice":
      return fighting(
        ability.combat,
        needing(texts, one(texts["has.fewer-dice"], "dice"), ability),
      );
    case "reroll":
      return fighting(ability.combat, one(texts[`has.reroll-${ability.dice}`], "dice"));
    case "reroll-one":
    case "reroll-test-focus":
    case "focus-to-crit":
      return one(texts[`has.${ability.type}`], "dice");
    case "reroll-opposing": {
      const { combat, count, better } = ability;
      const values = { count, skills: skillNames(texts, better) };
      return fighting(combat, one(phrase(texts, "has.reroll-opposing", values), "dice"));
    }
    case "hurt-for": {
      const lines = one(texts[`has.hurt-for-${ability.face}`], "dice");
      return ability.when === "ground"
        ? fighting("ground", lines)
        : under(texts["lead.any-roll"], lines, "dice");
    }
    case "rotate-for-dice":
      return fighting(
        ability.combat,
        one(phrase(texts, "has.rotate-for-dice", { dice: ability.dice }), "dice"),
      );
    case "rotate-for-hits":
      return fighting(
        ability.combat,
        one(phrase(texts, "has.rotate-for-hits", { hits: ability.hits }), "dice"),
      );
    case "stun":
      return fighting(ability.combat, one(texts["has.stun"], "dice"));
    case "suffer-less": {
      const { combat, when, amount } = ability;
      return fighting(combat, one(phrase(texts, `has.suffer-less-${when}`, { amount }), "damage"));
    }
    case "suffer-at-most": {
      const { combat, amount } = ability;
      return fighting(combat, one(phrase(texts, "has.suffer-at-most", { amount }), "damage"));
    }
    case "hurt-more":
      return fighting(
        "both",
        one(phrase(texts, "has.hurt-more", { amount: ability.amount }), "damage"),
      );
    case "after-win":
      return fighting(
        ability.combat,
        begun(texts["has.after-win"], effectLines(texts, ability.effects, depth), "combat"),
      );
    case "when-defeated":
    case "after-orange-crew":
      return begun(
        texts[`has.${ability.type}`],
        effectLines(texts, ability.effects, depth),
        "condition",
      );
    case "may-be-fought":
      return [
        ...one(texts["has.may-be-fought"], "combat"),
        ...branch(texts, "lead.they-win", ability.win, depth + 1),
        ...branch(texts, "lead.they-lose", ability.lose, depth + 1),
      ];
    case "step": {
      const lines = askedAndPaid(texts, ability, ability.effects, depth);
      const marked = lines.map((each, i) => (i === 0 ? { ...each, rule: "OR-TURN-04" } : each));
      return under(texts[`step.${ability.step}`], marked, "ability");
    }
    default:
      return [line(plainAbility(texts, ability), depth)];
  }
}

type Branched =
  | "bonus"
  | "skill"
  | "turn-focus"
  | "cancel"
  | "focus-cancels"
  | "fewer-dice"
  | "reroll"
  | "reroll-one"
  | "reroll-test-focus"
  | "focus-to-crit"
  | "reroll-opposing"
  | "hurt-for"
  | "rotate-for-dice"
  | "rotate-for-hits"
  | "stun"
  | "suffer-less"
  | "suffer-at-most"
  | "hurt-more"
  | "after-win"
  | "when-defeated"
  | "after-orange-crew"
  | "may-be-fought"
  | "step";
type Plain = Exclude<Ability, { readonly type: Branched }>;

/** Nobody has less than no credits: such fame is there whatever happens. */
function fameWhile(
  texts: Texts,
  { amount, when }: Extract<Ability, { readonly type: "fame-while" }>,
): string {
  return when.is === "credits" && when.atLeast === 0
    ? phrase(texts, "has.fame-always", { amount })
    : phrase(texts, "has.fame-while", { amount, condition: conditionAlone(texts, when) });
}

/** Abilities outside combat that are one clause. */
function plainAbility(texts: Texts, ability: Plain): Clause {
  switch (ability.type) {
    case "reward":
      return clause(
        phrase(texts, `has.reward-${ability.of}`, { amount: ability.amount }),
        "credits",
      );
    case "elimination-reward":
    case "credits-per-margin":
    case "fame-to-credits":
      return clause(phrase(texts, `has.${ability.type}`, { amount: ability.amount }), "credits");
    case "fame-for-credits":
      return clause(texts[`has.fame-for-credits-${ability.of}`], "fame", "OR-LUX-02");
    case "fame-while":
      return clause(fameWhile(texts, ability), "fame", "OR-FAME-02");
    case "patrol-fame":
    case "starting-fame":
      return clause(phrase(texts, `has.${ability.type}`, { amount: ability.amount }), "fame");
    case "any-skill":
      return clause(texts[`has.any-skill-${ability.cost}`], "test", "OR-TEST-03");
    case "slot":
      return clause(phrase(texts, `has.slot-${ability.kind}`, { amount: ability.amount }), "ship");
    case "smuggle": {
      const named = faces.filter((face) => ability.faces.some((each) => each === face));
      const values = {
        faces: listed(
          texts,
          named.map((face) => texts[`one.${face}`]),
          "disjunction",
        ),
      };
      return clause(phrase(texts, "has.smuggle", values), "dice", "OR-CARGO-03");
    }
    case "slip-past": {
      const skills = skillsTested(texts, ability.skill);
      return clause(phrase(texts, "has.slip-past", { skills }), "move", "OR-MOVE-05");
    }
    case "avoid-defeat":
      return clause(texts["has.avoid-defeat"], "damage", "OR-DMG-06");
    case "die-against-defeat": {
      const named = ability.faces.map((face) => texts[`face.${face}`]);
      const values = { faces: listed(texts, named, "disjunction"), recover: ability.recover };
      return clause(phrase(texts, "has.die-against-defeat", values), "damage", "OR-DMG-07");
    }
    case "no-forced-patrols":
      return clause(texts["has.no-forced-patrols"], "patrol", "OR-TURN-05");
    case "patrols-forgive":
      return clause(texts["has.patrols-forgive"], "patrol", "OR-PAT-04");
    case "hold-ship":
      return clause(texts["has.hold-ship"], "move", "OR-MOVE-07");
    case "send-patrol-away":
      return clause(phrase(texts, "has.send-patrol-away", { within: ability.within }), "patrol");
    case "reach":
      return clause(phrase(texts, "has.reach", { spaces: ability.spaces }), "ability");
    case "lost-with-ship-combat":
      return clause(texts["has.lost-with-ship-combat"], "combat", "OR-LUX-03");
    default:
      return unreachable(ability);
  }
}
