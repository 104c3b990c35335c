/** Exact chances for a real table: a test, a fight, by the same arithmetic as the board. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Segments } from "#client/pieces/segments.tsx";
import { fightOdds, testOdds, type Fraction } from "#rules/outer-rim/index.ts";
import { part, percent } from "../story/odds.ts";
import { Stepper } from "./stepper.tsx";
import type { Words as CompanionWords } from "#words/made/outer-rim-companion/words.ts";
import { useSaidLater } from "#client/speech/use-said.ts";

export function OddsCalculator({ own }: { readonly own: CompanionWords }): JSX.Element {
  return (
    <div class="or-odds">
      <TestOdds own={own} />
      <FightOdds own={own} />
    </div>
  );
}

function Chance({
  chance,
  text,
  isCounted,
  own,
}: {
  readonly chance: Fraction;
  readonly text: string;
  readonly isCounted: boolean;
  readonly own: CompanionWords;
}): JSX.Element {
  const value = Math.round(part(chance) * 100);
  return (
    <li class="or-chance">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" />
        <circle cx="10" cy="10" r="7" pathLength="100" stroke-dasharray={`${value} 100`} />
      </svg>
      <b class="number">{percent(chance, own.language)}</b>
      <span>
        {text}
        {isCounted && chance.of > 1 && (
          <small> {own.odds.ways(String(chance.ways), String(chance.of))}</small>
        )}
      </span>
    </li>
  );
}

/** Of many thousand ways nobody reads a fraction; chances that belong together are counted alike. */
function canCount(...chances: readonly Fraction[]): boolean {
  return chances.every(({ of }) => of <= 4096);
}

function TestOdds({ own }: { readonly own: CompanionWords }): JSX.Element {
  const [known, know] = useState<"0" | "1" | "2">("1");
  const [rerolls, reroll] = useState(0);
  const passes = testOdds(Number(known), rerolls);
  useSaidLater(`${percent(passes, own.language)} ${own.odds.passes}`);
  return (
    <section class="plate" aria-label={own.odds.test}>
      <h2>{own.odds.test}</h2>
      <Segments
        label={own.odds.skill}
        value={known}
        choices={(["0", "1", "2"] as const).map((value) => ({
          value,
          text: own.odds.skills[Number(value)] ?? value,
        }))}
        change={know}
      />
      <Stepper
        label={own.odds.rerolls}
        value={rerolls}
        min={0}
        max={3}
        words={own}
        change={reroll}
      />
      <ul>
        <Chance chance={passes} text={own.odds.passes} isCounted={canCount(passes)} own={own} />
      </ul>
    </section>
  );
}

function FightOdds({ own }: { readonly own: CompanionWords }): JSX.Element {
  const { odds } = own;
  const [attack, arm] = useState(3);
  const [defence, guard] = useState(3);
  const [attackLeft, leave] = useState(3);
  const [defenceLeft, keep] = useState(3);
  const found = fightOdds(
    "ground",
    { dice: attack, who: null, left: attackLeft },
    { dice: defence, who: null, left: defenceLeft },
  );
  useSaidLater(`${percent(found.win, own.language)} ${odds.wins}`);
  const isCounted = canCount(found.win, found.attackerDown, found.defenderDown);
  const shown = { isCounted, own };
  const dice = { min: 0, max: 12, words: own };
  const left = { min: 1, max: 20, words: own };
  return (
    <section class="plate" aria-label={odds.fight}>
      <h2>{odds.fight}</h2>
      <Stepper label={odds.attack} value={attack} change={arm} {...dice} />
      <Stepper label={odds.defence} value={defence} change={guard} {...dice} />
      <Stepper label={odds.attackLeft} value={attackLeft} change={leave} {...left} />
      <Stepper label={odds.defenceLeft} value={defenceLeft} change={keep} {...left} />
      <ul>
        <Chance chance={found.win} text={odds.wins} {...shown} />
        <Chance chance={found.attackerDown} text={odds.attackerDown} {...shown} />
        <Chance chance={found.defenderDown} text={odds.defenderDown} {...shown} />
      </ul>
      <p class="hint">{odds.note}</p>
    </section>
  );
}
