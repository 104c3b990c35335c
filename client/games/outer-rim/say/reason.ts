/** A trader's reason as a sentence: under its log line, and as an idea for whoever asks. */
import type { Reasons } from "#bots/bot.ts";
import type { Gain } from "#bots/outer-rim/reasons/gains.ts";
import type { Pay, Reason, Risk } from "#bots/outer-rim/reasons/reason.ts";
import type { View } from "#rules/outer-rim/index.ts";
import type { SeatName } from "../../screen.ts";
import { sayFor, type Tabletop } from "../tabletop.ts";
import { lineText, type Line } from "../tell/line.ts";
import { reward } from "../tell/contracts.ts";
import { tellMarketCard } from "../tell/tell.ts";
import type { Words } from "../screen-types.ts";
import { percentage } from "#words/figures.ts";
import { said } from "#words/said.ts";

export function reasonText(reason: Reason, tabletop: Pick<Tabletop, "say" | "words">): string {
  const { say, words } = tabletop;
  const { labels } = words;
  const about = reason as Partial<Record<string, string | number>>;
  const text = (key: string): string => String(about[key] ?? "");
  const id = text("card") || text("contact");
  const word = (key: string, name: string): string =>
    about[name] === undefined ? "" : say.word(`${key}.${text(name)}`);
  const space = (name: string): string => (about[name] === undefined ? "" : say.space(text(name)));
  const card = (name: string): string => (about[name] === undefined ? "" : say.card(text(name)));
  const may = ("may" in reason ? reason.may : undefined) ?? [];
  const [first, second] = may;
  // A kind without words does not compile.
  const kinds: Readonly<Record<Reason["kind"], unknown>> = labels.reasons;
  const sentence =
    said(kinds, reason.kind, {
      card: id === "" ? "" : say.named(id),
      place: space("at"),
      at: about["at"] === undefined ? "" : say.fill("to.at", { space: say.space(text("at")) }),
      turns: labels.map.turns(Math.max(0, Number(about["turns"] ?? 0))),
      pay: "credits" in reason ? payText(reason, words) : "",
      price: about["price"] === undefined ? "" : say.amount(Number(about["price"])),
      short: about["short"] === undefined ? "" : say.amount(Number(about["short"])),
      free:
        reason.kind === "nothing-to-buy" && reason.free !== undefined
          ? labels.list(reason.free.map((one) => say.named(one)))
          : "",
      paid:
        about["paid"] === undefined ? "" : say.fill("to.at", { space: say.space(text("paid")) }),
      among: Math.max(1, Number(about["among"] ?? 1)),
      found: reason.kind === "bounty" ? foundOf(reason) : "perhaps",
      chance: "chance" in reason ? bounded(reason.chance, reason.bound, words) : "",
      deal: "deal" in reason ? bounded(reason.deal, reason.dealBound, words) : "",
      down:
        about["down"] === undefined ? "" : percentage(labels.language, Number(about["down"]) / 100),
      asked: Number(about["asked"] ?? 0),
      known: Number(about["known"] ?? 0),
      shared: reason.kind === "job" ? (reason.shared ?? "") : "",
      gains: "gains" in reason ? gainsText(reason.gains ?? [], tabletop) : "",
      whose: ("of" in reason ? reason.of : undefined) ?? "",
      left: Math.max(reason.kind === "rival" ? 0 : 1, Number(about["left"] ?? 0)),
      then: space("then"),
      next: card("next"),
      who: about["player"] === undefined ? "" : say.player(Number(about["player"])),
      mine: Number(about["mine"] ?? 0),
      means: reason.kind === "rival" ? reason.means : "sure",
      brings: Number(about["brings"] ?? 0),
      sheet: "sheet" in reason,
      there: "there" in reason,
      asks: card("asks"),
      cards: Number(about["cards"] ?? 0),
      boons: labels.list(may.map(({ what }) => labels.boons[what])),
      first: first === undefined ? "" : labels.boons[first.what],
      firstCards: first?.cards ?? 0,
      second: second === undefined ? "" : labels.boons[second.what],
      secondCards: second?.cards ?? 0,
      ...(reason.kind === "buy" ? firstDeed(reason.card, words) : { does: "", more: "" }),
      patrol: word("patrol", "faction"),
      with: word("with", "faction"),
      skill: word("skill", "skill"),
      deck: word("deck", "deck"),
      damage: text("damage"),
      count: Number(about["damage"] ?? 0),
      // Journals written before do not say.
      grave: about["grave"] === undefined || text("grave") === "true",
    }) ?? reason.kind;
  return sentence.charAt(0).toLocaleUpperCase(words.language) + sentence.slice(1);
}

function foundOf({
  sure,
  now,
}: Extract<Reason, { readonly kind: "bounty" }>): "there" | "now" | "perhaps" {
  if (sure === true) return "there";
  return now === true ? "now" : "perhaps";
}

function payText(
  { credits, fame, reputation, wins }: Partial<Pay>,
  { texts, labels }: Words,
): string {
  const { text } = reward(texts, credits ?? 0, fame ?? 0, reputation);
  return wins === true ? `${text} ${labels.enough}` : text;
}

/** With cards still to be used by choice it is at least that, or at most: as on the buttons. */
function bounded(chance: number | undefined, bound: Risk["bound"], { labels }: Words): string {
  if (chance === undefined) return "";
  const percent = percentage(labels.language, chance / 100);
  return bound === undefined ? percent : labels.story[bound](percent);
}

export function gainsText(
  gains: readonly Gain[],
  { say, words }: Pick<Tabletop, "say" | "words">,
): string {
  return gains
    .map((one) => {
      const { gains: all } = words.labels;
      if (one.what === "skill") return all.skill({ skill: say.word(`skill.${one.skill}`) });
      const by = `${one.by < 0 ? "−" : "+"}${Math.abs(one.by)}`;
      return said(all, one.what, { by, count: Math.abs(one.by) }) ?? one.what;
    })
    .join(", ");
}

/** What a card costs, who comes with it, how it is worn, where it goes and what it knows is not what it does. */
const beside: readonly string[] = [
  "OR-CARGO-01",
  "OR-MKT-03",
  "OR-MKT-04",
  "OR-SLOT-05",
  "OR-TEST-02",
  "UB-RCI-03",
];

function firstDeed(id: string, { texts }: Words): { readonly does: string; readonly more: string } {
  const { lines } = tellMarketCard(texts, id);
  const at = lines.findIndex(({ rule }) => !beside.includes(rule));
  const told = (line: Line | undefined): string =>
    line === undefined ? "" : lineText(line, texts);
  const does = told(lines[at]);
  // “When bought:” says nothing before the line below it.
  return { does, more: does.endsWith(":") ? told(lines[at + 1]) : "" };
}

/** A bot's reason, as far as it may be told; a plain answer needs none. */
export function thoughts(
  told: unknown,
  names: readonly SeatName[],
  words: Words,
  view: View,
): readonly string[] {
  if (!isTold(told) || told.move.why === undefined || told.move.why.kind === "only-way") return [];
  return [reasonText(told.move.why as Reason, { say: sayFor(view, names, words), words })];
}

function isTold(told: unknown): told is Reasons["told"] {
  return typeof told === "object" && told !== null && "move" in told;
}
