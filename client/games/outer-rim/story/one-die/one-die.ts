/**
 * A single die that decides by itself, and is no skill test: illegal
 * cargo [OR-CARGO-03], and cargo that is rolled for [OR-MKT-08].
 */
import {
  deliveryOf,
  smugglingFaces,
  type Face,
  type News,
  type PlayerView,
  type View,
} from "#rules/outer-rim/index.ts";
import { playerAt, type Tabletop } from "../../tabletop.ts";
import type { Words } from "../../screen-types.ts";
import { find } from "../news-of.ts";

type OneDie = "smuggling" | "buying";

/** What the die of a scene is for; one that is rolled again goes by what was being resolved. */
export function oneDieOf(news: readonly News[], view: View): OneDie | null {
  const first = find(news, "dice-rolled");
  if (first !== undefined) {
    if (first.roll?.type === "cargo") return "smuggling";
    return first.roll?.type === "purchase" ? "buying" : null;
  }
  const task = view.agenda.at(-1);
  if (task?.type === "smuggle") return "smuggling";
  return task?.type === "purchase-die" ? "buying" : null;
}

/** The faces that count for this player: cards may turn others than a hit. */
export function countingFaces(die: OneDie, player: PlayerView | undefined): readonly Face[] {
  return die === "smuggling" && player !== undefined ? smugglingFaces(player) : ["hit"];
}

export function oneDieText(die: OneDie, counting: readonly Face[], words: Words): string {
  const { either, story } = words.labels;
  return story[die](either(counting.map((face) => words.texts[`one.${face}`])));
}

/** Illegal cargo of mine: what its die would have to show. */
export function cargoRisk(
  card: string,
  { view, eyes, words }: Pick<Tabletop, "view" | "eyes" | "words">,
): string | null {
  const me = playerAt(view, eyes);
  const held = me.cards.find(({ id }) => id === card);
  if (held === undefined || deliveryOf(held)?.illegal !== true) return null;
  return oneDieText("smuggling", countingFaces("smuggling", me), words);
}

/** How it went. A die that does not count may still be changed while its task lies on the table. */
export function dieStands(isGood: boolean, now: View, words: Words): string {
  const { smuggled, stands } = words.labels.story;
  if (isGood) return smuggled.through;
  return now.agenda.at(-1)?.type === "smuggle" ? stands.failed : smuggled.inspected;
}
