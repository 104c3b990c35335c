/** The bounty ledger as the shell sees it. */
import type { Game, Refusal, Seat } from "#rules/game.ts";
import { huntersToMark, legion, sideToMark, sideToTarget, type View } from "#rules/legion/index.ts";
import { lazy } from "#client/lazy.tsx";
import { pageName } from "../game-words.ts";
import { screenOf, type Screen, type SeatName } from "../screen.ts";
import { Board } from "./board.tsx";
import { logLine, logLines } from "./say/news.ts";
import { refusalText } from "./say/refusal.ts";
import { loadRules } from "./rulebook.ts";
import { withStanding } from "./told-standing.ts";
import type { LegionScreen } from "./screen-types.ts";
import { load } from "#words/made/legion/load.ts";
import type { Words } from "#words/made/legion/words.ts";
import "./ledger.css";
import "./mission/mission.css";
import "./clock/clock.css";

function status(view: View, _names: readonly SeatName[], words: Words, seat: Seat | null): string {
  if (seat === null) return words.status.watching;
  if (view.question !== null) return words.status.question;
  if (view.phase === "armies")
    return view.editionAsked ? words.status.armies : words.mission.edition.ask;
  const targeting = view.phase === "over" ? null : sideToTarget(view);
  if (targeting !== null) return words.mission.targets.title(words.side[targeting] ?? targeting);
  const side = view.phase === "marking" ? sideToMark(view) : null;
  const [hunter] = side === null ? [] : huntersToMark(view, side);
  return hunter === undefined ? words.status.play : words.status.marking(hunter.name);
}

const legionScreen: Screen<LegionScreen> = {
  game: legion as Game<LegionScreen>,
  loadGame: async () => legion as Game<LegionScreen>,
  loadJudgeAhead: async () => (await import("#table/ahead/ahead.ts")).judgeAhead,
  loadWords: (language) => load[language](),
  loadRules: async (language) => {
    const [rules, words] = await Promise.all([loadRules(language), load[language]()]);
    return withStanding(rules, words);
  },
  Primer: lazy(async () => (await import("./primer.tsx")).Primer),
  Board,
  undoes: true,
  Final: lazy(async () => (await import("./play/final.tsx")).Final),
  Gallery: lazy(async () => (await import("./gallery.tsx")).Gallery),
  pages: [
    {
      path: "judge",
      title: (words) => words.judge.title,
      Page: lazy(async () => (await import("./judge/judge-page.tsx")).JudgePage),
    },
    {
      path: "desk",
      title: (words) => words.desk.title,
      Page: lazy(async () => (await import("./desk/desk-page.tsx")).DeskPage),
    },
    {
      path: "event",
      title: () => pageName("legion", "event"),
      Page: lazy(async () => (await import("./event/event-page.tsx")).EventPage),
    },
    {
      path: "open",
      title: (words) => words.share.pageTitle,
      Page: lazy(async () => (await import("./share/open-page.tsx")).OpenPage),
    },
  ],
  status,
  part: ({ phase, round, rounds }, { play }) =>
    phase === "play" || phase === "over" ? play.round(round, rounds) : null,
  logLine,
  logLines,
  refusal: (refusal: Refusal, words: Words, view?: View) => refusalText(refusal, words, view),
  optionText: (id, words) => words.options[id] ?? { label: id, values: {} },
  bots: () => [],
  padRow: (row, words) => words.final.rows[row] ?? row,
  hasSecrets: false,
};

export const screen = screenOf(legionScreen);
