/** What people choose before anything else, in words: characters and ship sheets. */
import { characterCard, type CharacterId } from "#rules/outer-rim/cards/characters.ts";
import { textOf, type Texts } from "../words/texts.ts";
import type { PrintedCard } from "./cards.ts";
import { finished, type Line } from "./line.ts";
import { characterLines } from "./people.ts";
import { costLine, sheetOf, shipLines } from "./ships.ts";

export interface ToldCard {
  readonly id: string;
  readonly title: string;
  /** “gear”, “bounty”, “contact” …: what the card is, in words. */
  readonly kind: string;
  readonly story: string | null;
  readonly lines: readonly Line[];
}

type PrintedOf<Kind extends PrintedCard["kind"]> = Extract<PrintedCard, { readonly kind: Kind }>;

export function finishedCard(texts: Texts, told: ToldCard): ToldCard {
  return { ...told, lines: finished(texts, told.lines) };
}

export function characterDraft(texts: Texts, { id, card }: PrintedOf<"character">): ToldCard {
  return {
    id: `character-${id}`,
    title: textOf(texts, `character.${id}.name`) ?? id,
    kind: texts["kind.character"],
    story: null,
    lines: characterLines(texts, card),
  };
}

export function shipDraft(texts: Texts, { id, card }: PrintedOf<"ship">): ToldCard {
  return {
    id: `sheet-${id}`,
    title: textOf(texts, `ship.${id}.name`) ?? id,
    kind: texts["kind.ship"],
    story: null,
    lines: [costLine(texts, card), ...shipLines(texts, id, card)],
  };
}

export function tellCharacter(texts: Texts, id: CharacterId): ToldCard {
  return finishedCard(
    texts,
    characterDraft(texts, { kind: "character", id, card: characterCard(id) }),
  );
}

/** A ship sheet: `yt-1300`, not its market card. */
export function tellShip(texts: Texts, id: string): ToldCard {
  return finishedCard(texts, shipDraft(texts, { kind: "ship", id, card: sheetOf(id) }));
}
