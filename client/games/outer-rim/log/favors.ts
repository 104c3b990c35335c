/** A favor as a sentence: given, paid for, or owed. */
import { isEmpty } from "#rules/outer-rim/index.ts";
import { bundleText, favorText } from "../words/bundle.ts";
import { plain, type Told, type ToldTogether } from "./told.ts";
import type { Folded } from "./fold/steps.ts";
import type { Say } from "../words/say.ts";

type Favored = Extract<Folded, { readonly type: "favored" }>;

export function favorLine(steps: Favored, say: Say): ToldTogether {
  const { favor } = steps;
  return { told: told(steps, say), rule: favor.rule, player: favor.from };
}

function told({ favor, paid, isOwed }: Favored, say: Say): Told {
  const values = {
    from: say.player(favor.from),
    to: say.player(favor.to),
    favor: favorText(favor.favor, say),
  };
  if (isOwed) return plain("favor-owed", values);
  return isEmpty(paid)
    ? plain("favor-granted", values)
    : plain("favor-paid", { ...values, paid: bundleText(paid, say) });
}
