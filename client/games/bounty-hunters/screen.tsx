/** Bounty Hunters as the shell sees it. */
import { bountyHunters, decks, type Command } from "#rules/bounty-hunters/index.ts";
import type { Game } from "#rules/game.ts";
import { lazy } from "#client/lazy.tsx";
import type { Language } from "#client/words/language.ts";
import { bountyHuntersAnalysis, thoughts } from "./analysis.ts";
import { analysisWords, loadAnalysisWords } from "../../analysis/words/words.ts";
import { screenOf, type Screen } from "../screen.ts";
import { Board } from "./board.tsx";
import { LessonPage } from "./lesson/page.tsx";
import { logLine } from "./say/news.ts";
import { refusalText } from "./say/refusal.ts";
import type { BountyHuntersScreen } from "./screen-types.ts";
import { status } from "./say/status.ts";
import { load } from "#words/made/bounty-hunters/load.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import "./style/cards.css";
import "./style/board.css";
import "./style/rivals.css";
import "./style/place.css";
import "./style/sheets.css";
import "./style/final.css";
import "./style/triumph.css";
import "./style/score-pad.css";
import "./style/lesson.css";
import "./style/wide.css";
import "./style/short.css";

const rulebooks = import.meta.glob<string>("../../../docs/rules/bounty-hunters*.md", {
  query: "?raw",
  import: "default",
});

async function loadRules(language: Language): Promise<string> {
  const load =
    rulebooks[`../../../docs/rules/bounty-hunters${language === "en" ? "" : `.${language}`}.md`];
  return load ? load() : "";
}

function aheadText(command: Command, words: Words): string {
  const deck = command.type === "draw" ? decks[command.deck] : undefined;
  return deck === undefined ? command.type : words.drawAhead(words.decks[deck]);
}

const bountyHuntersScreen: Screen<BountyHuntersScreen> = {
  game: bountyHunters as Game<BountyHuntersScreen>,
  loadGame: async () => bountyHunters as Game<BountyHuntersScreen>,
  async loadWords(language) {
    const [words] = await Promise.all([load[language](), loadAnalysisWords(language)]);
    return words;
  },
  loadRules,
  Primer: lazy(async () => (await import("./primer.tsx")).Primer),
  Board,
  BigScreen: lazy(async () => (await import("./big-screen/big-screen.tsx")).BigScreen),
  Final: lazy(async () => (await import("./final.tsx")).Final),
  loadPosterArt: async () => (await import("./end/poster-art.ts")).posterArt,
  Gallery: lazy(async () => (await import("./gallery.tsx")).Gallery),
  pages: [
    { path: "learn", title: (words) => words.learn.title, Page: LessonPage },
    {
      path: "score-pad",
      title: (words) => words.scorePad.title,
      Page: lazy(async () => (await import("./score-pad/score-pad.tsx")).ScorePad),
    },
    {
      path: "lab",
      title: (words) => analysisWords(words.language).lab.title,
      Page: lazy(async () => (await import("./lab/lab-page.tsx")).LabPage),
    },
  ],
  status,
  part: ({ turn }, words) => words.turn(turn),
  aheadText,
  logLine,
  refusal: refusalText,
  optionText: (id, words) => words.options[id] ?? { label: id, values: {} },
  quick: () => [{ id: "mode", values: ["full", "introductory"] }],
  bots: (words) => Object.entries(words.bots).map(([level, text]) => ({ level, ...text })),
  reasons: (told, _names, words, view) => thoughts(told, words, view),
  analysis: bountyHuntersAnalysis,
  padRow: (row, words) => (row in words.rows ? words.rows[row as keyof typeof words.rows] : row),
  hasSecrets: true,
  keys: ["arrows", "look", "escape"],
  showsSeats: true,
  foldsLog: true,
};

export const screen = screenOf(bountyHuntersScreen);
