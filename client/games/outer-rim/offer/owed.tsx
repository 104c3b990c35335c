/** Favors owed to me: a token handed back, and its owner must. */
import type { JSX } from "preact";
import { Sign } from "../art/signs.tsx";
import type { DealShape } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";
import { favorText } from "../words/bundle.ts";
import "./offer.css";

export function Owed({
  tabletop,
  owed,
}: {
  readonly tabletop: Tabletop;
  readonly owed: DealShape["owed"];
}): JSX.Element | null {
  if (owed.length === 0) return null;
  const { say, words } = tabletop;
  const debtors = [...new Set(owed.map(({ from }) => from))];
  return (
    <>
      {debtors.map((debtor) => (
        <div key={debtor} class="or-owed">
          <p>
            <Sign name="debt" /> {words.labels.board.deal.owes(say.player(debtor))}
          </p>
          <div class="or-things">
            {owed
              .filter(({ from }) => from === debtor)
              .map(({ from, favor }) => (
                <button
                  key={favorText(favor, say)}
                  type="button"
                  class="or-thing"
                  title={words.labels.board.favors[favor.kind]}
                  aria-label={words.labels.answers.callDebt(
                    say.player(from),
                    favorText(favor, say),
                  )}
                  onClick={() => tabletop.act({ type: "call-debt", from, favor })}
                >
                  <Sign name="influence" />
                  <span>{favorText(favor, say)}</span>
                </button>
              ))}
          </div>
        </div>
      ))}
    </>
  );
}
