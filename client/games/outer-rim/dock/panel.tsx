/** The thing in hand: a place, a plate, a card; what it is and what can be done with it. No window over the map. */
import type { JSX } from "preact";
import { lazy } from "#client/lazy.tsx";
import { purposeIn } from "#rules/outer-rim/index.ts";
import type { Why } from "../../screen.ts";
import { answersAt } from "../asked.ts";
import { playerAt, type Desk } from "../desk.ts";
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
    <PanelFrame
      desk={desk}
      kind="card"
      title={cardName(card, held?.side ?? 0, desk)}
      answers={answers}
    >
      <CardFace id={card} side={held?.side ?? 0} desk={desk} brief={held?.side !== 1}>
        {why !== null && <Refused desk={desk} {...why} />}
        {risk !== null && <p>{risk}</p>}
        <JobSkills id={card} desk={desk} />
        {isMyHunt && <HuntOdds id={card} desk={desk} />}
      </CardFace>
    </PanelFrame>
  );
}
