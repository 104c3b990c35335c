/** Outer Rim as the shell sees it. */
import { handbook } from "#rules/outer-rim/index.ts";
import type { Game, Handbook } from "#rules/game.ts";
import { lazy } from "#client/lazy.tsx";
import type { Language } from "#client/words/language.ts";
import { screenOf, type Screen } from "../screen.ts";
import { Board } from "./board.tsx";
import { CompanionPage } from "./companion/page.tsx";
import { sayFor } from "./tabletop.ts";
import { isWithdrawal } from "./offer/withdrawn.ts";
import { thoughts } from "./say/when-opened.ts";
import { load as loadLabels } from "#words/made/outer-rim-labels/load.ts";
import { LessonPage } from "./lesson/page.tsx";
import type { OuterRimScreen, Words } from "./screen-types.ts";
import { status } from "./say/status.ts";
import { noticed } from "./story/pace/noticed.ts";
import { pace } from "./story/pace/pace.ts";
import { loadBase, loadStories as loadTold, refusalText, textOf } from "./words/index.ts";
import "./style/board.css";
import "./style/map.css";
import "./style/faces.css";
import "./style/cards.css";
import "./style/story.css";
import "./style/wide.css";
import "./style/low.css";

async function loadWords(language: Language): Promise<Words> {
  const [texts, said] = await Promise.all([loadBase[language](), loadLabels[language]()]);
  return { language, texts, labels: said };
}

/** What is read, not seen: a table is drawn without it. */
async function loadStories(words: Words): Promise<Words> {
  const [told, log] = await Promise.all([loadTold[words.language](), import("./say/news.ts")]);
  return { ...words, texts: Object.assign({}, words.texts, told), log };
}

function optionText(id: string, { texts }: Words): ReturnType<Screen["optionText"]> {
  const option = handbook.tableOptions.find((one) => one.id === id);
  const values: Record<string, string> = {};
  for (const value of option?.values ?? [])
    values[value] = textOf(texts, `option.${id}.${value}`) ?? value;
  return { label: textOf(texts, `option.${id}`) ?? id, values };
}

const outerRimScreen: Screen<OuterRimScreen> = {
  game: handbook as Handbook<OuterRimScreen>,
  loadGame: async () =>
    (await import("#rules/outer-rim/outer-rim.ts")).outerRim as Game<OuterRimScreen>,
  loadWords,
  loadMoreWords: loadStories,
  loadRules,
  Primer: lazy(async () => (await import("./primer.tsx")).Primer),
  Board,
  Final: lazy(async () => (await import("./end/final.tsx")).Final),
  Gallery: lazy(async () => (await import("./gallery-page.tsx")).GalleryPage),
  pages: [
    { path: "learn", title: ({ labels: { pages } }) => pages.learn, Page: LessonPage },
    { path: "companion", title: ({ labels: { pages } }) => pages.companion, Page: CompanionPage },
  ],
  status,
  part: ({ round }, { labels }) => (round === 0 ? null : labels.round(round)),
  called: (view, names, words) => names.map((_, seat) => sayFor(view, names, words).player(seat)),
  logLine: (news, names, { log, texts }, view) => log?.logLine(news, names, texts, view) ?? null,
  logLines: (news, names, { log, texts }, view) =>
    noticed(log?.logLines(news, names, texts, view) ?? [], news, pace.value),
  takenBack: (news, name, { labels: { board } }) =>
    isWithdrawal(news) ? board.deal.withdrawn(name) : null,
  refusal: (refusal, { texts }) => refusalText(refusal, texts),
  optionText,
  quick: (seats) => [
    { id: "fame", values: ["auto", "5", "8", "12"] },
    ...(seats === 1 ? [{ id: "opponents", values: ["auto", "bounty-hunter", "both"] }] : []),
  ],
  bots: ({ labels: { bots } }) => Object.entries(bots).map(([level, text]) => ({ level, ...text })),
  reasons: thoughts,
  padRow: (row, words) => words.labels.final.rows[row] ?? row,
  hasSecrets: true,
  hasOwnAmbience: true,
  showsSeats: true,
  asksAloud: true,
  keys: ["digits", "escape"],
};

export const screen = screenOf(outerRimScreen);

/** The numbered rules of the game, one language at a time. */
const rulebooks = import.meta.glob<string>("../../../docs/rules/outer-rim*.md", {
  query: "?raw",
  import: "default",
});

async function loadRules(language: Language): Promise<string> {
  const load =
    rulebooks[`../../../docs/rules/outer-rim${language === "en" ? "" : `.${language}`}.md`];
  return load ? load() : "";
}
