/** What can lie in a tray, thing by thing: its sign, its name, and how it is laid in or taken out. */
import type { Bundle } from "#rules/outer-rim/index.ts";
import type { SignName } from "../art/signs.tsx";
import { kindOf } from "../market/card-name.ts";
import { favorText, promiseText } from "../words/bundle.ts";
import type { Say } from "../words/say.ts";

export interface TrayThing {
  readonly key: string;
  readonly sign: SignName;
  readonly text: string;
}

export function thingsOf(bundle: Bundle, say: Say): readonly TrayThing[] {
  const { credits, cards, debts, favor, promises } = bundle;
  return [
    ...(credits > 0
      ? [{ key: "credits", sign: "credits", text: creditsText(credits, say) } as const]
      : []),
    ...cards.map((card) => ({ key: card, sign: kindOf(card), text: say.offer(card) })),
    ...debts.map((owner) => ({
      key: `debt${owner}`,
      sign: "debt" as const,
      text: debt(owner, say),
    })),
    ...(favor === null
      ? []
      : [{ key: "favor", sign: "influence", text: favorText(favor, say) } as const]),
    ...promises.map((one) => ({
      key: `${one.kind}:${one.player}`,
      sign: "secret" as const,
      text: promiseText(one, say),
    })),
  ];
}

export function creditsText(amount: number, say: Say): string {
  return say.fill("deal.credits", { amount });
}

export function debt(owner: number, say: Say): string {
  return say.fill("deal.debt", { owner: say.player(owner) });
}
