/** Every card tells what it does, and nothing it does goes untold: change the card and the text changes. */
import { expect, test } from "vitest";
import { factions, planets, skills } from "#rules/outer-rim/index.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { fr } from "../words/fr.ts";
import { printedCards, type PrintedCard } from "./cards.ts";
import { aiCard } from "#rules/outer-rim/cards/ai/cards.ts";
import { ambitionSheet } from "#rules/outer-rim/cards/ambitions.ts";
import { cardText, tell, tellAll, tellAmbition, tellMarketCard } from "./tell.ts";
import type { Texts } from "../words/texts.ts";
import { said } from "#words/said.ts";

const languages: readonly { readonly language: string; readonly texts: Texts }[] = [
  { language: "English", texts: en },
  { language: "French", texts: fr },
  { language: "Spanish", texts: es },
];

test.each(languages)(
  "[OR-EFF-01] every card of the box tells something in $language",
  ({ texts }) => {
    const cards = tellAll(texts);
    expect(cards.length).toBeGreaterThan(550);
    for (const card of cards) {
      expect(card.lines.length, card.id).toBeGreaterThan(0);
      expect(card.title, card.id).not.toBe("");
      for (const { lead, text, rule } of card.lines) {
        // No hole left open, no key shown in place of its text.
        expect(`${lead ?? ""} ${text}`, card.id).not.toMatch(/[{}|]|undefined|NaN|\b[a-z]+\.[a-z]/);
        if (lead === null) expect(text, card.id).toMatch(/^\P{Ll}.*[.:]$/su);
        else expect(text, card.id).toMatch(/^(?:|.*[.:])$/s);
        expect(rule).toMatch(/^(?:OR|UB)-[A-Z]+-\d\d$/);
      }
    }
  },
);

test("[OR-EFF-01] no two cards of the box have the same number in the list of told cards", () => {
  const ids = tellAll(en).map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

/** Where the databank keeps a person; and “Wanted”, which is never attempted and has no such card. */
function isUnread(printed: PrintedCard, path: Path): boolean {
  const isShelf = path.length === 1 && path[0] === "databank";
  return isShelf && (printed.kind === "contact" || printed.id === "wanted");
}

type Path = readonly (string | number)[];

/** Every place inside a card that holds a number, or a word of one of the lists. */
function leaves(value: unknown, fits: (leaf: unknown) => boolean, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return fits(value) ? [path] : [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, fits, [...path, key]));
}

function changed(value: unknown, [step, ...rest]: Path, to: (leaf: unknown) => unknown): unknown {
  if (step === undefined) return to(value);
  const copy: Record<string, unknown> = Array.isArray(value)
    ? (value.slice() as unknown as Record<string, unknown>)
    : { ...(value as Record<string, unknown>) };
  copy[step] = changed(copy[step], rest, to);
  return copy;
}

/** The places whose change leaves the text as it was. */
function silent(
  texts: Texts,
  fits: (leaf: unknown) => boolean,
  to: (leaf: unknown, path: Path) => unknown,
): readonly string[] {
  const found: string[] = [];
  for (const printed of printedCards()) {
    const before = cardText(tell(texts, printed), texts);
    for (const path of leaves(printed.card, fits)) {
      if (isUnread(printed, path)) continue;
      const card = changed(printed.card, path, (leaf) => to(leaf, path));
      const after = cardText(tell(texts, { ...printed, card } as PrintedCard), texts);
      if (after === before) found.push(`${printed.id}: ${path.join(".")}`);
    }
  }
  return found;
}

test.each(languages)(
  "[OR-EFF-01] another number on a card is another text in $language",
  ({ texts }) => {
    const more = (leaf: unknown, path: Path): unknown => {
      if (path.includes("startingReputation")) return -Number(leaf);
      return Number(leaf) + (Number(leaf) >= 1000 ? 1000 : 1);
    };
    expect(silent(texts, (leaf) => typeof leaf === "number", more)).toEqual([]);
  },
);

test.each([
  { list: skills, what: "skill" },
  { list: factions, what: "faction" },
  { list: planets, what: "planet" },
])("[OR-EFF-01] another $what on a card is another text", ({ list }) => {
  const words: readonly unknown[] = list;
  const next = (leaf: unknown): unknown => words[(words.indexOf(leaf) + 1) % words.length];
  expect(silent(en, (leaf) => words.includes(leaf), next)).toEqual([]);
});

test.each([
  {
    id: "bounty-greedo",
    en: "Capture: deliver alive on Ord Mantell: 9,000 credits, 2 fame and reputation with the Syndicate.",
    fr: "Capturer : livrer la cible en vie sur Ord Mantell : 9 000 crédits, 2 points de renommée et de la réputation auprès du Syndicat.",
    es: "Capturar: entregar con vida en Ord Mantell: 9.000 créditos, 2 de fama y reputación con el Sindicato.",
  },
  {
    id: "vibro-ax",
    en: "Ground combat: if you have strength aboard, turn one of your focus results into a critical hit.",
    fr: "Combat au sol : si tu as la compétence force à bord, change une de tes concentrations en coup critique.",
    es: "Combate en tierra: si tienes la habilidad fuerza a bordo, convierte uno de tus enfoques en crítico.",
  },
  {
    id: "vibroknife",
    en: "If you have stealth or strength aboard, +1 ground combat.",
    fr: "Si tu as la compétence discrétion ou force à bord, +1 au combat au sol.",
    es: "Si tienes la habilidad sigilo o fuerza a bordo, +1 al combate en tierra.",
  },
  {
    id: "dejarik-holotable",
    en: "if you are at a navpoint and you have at least 1 crew member,",
    fr: "si tu es à un point de navigation et si tu as au moins un membre d’équipage,",
    es: "si estás en un punto de navegación y tienes al menos un tripulante,",
  },
  {
    id: "hutt-informant",
    en: "otherwise the price is gone, and databank card 94 follows: hidden until then, it can cost credits, reputation or a fight, or move a patrol.",
    fr: "sinon le prix est perdu et une carte 94 de la banque de données suit : cachée jusque-là, elle peut coûter des crédits, de la réputation ou un combat, ou déplacer une patrouille.",
    es: "si no, el precio se pierde y sigue una carta 94 del banco de datos: oculta hasta entonces, puede costar créditos, reputación o un combate, o mover una patrulla.",
  },
  {
    id: "sith-holocron",
    en: "Deliver: to the planet named when it is bought.",
    fr: "Livraison : sur la planète désignée à l’achat.",
    es: "Entrega: en el planeta elegido al comprarla.",
  },
])("[OR-EFF-01] $id reads well in three languages", ({ id, ...lines }) => {
  const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, " ");
  expect(plain(cardText(tellMarketCard(en, id), en))).toContain(lines.en);
  expect(plain(cardText(tellMarketCard(fr, id), fr))).toContain(lines.fr);
  expect(plain(cardText(tellMarketCard(es, id), es))).toContain(lines.es);
});

test.each([
  { texts: en, twice: /\bgain [^.;:,]* and gain |\b(you (?:have|are)) [^.;:]* (?:and|or) \1 / },
  {
    texts: fr,
    twice: new RegExp(
      [
        String.raw`\bgagne [^.;:,]* et gagne `,
        String.raw`\b(tu (?:as|es)) [^.;:]* (?:et|ou) (?:si )?\1 `,
        String.raw`\bsi [^.;:]* (?:et|ou) que `,
        "(?:si|que) tu [^.;:,]* et tu ",
      ].join("|"),
    ),
  },
  { texts: es, twice: /\bgana [^.;:,]* y gana |\b(tienes|estás) [^.;:]* [yo] \1 / },
])("[OR-EFF-01] one verb is enough for two gains", ({ texts, twice }) => {
  const lines = tellAll(texts).flatMap((card) => cardText(card, texts).split("\n"));
  expect(lines.filter((line) => twice.test(line))).toEqual([]);
});

test.each([
  { texts: en, they: /The other player (?:tests|gains|loses|suffers) / },
  { texts: fr, they: /L’autre (?:fait|gagne|perd|subit) / },
  { texts: es, they: /El otro jugador (?:hace|gana|pierde|sufre) / },
])("[OR-EFF-01] what somebody else does is not ordered of you", ({ texts, they }) => {
  const lines = tellAll(texts).flatMap((card) => cardText(card, texts).split("\n"));
  expect(lines.filter((line) => they.test(line)).length).toBeGreaterThan(5);
  expect(lines.filter((line) => line.trim().startsWith(`${texts["lead.opponent"]}:`))).toEqual([]);
});

/** Lines to press and abilities to use, with the words on their button and the figures they really have. */
function buttons(value: unknown): { readonly key: string; readonly figures: Set<number> }[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(buttons);
  const node = value as Readonly<Record<string, unknown>>;
  const figures = new Set(
    leaves(value, (leaf) => typeof leaf === "number").map((path) => Number(at(value, path))),
  );
  if (typeof node["label"] === "string") inside.push({ key: node["label"], figures });
  if (node["type"] === "step" && typeof node["id"] === "string")
    inside.push({ key: `ability.${node["id"]}`, figures });
  return inside;
}

/** Prices; a level can be part of what a goal is called. */
function isIn(figures: ReadonlySet<number>, figure: number): boolean {
  return figure < 1000 || figures.has(figure);
}

/** The short words for a goal stand on the same footing. */
function goalOf(kind: string, id: string, card: unknown): ReturnType<typeof buttons>[number] {
  const numbers = leaves(card, (leaf) => typeof leaf === "number");
  return {
    key: `${kind}.${id}.goal`,
    figures: new Set(numbers.map((path) => Number(at(card, path)))),
  };
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value);
}

test.each(languages)(
  "[OR-EFF-01] no button of $language names a figure its card does not have",
  ({ texts }) => {
    const wrong: string[] = [];
    for (const { kind, id, card } of printedCards())
      for (const { key, figures } of [...buttons(card), goalOf(kind, id, card)]) {
        const words = said(texts, key) ?? "";
        for (const [digits] of words.matchAll(/\d[\d.,\u00A0\u202F ]*\d|\d/g))
          if (!isIn(figures, Number(digits.replaceAll(/\D/g, "")))) wrong.push(`${key}: ${digits}`);
      }
    expect(wrong).toEqual([]);
  },
);

test("[UB-AMB-08] a goal that is an encounter is not told twice", () => {
  const told = (id: "king-of-the-docks" | "last-of-the-free-captains"): string =>
    cardText(tellAmbition(en, id), en);
  const encounter = tell(en, {
    kind: "ambition",
    id: "king-of-the-docks",
    card: ambitionSheet("king-of-the-docks"),
  });
  expect(cardText(encounter, en)).toContain("Nal Hutta");
  expect(told("king-of-the-docks")).not.toContain("Nal Hutta");
  expect(told("king-of-the-docks")).toContain("15,000");
});

test("[OR-SOLO-10] a last line that clears two decks says both, not one of them", () => {
  const bossk = tell(en, { kind: "ai", id: "ai-bossk", card: aiCard("ai-bossk") });
  expect(cardText(bossk, en)).toContain("(jobs and luxury)");
});
