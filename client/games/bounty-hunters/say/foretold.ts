/** A foresight in words: "captures Omega: +9 −2 · fourth capture · ends the game in 2 turns". */
import type { Card, Trio } from "#rules/bounty-hunters/cards/face.ts";
import { missing, type Confrontation, type Event, type View } from "#rules/bounty-hunters/index.ts";
import type { Foresight } from "../moves/foresight.ts";
import { cardName, faceOf } from "./naming.ts";
import { contractProspects } from "../moves/prospects.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

const triggers = 4;
const turnsAfter = 2;

export function foretold(view: View, seen: Foresight, words: Words): readonly string[] {
  const told: string[] = [];
  const captured = seen.events.some((event) => event.type === "target-captured");
  for (const event of seen.events) {
    const sentence = sentenceOf(view, seen, event, captured, words);
    if (sentence !== null && !told.includes(sentence)) told.push(sentence);
  }
  if (seen.asksWhere) told.push(words.preview.asksWhere);
  return told;
}

function sentenceOf(
  view: View,
  seen: Foresight,
  event: Event,
  captured: boolean,
  words: Words,
): string | null {
  const { preview } = words;
  switch (event.type) {
    case "credit-gained":
      return event.why === "capture" ? preview.bonusCredit : preview.credit(event.credits);
    case "credits-paid":
      return captured ? null : preview.pays(event.credits);
    case "target-captured":
      return captureSentence(view, seen, event.card, event.onto, event.captures, words);
    case "contract-owed":
    case "contract-lost":
      return contractsLeft(view) ? preview.bonusContract : null;
    case "attacker-placed":
      return captured ? null : placedSentence(view, seen.board.confrontations[event.onto], words);
    case "target-played":
      return captured ? null : playedSentence(view, seen.board.confrontations[event.onto], words);
    case "contract-activated": {
      const [prospect] = contractProspects(view.set, seen.board, [event.card]);
      return prospect
        ? preview.signed(prospect.now.points, more(prospect.now.points, prospect.then.points))
        : null;
    }
    case "crate-activated":
      return crateSentence(view, seen, event.card, words);
    case "card-reserved": {
      const face = faceOf(view.set, event.card);
      const cost = face.type === "droid" || face.type === "crate" ? face.cost : 0;
      return view.rules.freshReserve === "waits" || cost > seen.board.credits
        ? preview.reserved(cost)
        : preview.reservedNow(cost);
    }
    default:
      return null;
  }
}

function captureSentence(
  view: View,
  seen: Foresight,
  target: Card,
  onto: number,
  nth: number,
  words: Words,
): string {
  const { preview } = words;
  const face = faceOf(view.set, target);
  const worth = face.type === "target" ? face.points : 0;
  const parts = [
    preview.captures(
      cardName(view.set, target, words),
      worth,
      lossOf(view, seen.board.confrontations[onto]),
    ),
    preview.nthCapture(preview.nth(nth)),
  ];
  if (nth >= triggers && view.lastTurn === 0) parts.push(preview.ends(turnsAfter));
  return parts.join(", ");
}

/** What the hunters of a confrontation cost once it is a capture [BH-SCORE-05]. */
export function lossOf(view: Pick<View, "set">, confrontation: Confrontation | undefined): number {
  let loss = 0;
  for (const attacker of confrontation?.attackers ?? []) {
    const face = faceOf(view.set, attacker);
    if (face.type === "hunter") loss += face.loss;
  }
  return loss;
}

function contractsLeft(view: View): boolean {
  return (view.deckCounts[2] ?? 0) + (view.discards[2]?.length ?? 0) > 0;
}

function placedSentence(view: View, there: Confrontation | undefined, words: Words): string {
  if (there === undefined || there.target === null) return words.preview.pile;
  const need = needOf(view, there);
  return words.preview.needs(needText(need), inAll(need));
}

function playedSentence(view: View, there: Confrontation | undefined, words: Words): string | null {
  if (there === undefined) return null;
  const need = needOf(view, there);
  const { joinsPile, opens } = words.preview;
  return (there.attackers.length > 0 ? joinsPile : opens)(needText(need), inAll(need));
}

function crateSentence(view: View, seen: Foresight, card: Card, words: Words): string | null {
  const face = faceOf(view.set, card);
  if (face.type !== "crate") return null;
  const text = words.preview.crateWorth(face.points, face.crates);
  const majority = seen.gain - face.points;
  return majority === 5 ? `${text}, ${words.preview.majority(majority)}` : text;
}

export function needOf(view: Pick<View, "set">, confrontation: Confrontation): Trio {
  const face = confrontation.target === null ? null : faceOf(view.set, confrontation.target);
  return face?.type === "target" ? missing(face.shields, confrontation.attack) : [0, 0, 0];
}

/** What it would be worth then, where that is more. */
const more = (now: number, then: number): number | null => (then > now ? then : null);

/** How many of all colours. */
export const inAll = (need: Trio): number => need.reduce((sum, n) => sum + n, 0);

/** In the order of a trio. */
const colours = ["green", "blue", "orange"] as const;

const shapes = ["▲", "■", "●"] as const;

/** "▲2 ●1": short enough for a button. */
export function needText(need: Trio): string {
  return need.flatMap((n, at) => (n > 0 ? [`${shapes[at]}${n}`] : [])).join("\u00a0");
}

/** The same for the ear: "2 green and 1 orange". */
export function needWords(need: Trio, words: Words): string {
  return words.list(colours.flatMap((colour, at) => missingText(colour, need[at] ?? 0, words)));
}

function missingText(colour: (typeof colours)[number], n: number, words: Words): readonly string[] {
  return n > 0 ? [words.board.missing(colour, n)] : [];
}

/** Three astromech droids may lie in the reserve: what each attacks tells them apart. */
export function toldApart(view: View, card: Card, words: Words): string {
  const face = faceOf(view.set, card);
  const name = cardName(view.set, card, words);
  return face.type === "droid" ? `${name}\u00a0${needText(face.attack)}` : name;
}
