/** A deal in the making: mine on one side, theirs on the other; the judge says at once whether it can be. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { dealShape, type DealShape, type Partner, type Tray } from "#rules/outer-rim/index.ts";
import type { Asked } from "../asked.ts";
import type { Desk } from "../desk.ts";
import { favorText, promiseText } from "../words/bundle.ts";
import {
  emptyTrays,
  hasPromise,
  isLaid,
  offerOf,
  withCard,
  withCredits,
  withDebt,
  withFavor,
  withPromise,
  type Side,
  type Trays,
} from "./trays.ts";

interface Props {
  readonly desk: Desk;
  readonly asked: Asked;
}

export function DealTable({ desk, asked }: Props): JSX.Element | null {
  const shape = dealShape(desk.view, asked.question);
  const first = shape?.partners[0];
  const [trays, lay] = useState<Trays>(() => emptyTrays(first?.player ?? null));
  if (shape === null || first === undefined) return null;
  const partner = shape.partners.find(({ player }) => player === trays.to);
  const command = offerOf(trays);
  const why = desk.whyNot(command);
  const { offer } = desk.words.labels;
  return (
    <div class="or-deal">
      {shape.owed.map(({ from, favor }) => (
        <Button
          key={`${from}:${favorText(favor, desk.say)}`}
          press={() => desk.act({ type: "call-debt", from, favor })}
        >
          {desk.words.labels.answers.callDebt(desk.say.player(from), favorText(favor, desk.say))}
        </Button>
      ))}
      <Partners desk={desk} shape={shape} trays={trays} lay={lay} />
      <div class="or-trays">
        {sidesOf(shape, first, partner).map(({ side, tray, seat }) => (
          <section key={side} class="or-one-tray">
            <h2>
              {seat !== null && <SeatMark seat={seat} />}{" "}
              {side === "give" ? offer.mine : offer.theirs(nameOf(seat, desk))}
            </h2>
            <TrayThings desk={desk} side={side} tray={tray} trays={trays} lay={lay} />
          </section>
        ))}
      </div>
      <p class="or-why" role="status">
        {why?.text}
      </p>
      <Button tone="lamp" whyNot={why?.text ?? null} press={() => desk.act(command)}>
        {offer.send}
      </Button>
    </div>
  );

  function nameOf(seat: number | null, { say, words }: Desk): string {
    return seat === null ? words.labels.offer.around : say.player(seat);
  }
  function sidesOf(all: DealShape, any: Partner, one: Partner | undefined) {
    const mine = { side: "give", tray: (one ?? any).give, seat: asked.question.seat } as const;
    const around: Tray = { credits: 0, cards: [], debts: [], favors: all.around, promises: [] };
    const theirs = { side: "get", tray: one?.get ?? around, seat: one?.player ?? null } as const;
    return [mine, theirs];
  }
}

interface Laying {
  readonly desk: Desk;
  readonly trays: Trays;
  readonly lay: (trays: Trays) => void;
}

function Partners({
  desk,
  shape,
  trays,
  lay,
}: Laying & { readonly shape: DealShape }): JSX.Element | null {
  const seats: (number | null)[] = shape.partners.map(({ player }) => player);
  if (shape.around.length > 0) seats.push(null);
  if (seats.length < 2) return null;
  const { offer } = desk.words.labels;
  return (
    <fieldset class="or-partners">
      <legend>{offer.with}</legend>
      {seats.map((to) => (
        <Button key={to} pressed={trays.to === to} press={() => lay(emptyTrays(to))}>
          {to === null ? offer.around : desk.say.player(to)}
        </Button>
      ))}
    </fieldset>
  );
}

function TrayThings({
  desk,
  side,
  tray,
  trays,
  lay,
}: Laying & { readonly side: Side; readonly tray: Tray }): JSX.Element {
  const { say, words } = desk;
  const { offer } = words.labels;
  const bundle = trays[side];
  return (
    <div class="or-tray">
      {tray.credits > 0 && (
        <div class="or-sum">
          <Button
            label={offer.less}
            press={() => lay(withCredits(trays, side, -1000, tray.credits))}
          >
            −
          </Button>
          <output>{say.fill("deal.credits", { amount: bundle.credits })}</output>
          <Button
            label={offer.more}
            press={() => lay(withCredits(trays, side, 1000, tray.credits))}
          >
            +
          </Button>
        </div>
      )}
      {tray.cards.map((card) => (
        <Button
          key={card}
          pressed={bundle.cards.includes(card)}
          press={() => lay(withCard(trays, side, card))}
        >
          {say.offer(card)}
        </Button>
      ))}
      {tray.debts.map((owner) => (
        <Button
          key={owner}
          pressed={bundle.debts.includes(owner)}
          press={() => lay(withDebt(trays, side, owner))}
        >
          {say.fill("deal.debt", { owner: say.player(owner) })}
        </Button>
      ))}
      {tray.favors.map((favor) => (
        <Button
          key={favorText(favor, say)}
          pressed={isLaid(bundle, favor)}
          press={() => lay(withFavor(trays, side, favor))}
        >
          {favorText(favor, say)}
        </Button>
      ))}
      {tray.promises.map((one) => (
        <Button
          key={`${one.kind}:${one.player}`}
          pressed={hasPromise(bundle, one)}
          press={() => lay(withPromise(trays, side, one))}
        >
          {promiseText(one.kind === "repay" ? { ...one, credits: 1000 } : one, say)}
        </Button>
      ))}
    </div>
  );
}
