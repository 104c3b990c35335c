/**
 * What nobody has looked at yet is tried once in idle moments, a piece at a time: the faces that lie beneath are laid
 * out where they are, things in hand are drawn on no page. The first tap on them then is as quick as the second.
 */
import { render, type JSX } from "preact";
import { whenIdle } from "#client/idle.ts";
import type { Desk } from "../desk.ts";
import { Panel } from "../dock/panel.tsx";
import { CardFace } from "../market/card.tsx";
import type { Thing } from "../surface.ts";
import { holding } from "./store.ts";

const faces = [
  { face: "market", parts: ".or-market > ul > li" },
  { face: "ship", parts: ".or-hold > :not(.or-slots), .or-slots > li" },
] as const;

/** About so many elements at once: a whole face would be long work. */
const elementsAGo = 30;

/** Returns the way to stop. */
export function rehearse(board: HTMLElement, desk: Desk): () => void {
  const goes = goesOf(board, desk);
  let stopped = false;
  const goOn = (): void => {
    if (!stopped && goes.next().done !== true) whenIdle(goOn);
  };
  whenIdle(goOn);
  return () => {
    stopped = true;
  };
}

function* goesOf(board: HTMLElement, desk: Desk): Generator<undefined> {
  for (const { face, parts } of faces) {
    const later = [...board.querySelectorAll(parts)];
    for (const part of later) part.classList.add("or-later");
    board.dataset["rehearsed"] = face;
    let shown = 0;
    for (const part of later) {
      part.classList.remove("or-later");
      shown += part.querySelectorAll("*").length;
      if (shown < elementsAGo) continue;
      shown = 0;
      yield;
    }
    yield;
  }
  delete board.dataset["rehearsed"];
  yield;
  for (const draw of asidesOf(desk)) {
    drawAside(draw());
    yield;
  }
}

/** A card before the panel around it: what is drawn for the first time takes longest. */
function asidesOf(desk: Desk): readonly (() => JSX.Element)[] {
  const me = desk.view.players[desk.eyes];
  const [card] = me?.cards ?? [];
  const inHand = (picked: Thing) => () => <Panel desk={holding(desk, { picked })} />;
  return [
    ...(me === undefined ? [] : [inHand({ on: "space", space: me.space })]),
    ...(card === undefined
      ? []
      : [() => <CardFace id={card.id} desk={desk} />, inHand({ on: "held", card: card.id })]),
    inHand({ on: "plate", deck: "job" }),
    inHand({ on: "plate", deck: "bounty" }),
  ];
}

function drawAside(drawing: JSX.Element): void {
  const aside = document.createElement("div");
  render(drawing, aside);
  render(null, aside);
}
