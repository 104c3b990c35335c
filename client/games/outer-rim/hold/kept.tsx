/** What others did for one or owe one: the favor of this turn until it is used, and debt tokens. */
import type { JSX } from "preact";
import type { Favor, PlayerView } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { favorGist } from "../offer/favor-gist.ts";
import { favorText } from "../words/bundle.ts";
import { Secrets } from "./secrets.tsx";

interface Token {
  readonly sign: "tactics" | "debt";
  /** Where five goals leave one line for all of them. */
  readonly short: string;
  readonly text: string;
}

/** [UB-FAV-04] [UB-FAV-05] [UB-FAV-07] An endorsement shows where the reputation does. */
function favorsOf({ favors }: PlayerView): readonly Favor[] {
  const some: Favor[] = [];
  if (favors.skill !== null) some.push({ kind: "advice", skill: favors.skill, faction: null });
  if (favors.die) some.push({ kind: "combat-strategy", skill: null, faction: null });
  if (favors.shortcut) some.push({ kind: "shortcut", skill: null, faction: null });
  return some;
}

function tokensOf(tabletop: Tabletop, seat: number): readonly Token[] {
  const { say, words } = tabletop;
  const { hold } = words.labels;
  const player = playerAt(tabletop.view, seat);
  const favors = favorsOf(player).map((favor): Token => {
    const short = favorText(favor, say);
    return {
      sign: "tactics",
      short,
      text: `${short} · ${favorGist(favor, seat !== tabletop.seat, tabletop)}`,
    };
  });
  const debts = player.debts.map((owner): Token => {
    const text = owner === seat ? hold.debtOwn : hold.debtOf(say.player(owner));
    const short = owner === seat ? hold.debtOwn : hold.debtShort(say.title(owner));
    return { sign: "debt", short, text };
  });
  return [...favors, ...debts];
}

/** Comes after the board: what one has of others, and what one keeps from them. */
export function Kept(props: { readonly tabletop: Tabletop; readonly seat: number }): JSX.Element {
  return (
    <>
      <Secrets {...props} />
      <Favors {...props} />
    </>
  );
}

function Favors({
  tabletop,
  seat,
}: {
  readonly tabletop: Tabletop;
  readonly seat: number;
}): JSX.Element | null {
  const tokens = tokensOf(tabletop, seat);
  if (tokens.length === 0) return null;
  return (
    <ul class="or-favors">
      {tokens.map(({ sign, short, text }, i) => (
        <li key={i} title={text}>
          <Sign name={sign} />
          <span class="or-long">{text}</span>
          <span class="or-short" aria-hidden="true">
            {short}
          </span>
        </li>
      ))}
    </ul>
  );
}
