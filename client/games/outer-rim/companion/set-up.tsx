/** Before its first turn: what lies where on the real table. */
import type { JSX } from "preact";
import { characterCard, creditsAtFirst, soloRemoves } from "#rules/outer-rim/index.ts";
import type { Words } from "../screen-types.ts";
import { listed } from "../tell/line.ts";
import { saying } from "../words/say.ts";
import { hasAmbitions, targetOfOpponents } from "./fame/agreed.ts";
import type { CompanionState } from "./kept.ts";
import { shipOf, type Opponent } from "./opponent.ts";
import type { Words as CompanionWords } from "#words/made/outer-rim-companion/words.ts";

interface SetUpProps {
  readonly kept: CompanionState;
  readonly opponent: Opponent;
  /** What concerns the whole table is said once. */
  readonly isFirst: boolean;
  readonly words: Words;
  readonly own: CompanionWords;
}

export function SetUp({ kept, opponent, isFirst, words, own }: SetUpProps): JSX.Element {
  const { character, deck } = opponent;
  const say = saying([], words.texts, { players: [] });
  const numbers = characterCard(character).startingCard.map(String);
  const card = listed(words.texts, numbers, "disjunction");
  const jobs = soloRemoves.map((id) => own.setUp.quoted(say.card(id)));
  return (
    <ul class="or-set-up">
      <li>
        {own.setUp.lay(say.word(`ship.${shipOf(opponent)}.name`), card)}{" "}
        {deck !== "bounty-hunter" && own.setUp.goal} <Cited rule="OR-SOLO-01" />
      </li>
      {isFirst && <li>{opening(kept, words, own)}</li>}
      {isFirst && deck !== "classic" && (
        <li>
          {own.setUp.without(listed(words.texts, jobs, "conjunction"))} <Cited rule="UB-SOLO-01" />
        </li>
      )}
    </ul>
  );
}

/** What the person at the table begins with: they play first [OR-SOLO-01]. */
function opening(kept: CompanionState, words: Words, { setUp }: CompanionWords): JSX.Element {
  const [credits] = creditsAtFirst(hasAmbitions(kept));
  if (credits === undefined)
    return (
      <>
        {setUp.sheet(targetOfOpponents(kept))} <Cited rule="UB-SOLO-13" />
      </>
    );
  return <>{setUp.first(saying([], words.texts, { players: [] }).amount(credits))}</>;
}

function Cited({ rule }: { readonly rule: string }): JSX.Element {
  return <a href={`/rules/outer-rim#${rule}`}>{rule}</a>;
}
