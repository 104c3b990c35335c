/** A printed card in words: title, kind, story, and every line it has. */
import { unreachable } from "#rules/game.ts";
import { aiCard } from "#rules/outer-rim/cards/ai/cards.ts";
import { ambitionSheet, type AmbitionId } from "#rules/outer-rim/cards/ambitions.ts";
import { contactCard } from "#rules/outer-rim/cards/contacts.ts";
import { databankCards } from "#rules/outer-rim/cards/databank/index.ts";
import { encounterCard } from "#rules/outer-rim/cards/encounters/index.ts";
import { marketCard } from "#rules/outer-rim/cards/market/index.ts";
import { smugglingCards } from "#rules/outer-rim/cards/smuggling.ts";
import { databankKey, nameOf, textOf, type Texts } from "../words/texts.ts";
import { abilityLines } from "./abilities.ts";
import { aiCardLines } from "./ai.ts";
import { printedCards, type PrintedCard } from "./cards.ts";
import { effectLines } from "./effects.ts";
import { ambitionLines } from "./goals.ts";
import { clause, led, lineText, phrase } from "./line.ts";
import { characterDraft, finishedCard, shipDraft, type ToldCard } from "./chosen.ts";
import { contactLines } from "./contacts.ts";
import { marketLines } from "./market.ts";
import { sectionLines, smugglingLines } from "./stories.ts";
import type { Line } from "./line.ts";
import type { AmbitionSheet } from "#rules/outer-rim/cards/types.ts";

export function tell(texts: Texts, printed: PrintedCard): ToldCard {
  return finishedCard(texts, drafted(texts, printed));
}

function drafted(texts: Texts, printed: PrintedCard): ToldCard {
  const { id } = printed;
  const word = (key: string): string => textOf(texts, key) ?? key;
  switch (printed.kind) {
    case "market": {
      const { card } = printed;
      return {
        id,
        title: nameOf(texts, id),
        kind:
          card.deck === "luxury"
            ? `${texts["kind.luxury"]}, ${texts[`kind.${card.kind}`]}`
            : texts[`kind.${card.kind}`],
        story: null,
        lines: marketLines(texts, id, card),
      };
    }
    case "character":
      return characterDraft(texts, printed);
    case "ship":
      return shipDraft(texts, printed);
    case "contact":
      return {
        id: `crew-${id}`,
        title: word(`contact.${id}.name`),
        kind: texts["kind.contact"],
        story: word(`contact.${id}`),
        lines: contactLines(texts, printed.card),
      };
    case "databank":
    case "smuggling": {
      const number = printed.kind === "smuggling" ? 1 : printed.card.number;
      const key = databankKey(number, printed.version);
      const lines =
        printed.kind === "smuggling"
          ? smugglingLines(texts, printed.card)
          : effectLines(texts, printed.card.effects, 0);
      return {
        id,
        title: word(`${key}.title`),
        kind: `${texts["kind.databank"]}, ${phrase(texts, "card.number", { number })}`,
        story: word(key),
        lines,
      };
    }
    case "encounter":
      return {
        id: `${id}.${printed.section}`,
        title: sectionTitle(texts, printed.section),
        kind: texts["kind.encounter"],
        story: word(`encounter.${id}.${printed.section}`),
        lines: sectionLines(texts, printed.card),
      };
    case "ambition":
      return {
        id: `ambition-${id}`,
        title: word(`ambition.${id}.name`),
        kind: texts["kind.ambition"],
        story: word(`ambition.${id}`),
        lines: ambitionSheetLines(texts, printed.card),
      };
    case "ai":
      return {
        id,
        title: aiTitle(texts, id),
        kind: texts["kind.ai"],
        story: null,
        lines: aiCardLines(texts, printed.card),
      };
    default:
      return unreachable(printed);
  }
}

/** A planet by its name; navpoints and the way across by what the section is about. */
function sectionTitle(texts: Texts, section: string): string {
  return textOf(texts, `section.${section}`) ?? textOf(texts, `space.${section}`) ?? section;
}

function aiTitle(texts: Texts, id: string): string {
  const number = /^(ai|hunter)-(\d+)$/.exec(id);
  if (number !== null) {
    const key = number[1] === "hunter" ? "ai-card.hunter" : "ai-card.trader";
    return phrase(texts, key, { number: number[2] ?? "" });
  }
  return textOf(texts, `character.${id.slice("ai-".length)}.name`) ?? id;
}

function ambitionSheetLines(texts: Texts, sheet: AmbitionSheet): readonly Line[] {
  const begins = [phrase(texts, "goal.begin-credits", { credits: sheet.credits })];
  if (sheet.card !== null)
    begins.push(phrase(texts, "goal.begin-card", { card: nameOf(texts, sheet.card) }));
  return [
    ...begins.map((text) => led(texts["lead.start"], clause(text, "credits", "UB-AMB-07"), 0)),
    ...abilityLines(texts, sheet.abilities, 0),
    ...sheet.goals.flatMap((goal) => ambitionLines(texts, goal)),
  ];
}

/** A market, starting or status card by its id. */
export function tellMarketCard(texts: Texts, id: string): ToldCard {
  return tell(texts, { kind: "market", id, card: marketCard(id) });
}

/** Somebody on a token, met or aboard. */
export function tellContact(texts: Texts, id: string): ToldCard {
  return tell(texts, { kind: "contact", id, card: contactCard(id) });
}

/** The section of an encounter card that is resolved; `null` when the card has no such section. */
export function tellEncounter(texts: Texts, id: string, section: string): ToldCard | null {
  const { deck, sections } = encounterCard(id);
  const card = sections[section];
  return card === undefined ? null : tell(texts, { kind: "encounter", id, deck, section, card });
}

/** [UB-DATA-03] One version of a databank number, versions counted from 0; number 1 is the smuggler's. */
export function tellDatabank(texts: Texts, number: number, version: number): ToldCard | null {
  const id = `databank-${number}-${version}`;
  if (number === 1) {
    const card = smugglingCards[version];
    return card === undefined ? null : tell(texts, { kind: "smuggling", id, version, card });
  }
  const card = databankCards(number)[version];
  return card === undefined ? null : tell(texts, { kind: "databank", id, version, card });
}

/** An encounter somewhere is said by the goal itself: told again it would read like a power. */
export function tellAmbition(texts: Texts, id: AmbitionId): ToldCard {
  const sheet = ambitionSheet(id);
  const goals = sheet.goals.filter(({ encounter }) => encounter === undefined);
  return tell(texts, { kind: "ambition", id, card: { ...sheet, goals } });
}

export function tellAiCard(texts: Texts, id: string): ToldCard {
  return tell(texts, { kind: "ai", id, card: aiCard(id) });
}

/** The whole box in words. */
export function tellAll(texts: Texts): readonly ToldCard[] {
  return printedCards().map((printed) => tell(texts, printed));
}

/** A told card as plain text, one line under the other. */
export function cardText({ title, kind, story, lines }: ToldCard, texts: Texts): string {
  const told = lines.map((each) => `${"  ".repeat(each.depth + 1)}${lineText(each, texts)}`);
  return [`${title} (${kind})`, ...(story === null ? [] : [`  ${story}`]), ...told].join("\n");
}
