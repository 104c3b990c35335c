/** The thing in hand: a place, a plate, a card; what it is and what can be done with it. No window over the map. */
import type { JSX } from "preact";
import { lazy } from "#client/lazy.tsx";
import { purposeIn } from "#rules/outer-rim/index.ts";
import type { Why } from "../../screen.ts";
import { answersAt } from "../asked.ts";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { CardFace } from "../market/card.tsx";
import { cardName } from "../market/card-name.ts";
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

/** It travels with the drawings of the market, which are looked at before. */
const PlatePanel = lazy(async () => (await import("../market/in-hand/plate-panel.tsx")).PlatePanel);

export function Panel({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const { picked } = tabletop;
  switch (picked?.on) {
    case "space":
      return <PlacePanel tabletop={tabletop} space={picked.space} />;
    case "plate":
      return <PlatePanel tabletop={tabletop} deck={picked.deck} />;
    case "held":
      return <HeldPanel tabletop={tabletop} card={picked.card} />;
    case "secret":
      return <SecretPanel tabletop={tabletop} secret={picked.secret} />;
    case "captain":
    case "vessel":
      return <SheetPanel tabletop={tabletop} of={picked.on} player={picked.player} />;
    default:
      return null;
  }
}

/** What a character or a ship can do, and what its goal is worth. */
function SheetPanel({
  tabletop,
  of,
  player,
}: {
  readonly tabletop: Tabletop;
  readonly of: SheetOf;
  readonly player: number;
}): JSX.Element | null {
  const told = toldSheet(tabletop, of, player);
  if (told === null) return null;
  return (
    <PanelFrame tabletop={tabletop} title={told.title} answers={[]}>
      {of === "captain" && <Skills tabletop={tabletop} player={playerAt(tabletop.view, player)} />}
      <ToldLines lines={told.lines} />
    </PanelFrame>
  );
}

/** [OR-ENC-04] When a secret of mine may be used, and what it does. */
function SecretPanel({
  tabletop,
  secret,
}: {
  readonly tabletop: Tabletop;
  readonly secret: number;
}): JSX.Element {
  const { hold } = tabletop.words.labels;
  const { card = null, section = "" } =
    playerAt(tabletop.view, tabletop.eyes).secrets[secret] ?? {};
  const told = card === null ? null : tellEncounter(tabletop.words.texts, card, section ?? "");
  return (
    <PanelFrame
      tabletop={tabletop}
      title={hold.secrets}
      answers={answersAt(tabletop.asked, { on: "secret", secret })}
    >
      <p>{told?.story ?? hold.sealed}</p>
      <ToldLines lines={told?.lines ?? []} />
    </PanelFrame>
  );
}

/** What keeps a card of mine from what it is for in this step. */
function whyNotNow(card: string, { asked, view, eyes, whyNot }: Tabletop): Why | null {
  const isMine = playerAt(view, eyes).cards.some(({ id }) => id === card);
  const meant = asked === null || !isMine ? null : purposeIn(asked.question.ask, card);
  return meant === null ? null : whyNot(meant);
}

function HeldPanel({
  tabletop,
  card,
}: {
  readonly tabletop: Tabletop;
  readonly card: string;
}): JSX.Element {
  const held = tabletop.view.players
    .flatMap((player) => player.cards)
    .find((one) => one.id === card);
  const answers = answersAt(tabletop.asked, { on: "held", card });
  const why = answers.length > 0 ? null : whyNotNow(card, tabletop);
  const risk = cargoRisk(card, tabletop);
  const isMyHunt = playerAt(tabletop.view, tabletop.eyes).cards.some(
    ({ id, token }) => id === card && token === null,
  );
  return (
    <PanelFrame
      tabletop={tabletop}
      kind="card"
      title={cardName(card, held?.side ?? 0, tabletop)}
      answers={answers}
    >
      <CardFace id={card} side={held?.side ?? 0} tabletop={tabletop} brief={held?.side !== 1}>
        {why !== null && <Refused tabletop={tabletop} {...why} />}
        {risk !== null && <p>{risk}</p>}
        <JobSkills id={card} tabletop={tabletop} />
        {isMyHunt && <HuntOdds id={card} tabletop={tabletop} />}
      </CardFace>
    </PanelFrame>
  );
}
