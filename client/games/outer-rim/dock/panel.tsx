/** The thing in hand: a place, a plate, a card; what it is and what can be done with it. No window over the map. */
import type { JSX } from "preact";
import {
  marketCard,
  prices,
  purposeIn,
  type MarketDeck,
  type Quote,
} from "#rules/outer-rim/index.ts";
import { unreachable, type RuleId } from "#rules/game.ts";
import type { Why } from "../../screen.ts";
import { answersAt } from "../asked.ts";
import { playerAt, type Desk } from "../desk.ts";
import { CardFace } from "../market/card.tsx";
import { cardName } from "../market/card-name.ts";
import { roomText } from "../market/room-text.ts";
import { HuntOdds } from "../market/hunt-odds.tsx";
import { JobSkills } from "../jobs/job-skills.tsx";
import { PlacePanel } from "../map/place-panel.tsx";
import { Skills } from "../hold/skills.tsx";
import { toldSheet, type SheetOf } from "../hold/told-sheet.ts";
import { cargoRisk } from "../story/one-die/one-die.ts";
import { tellEncounter } from "../tell/tell.ts";
import { ToldLines } from "../told-lines.tsx";
import { PanelFrame } from "./panel-frame.tsx";
import { Refused } from "./refused.tsx";

export function Panel({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { picked } = desk;
  switch (picked?.on) {
    case "space":
      return <PlacePanel desk={desk} space={picked.space} />;
    case "plate":
      return <PlatePanel desk={desk} deck={picked.deck} />;
    case "held":
      return <HeldPanel desk={desk} card={picked.card} />;
    case "secret":
      return <SecretPanel desk={desk} secret={picked.secret} />;
    case "captain":
    case "vessel":
      return <SheetPanel desk={desk} of={picked.on} player={picked.player} />;
    default:
      return null;
  }
}

/** What a character or a ship can do, and what its goal is worth. */
function SheetPanel({
  desk,
  of,
  player,
}: {
  readonly desk: Desk;
  readonly of: SheetOf;
  readonly player: number;
}): JSX.Element | null {
  const told = toldSheet(desk, of, player);
  if (told === null) return null;
  return (
    <PanelFrame desk={desk} title={told.title} answers={[]}>
      {of === "captain" && <Skills desk={desk} player={playerAt(desk.view, player)} />}
      <ToldLines lines={told.lines} />
    </PanelFrame>
  );
}

/** [OR-ENC-04] When a secret of mine may be used, and what it does. */
function SecretPanel({
  desk,
  secret,
}: {
  readonly desk: Desk;
  readonly secret: number;
}): JSX.Element {
  const { hold } = desk.words.labels;
  const { card = null, section = "" } = playerAt(desk.view, desk.eyes).secrets[secret] ?? {};
  const told = card === null ? null : tellEncounter(desk.words.texts, card, section ?? "");
  return (
    <PanelFrame
      desk={desk}
      title={hold.secrets}
      answers={answersAt(desk.asked, { on: "secret", secret })}
    >
      <p>{told?.story ?? hold.sealed}</p>
      <ToldLines lines={told?.lines ?? []} />
    </PanelFrame>
  );
}

function PlatePanel({
  desk,
  deck,
}: {
  readonly desk: Desk;
  readonly deck: MarketDeck;
}): JSX.Element | null {
  const { top } = desk.view.market[deck];
  if (top === null) return null;
  const quote = prices(desk.view, desk.eyes).find((one) => one.deck === deck);
  return (
    <PanelFrame
      desk={desk}
      title={cardName(top, 0, desk)}
      answers={answersAt(desk.asked, { on: "plate", deck })}
    >
      {/* What bars it, what must go and the chances first: on a phone the card does not fit beside them. */}
      {quote !== undefined && quote.bar !== null && (
        <Refused desk={desk} text={barText(quote.bar, desk)} rule={barRules[quote.bar.type]} />
      )}
      {quote !== undefined && quote.goes > 0 && quote.bar?.type !== "visit" && (
        <Refused
          desk={desk}
          text={roomText(quote.makesRoom, quote.goes, desk)}
          rule={roomRule(quote)}
        />
      )}
      <CardFace id={top} desk={desk}>
        <JobSkills id={top} desk={desk} />
        <HuntOdds id={top} desk={desk} />
      </CardFace>
      {quote !== undefined && <Price desk={desk} quote={quote} />}
    </PanelFrame>
  );
}

function Price({ desk, quote }: { readonly desk: Desk; readonly quote: Quote }): JSX.Element {
  const { market } = desk.words.labels;
  const { say } = desk;
  return (
    <ul class="or-price">
      {quote.price !== quote.printed && (
        <li>
          {market.costs(
            say.amount(quote.price),
            quote.price === quote.printed ? null : say.amount(quote.printed),
          )}
        </li>
      )}
      {quote.rebates.map(({ by, amount }) => (
        <li key={by}>
          {by === "ship" ? market.oldShip(say.amount(amount)) : market.discount(say.amount(amount))}
        </li>
      ))}
      {quote.price > playerAt(desk.view, desk.eyes).credits && quote.barter > 0 && (
        <li>{market.barter(say.amount(quote.barter))}</li>
      )}
    </ul>
  );
}

function roomRule({ card }: Quote): RuleId {
  return marketCard(card).kind === "ship" ? "OR-SHIP-03" : "OR-SLOT-04";
}

type SaleBar = NonNullable<Quote["bar"]>;

const barRules: Readonly<Record<SaleBar["type"], RuleId>> = {
  visit: "OR-MKT-01",
  place: "OR-MKT-03",
  price: "OR-MKT-03",
  slot: "OR-SLOT-04",
  armor: "OR-SLOT-05",
  "no-ship": "OR-SHIP-04",
};

function barText(bar: SaleBar, { words, say }: Desk): string {
  const { market } = words.labels;
  switch (bar.type) {
    case "visit":
      return market.onlySells(words.labels.list(bar.decks.map((deck) => say.word(`deck.${deck}`))));
    case "place":
      return market.notHere(say.space(bar.planet));
    case "price":
      return market.tooDear(say.amount(bar.price - bar.worth));
    case "slot":
      return market.noSlot(say.word(`kind.${bar.kind}`));
    case "armor":
      return market.oneArmor;
    case "no-ship":
      return market.noShip;
    default:
      return unreachable(bar);
  }
}

/** What keeps a card of mine from what it is for in this step. */
function whyNotNow(card: string, { asked, view, eyes, whyNot }: Desk): Why | null {
  const isMine = playerAt(view, eyes).cards.some(({ id }) => id === card);
  const meant = asked === null || !isMine ? null : purposeIn(asked.question.ask, card);
  return meant === null ? null : whyNot(meant);
}

function HeldPanel({ desk, card }: { readonly desk: Desk; readonly card: string }): JSX.Element {
  const held = desk.view.players.flatMap((player) => player.cards).find((one) => one.id === card);
  const answers = answersAt(desk.asked, { on: "held", card });
  const why = answers.length > 0 ? null : whyNotNow(card, desk);
  const risk = cargoRisk(card, desk);
  const isMyHunt = playerAt(desk.view, desk.eyes).cards.some(
    ({ id, token }) => id === card && token === null,
  );
  return (
    <PanelFrame desk={desk} title={cardName(card, held?.side ?? 0, desk)} answers={answers}>
      {why !== null && <Refused desk={desk} {...why} />}
      {risk !== null && <p>{risk}</p>}
      <CardFace id={card} side={held?.side ?? 0} desk={desk}>
        {isMyHunt && <HuntOdds id={card} desk={desk} />}
      </CardFace>
      <JobSkills id={card} desk={desk} />
    </PanelFrame>
  );
}
