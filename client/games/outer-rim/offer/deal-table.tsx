/** A deal in the making: mine on one side, theirs on the other; the judge says at once whether it can be. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import {
  dealShape,
  isEmpty,
  type DealShape,
  type Matter,
  type Partner,
  type Tray,
} from "#rules/outer-rim/index.ts";
import type { OpenQuestion } from "../asked.ts";
import type { Tabletop } from "../tabletop.ts";
import { Refused } from "../dock/refused.tsx";
import { favorText } from "../words/bundle.ts";
import type { TrayControl } from "./laying.ts";
import { Owed } from "./owed.tsx";
import { TrayThings } from "./tray-things.tsx";
import { emptyTrays, offerOf, type TraySide, type Trays } from "./trays.ts";
import type { Why } from "../../screen.ts";
import { useSaidLater } from "#client/speech/use-said.ts";

interface OneSide {
  readonly side: TraySide;
  readonly tray: Tray;
  readonly seat: number | null;
}

export function DealTable({
  tabletop,
  asked,
  from,
}: {
  readonly tabletop: Tabletop;
  readonly asked: OpenQuestion;
  /** A counter-offer begins with what was offered. */
  readonly from: Trays | null;
}): JSX.Element | null {
  const shape = dealShape(tabletop.view, asked.question);
  const first = shape?.partners[0];
  const [trays, lay] = useState<Trays>(() => from ?? emptyTrays(first?.player ?? null));
  if (shape === null || first === undefined) return null;
  const { offer, board } = tabletop.words.labels;
  const command = offerOf(trays);
  const why = tabletop.whyNot(command);
  const isBlank = isEmpty(trays.give) && isEmpty(trays.get);
  const sides = sidesOf(shape, first, trays.to, asked.question.seat);
  const { onlyWords, empty } = board.deal;
  const blank = sides.every(({ tray }) => hasOnlyWords(tray)) ? onlyWords : empty;
  return (
    <div class="or-deal">
      <Owed tabletop={tabletop} owed={shape.owed} />
      {hadFavor(tabletop, asked) && <p class="or-hint">{board.favorHad}</p>}
      <Partners tabletop={tabletop} shape={shape} trays={trays} lay={lay} />
      <div class="or-trays">
        {sides.map(({ side, tray, seat }) => (
          <section key={side} class="or-one-tray">
            <h2>
              {seat !== null && <SeatMark seat={seat} />}{" "}
              {side === "give"
                ? offer.mine
                : offer.theirs(seat === null ? offer.around : tabletop.say.player(seat))}
            </h2>
            <TrayThings tabletop={tabletop} side={side} tray={tray} trays={trays} lay={lay} />
            {side === "get" && <Settled tabletop={tabletop} matters={settledOf(shape, seat)} />}
          </section>
        ))}
      </div>
      <div class="or-deal-foot">
        <Verdict tabletop={tabletop} blank={isBlank ? blank : null} why={why} />
        <Button tone="lamp" whyNot={why?.text ?? null} press={() => tabletop.act(command)}>
          {offer.send}
        </Button>
      </div>
    </div>
  );
}

/** Can it be? Said as often as a hand changes it. */
function Verdict({
  tabletop,
  blank,
  why,
}: {
  readonly tabletop: Tabletop;
  readonly blank: string | null;
  readonly why: Why | null;
}): JSX.Element {
  const { fits } = tabletop.words.labels.board.deal;
  useSaidLater(blank ?? why?.text ?? fits, "verdict");
  return (
    <p class={blank === null ? "or-fits" : "or-hint"}>
      {blank ?? (why === null ? fits : <Refused tabletop={tabletop} {...why} />)}
    </p>
  );
}

/** [OR-TRADE-02] Promises are words: there is nothing to hand over. */
function hasOnlyWords({ credits, cards, debts, favors }: Tray): boolean {
  return credits === 0 && cards.length + debts.length + favors.length === 0;
}

/** [OR-TRADE-05] What was settled this turn is missing from the tray: it says so. */
function Settled({
  tabletop,
  matters,
}: {
  readonly tabletop: Tabletop;
  readonly matters: readonly Matter[];
}): JSX.Element {
  const { deal } = tabletop.words.labels.board;
  const named = (matter: Matter): string =>
    typeof matter === "string" ? deal.matter[matter] : favorText(matter, tabletop.say);
  return (
    <>
      {matters.map(named).map((what) => (
        <Refused key={what} tabletop={tabletop} text={deal.settled(what)} rule="OR-TRADE-05" />
      ))}
    </>
  );
}

function settledOf({ partners }: DealShape, seat: number | null): readonly Matter[] {
  return partners.find(({ player }) => player === seat)?.settled ?? [];
}

/** [UB-FAV-03] One favor a turn: what is gone without a word would be searched for. */
function hadFavor({ view }: Tabletop, { question }: OpenQuestion): boolean {
  return view.rules.favors && view.players[question.seat]?.favors.received === true;
}

function sidesOf(
  shape: DealShape,
  first: Partner,
  to: number | null,
  seat: number,
): readonly [OneSide, OneSide] {
  const partner = shape.partners.find(({ player }) => player === to);
  const around: Tray = { credits: 0, cards: [], debts: [], favors: shape.around, promises: [] };
  const mine = (partner ?? first).give;
  // Asked of everybody at once, a favor is paid for in credits and tokens alone [UB-NEG-02].
  const give = partner === undefined ? { ...mine, cards: [], promises: [] } : mine;
  return [
    { side: "give", tray: give, seat },
    { side: "get", tray: partner?.get ?? around, seat: partner?.player ?? null },
  ];
}

function Partners({
  tabletop,
  shape,
  trays,
  lay,
}: TrayControl & { readonly shape: DealShape }): JSX.Element | null {
  const seats: (number | null)[] = shape.partners.map(({ player }) => player);
  // With one other at the table, everybody is that one.
  if (shape.around.length > 0 && seats.length > 1) seats.push(null);
  if (seats.length < 2) return null;
  const { offer } = tabletop.words.labels;
  return (
    <fieldset class="or-partners">
      <legend>{offer.with}</legend>
      {seats.map((to) => (
        <Button key={to} pressed={trays.to === to} press={() => lay(emptyTrays(to))}>
          {to === null ? offer.around : tabletop.say.title(to)}
        </Button>
      ))}
    </fieldset>
  );
}
