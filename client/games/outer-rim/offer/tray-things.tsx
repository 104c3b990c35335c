/** Everything one side could lay in its tray: credits by the thousand, cards and crew, tokens, a favor, promises. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { Tray } from "#rules/outer-rim/index.ts";
import { Sign, type SignName } from "../art/signs.tsx";
import { kindOf } from "../market/card-name.ts";
import { favorText, promiseText } from "../words/bundle.ts";
import type { TrayControl } from "./laying.ts";
import { favorGist } from "./favor-gist.ts";
import { ReadCard } from "./read-card.tsx";
import { creditsText, debt } from "./things.ts";
import {
  hasPromise,
  isLaid,
  withCard,
  withCredits,
  withDebt,
  withFavor,
  withPromise,
  type TraySide,
} from "./trays.ts";
import { useSaidLater } from "#client/speech/use-said.ts";

type Props = TrayControl & { readonly side: TraySide; readonly tray: Tray };

export function TrayThings(props: Props): JSX.Element {
  const { tabletop, side, tray, trays, lay } = props;
  const { say } = tabletop;
  const bundle = trays[side];
  return (
    <div class="or-things">
      {tray.credits > 0 && <Sum {...props} />}
      {tray.cards.map((card) => (
        <div key={card} class="or-tray-card">
          <Thing
            sign={kindOf(card)}
            text={say.card(card)}
            laid={bundle.cards.includes(card)}
            press={() => lay(withCard(trays, side, card))}
          />
          <ReadCard tabletop={tabletop} card={card} />
        </div>
      ))}
      {tray.debts.map((owner) => (
        <Thing
          key={owner}
          sign="debt"
          text={debt(owner, say)}
          laid={bundle.debts.includes(owner)}
          press={() => lay(withDebt(trays, side, owner))}
        />
      ))}
      {tray.favors.map((favor) => (
        <Thing
          key={favorText(favor, say)}
          sign="influence"
          text={favorText(favor, say)}
          gist={favorGist(favor, side === "give", tabletop)}
          laid={isLaid(bundle, favor)}
          press={() => lay(withFavor(trays, side, favor))}
        />
      ))}
      {tray.promises.length > 0 && <Promises {...props} />}
    </div>
  );
}

/** Words only, so they wait behind a fold. */
function Promises({ tabletop, side, tray, trays, lay }: Props): JSX.Element {
  const bundle = trays[side];
  return (
    <details open={bundle.promises.length > 0}>
      <summary>{tabletop.words.labels.board.deal.promises}</summary>
      {tray.promises.map((one) => (
        <Thing
          key={`${one.kind}:${one.player}`}
          sign="secret"
          text={promiseText(one.kind === "repay" ? { ...one, credits: 1000 } : one, tabletop.say)}
          laid={hasPromise(bundle, one)}
          press={() => lay(withPromise(trays, side, one))}
        />
      ))}
    </details>
  );
}

function Sum({ tabletop, side, tray, trays, lay }: Props): JSX.Element {
  const { offer } = tabletop.words.labels;
  const sum = creditsText(trays[side].credits, tabletop.say);
  useSaidLater(sum);
  const change = (by: number): void => lay(withCredits(trays, side, by, tray.credits));
  return (
    <div class={`or-sum ${trays[side].credits > 0 ? "or-laid-in" : ""}`}>
      <Button label={offer.less} press={() => change(-1000)}>
        −
      </Button>
      <span class="or-sum-now">{sum}</span>
      <Button label={offer.more} press={() => change(1000)}>
        +
      </Button>
    </div>
  );
}

function Thing({
  sign,
  text,
  gist,
  laid,
  press,
}: {
  readonly sign: SignName;
  readonly text: string;
  /** What it does, where the name alone does not say. */
  readonly gist?: string;
  readonly laid: boolean;
  readonly press: () => void;
}): JSX.Element {
  return (
    <button type="button" class="or-thing" aria-pressed={laid} onClick={press}>
      <Sign name={sign} />
      <span>
        {text}
        {gist !== undefined && <small>{gist}</small>}
      </span>
    </button>
  );
}
