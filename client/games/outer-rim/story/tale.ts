/** What the card being resolved is called, and what it tells: a story is never a name alone. */
import type { Task, View } from "#rules/outer-rim/index.ts";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { fullName } from "../map/place-name.ts";
import { textOf } from "../words/index.ts";
import { sheetName, type CardSource } from "../say/source.ts";
import { databankKey } from "../words/texts.ts";

export interface Tale {
  /** `contact.greedo`, `job.the-kessel-run`. */
  readonly source: string;
  readonly title: string;
  /** `null` where a card has a name and no story. */
  readonly text: string | null;
}

export function taleOf(tabletop: Pick<Tabletop, "view" | "words" | "say" | "eyes">): Tale | null {
  const found = sourceOf(tabletop.view.agenda);
  if (found === null) return null;
  const { card: source } = found;
  const { say, words, view } = tabletop;
  const [kind = "", id = ""] = source.split(".");
  const drawn = databankFor(view, source);
  if (drawn !== null) {
    const title = say.word(`${drawn}.title`);
    const named = kind === "databank" ? title : `${say.card(id)} · ${title}`;
    return { source, title: named, text: textOf(words.texts, drawn) };
  }
  if (kind === "job" || kind === "card") {
    return { source, title: sheetName(found, tabletop) ?? say.card(id), text: null };
  }
  const text = textOf(words.texts, source) ?? encounterText(tabletop);
  if (text === null) return null;
  return {
    source,
    title:
      kind === "contact" ? say.card(id) : fullName(playerAt(view, tabletop.eyes).space, tabletop),
    text,
  };
}

/** The databank card drawn for this one, by the key of its story. */
function databankFor({ shown }: View, source: string): string | null {
  if (shown?.type !== "databank" || shown.over) return null;
  return shown.card === source || source.startsWith(`databank.${shown.number}.`)
    ? databankKey(shown.number, shown.version)
    : null;
}

function encounterText({
  view: { shown },
  words,
}: Pick<Tabletop, "view" | "words">): string | null {
  return shown?.type === "encounter"
    ? textOf(words.texts, `encounter.${shown.card}.${shown.section}`)
    : null;
}

/** The nearest card on the agenda that tells something. */
function sourceOf(agenda: readonly Task[]): CardSource | null {
  for (const task of agenda.toReversed()) {
    if (task.type === "effects" || task.type === "roll-one") return task.source;
    if ((task.type === "test" || task.type === "combat") && "source" in task.after)
      return task.after.source;
    if (task.type === "planning" || task.type === "action" || task.type === "encounter")
      return null;
  }
  return null;
}
