import { languages } from "#table/talk/languages.ts";

/**
 * Which files the client is built into: a few of a fair size, because over plain http a phone sends for six at a time,
 * and every file costs a wait and a head. What stands here is what people wait for; rare pages become files by
 * themselves.
 */
export interface Chunk {
  readonly name: string;
  /** Whoever gets this one has that one already. `null`: the first of all. */
  readonly after: string | null;
  readonly roots: readonly string[];
}

const cards = "client/games/bounty-hunters";
const rim = "client/games/outer-rim";
const ledger = "client/games/legion";

/** What is said in one language, with whatever stands in this chunk, is one file. */
function wordsOf(chunk: string, areas: readonly string[]): readonly Chunk[] {
  return languages.map((language) => ({
    name: `${chunk}-words-${language}`,
    after: chunk,
    roots: areas.map((area) => `words/made/${area}/${language}.ts`),
  }));
}

export const chunks: readonly Chunk[] = [
  {
    name: "hall",
    after: null,
    // A style of a few lines is not worth a request.
    roots: [
      "client/main.tsx",
      "client/calls/calls.css",
      "client/guild/guild.css",
      "client/lobby/new-table/terms.css",
      "client/me/me.css",
      "client/settings/settings.css",
    ],
  },
  {
    name: "lobby-later",
    after: "hall",
    roots: [
      "client/guild/guild-list.tsx",
      "client/lobby/about-move.tsx",
      "client/lobby/footer.tsx",
      "client/lobby/name-sheet.tsx",
      "client/pieces/sheets/copy-sheet.tsx",
    ],
  },
  { name: "lobby-art", after: "hall", roots: ["client/games/game-art.tsx"] },
  {
    name: "lobby-doors",
    after: "lobby-later",
    roots: [
      "client/lobby/new-table/create-sheet.tsx",
      "client/lobby/quick-sheet.tsx",
      "client/local/remove-sheet.tsx",
    ],
  },
  // How words write numbers: of several games, and of none of them alone.
  { name: "table", after: "hall", roots: ["client/table/table-page.tsx", "words/figures.ts"] },
  {
    name: "table-later",
    after: "table",
    roots: [
      "client/table/end/rematch-watch.tsx",
      "client/table/panel/news-said.ts",
      "client/table/panel/side-panel.tsx",
      "client/table/panel/talk-corner.tsx",
      "client/table/play/menu-sheet.tsx",
      "client/table/play/take-back-consent.tsx",
      "client/table/seats/away.tsx",
      "client/table/seats/countdown.tsx",
      "client/table/seats/curtain.tsx",
      "client/table/seats/seat-strip.tsx",
      "client/table/seats/substitute.tsx",
      "client/table/session/touches.ts",
      "client/table/time/pause.tsx",
    ],
  },
  // Whoever listens waits for no more than this.
  { name: "voice", after: "table", roots: ["client/speech/voice.ts"] },
  { name: "gathering", after: "table-later", roots: ["client/table/gathering/gathering.tsx"] },
  { name: "result", after: "table-later", roots: ["client/table/end/result.tsx"] },
  { name: "ahead", after: "table", roots: ["table/ahead/ahead.ts"] },
  {
    name: "deal",
    after: "ahead",
    roots: ["client/table/deal/deal-device.ts", "client/table/deal/remembered-deal.ts"],
  },
  { name: "kit", after: "hall", roots: ["client/pieces/busts/kit.ts"] },
  // A face is a place for its drawing at first: the drawings follow once the page stands.
  {
    name: "face",
    after: "hall",
    roots: [
      "client/lobby/row-faces.tsx",
      "client/pieces/faces/bust.tsx",
      "client/pieces/faces/face.tsx",
      "client/table/gathering/room.tsx",
    ],
  },
  { name: "faces", after: "kit", roots: ["client/pieces/faces/art.ts"] },
  {
    name: "busts",
    after: "kit",
    roots: ["client/pieces/busts/hunters.ts", "client/pieces/busts/targets.ts"],
  },
  {
    name: "bounty-hunters",
    after: "table",
    roots: [`${cards}/screen.tsx`],
  },
  ...wordsOf("bounty-hunters", ["bounty-hunters", "analysis"]),
  { name: "bounty-hunters-end", after: "bounty-hunters", roots: [`${cards}/final.tsx`] },
  { name: "outer-rim", after: "table", roots: [`${rim}/screen.tsx`, `${rim}/gallery/gallery.tsx`] },
  ...wordsOf("outer-rim", ["outer-rim", "outer-rim-labels"]),
  {
    name: "outer-rim-later",
    after: "outer-rim",
    roots: [
      `${rim}/dock/ideas.tsx`,
      `${rim}/dock/note.tsx`,
      `${rim}/gallery/laid-ambitions.tsx`,
      `${rim}/glossary.tsx`,
      `${rim}/hold/hold.tsx`,
      `${rim}/hold/kept.tsx`,
      `${rim}/hold/their-board.tsx`,
      `${rim}/offer/my-offer.tsx`,
      `${rim}/say/news.ts`,
      `${rim}/say/reason.ts`,
    ],
  },
  // What nobody looks at before everyone has chosen who they are.
  {
    name: "outer-rim-play",
    after: "outer-rim-later",
    roots: [
      `${rim}/art/things/thing.tsx`,
      `${rim}/dock/panel.tsx`,
      `${rim}/jobs/whole-job.tsx`,
      `${rim}/map/chart/chart.tsx`,
      `${rim}/market/in-hand/plate-panel.tsx`,
      `${rim}/offer/offer.tsx`,
      `${rim}/story/story.tsx`,
      `${rim}/story/telling.tsx`,
    ],
  },
  // Only where no hall judges; what it has in common with what is told later need not come first.
  { name: "outer-rim-judge", after: "outer-rim-play", roots: ["rules/outer-rim/outer-rim.ts"] },
  { name: "legion", after: "table", roots: [`${ledger}/screen.tsx`] },
  {
    name: "legion-later",
    after: "legion",
    roots: [
      `${ledger}/armies/army.tsx`,
      `${ledger}/entries/history.tsx`,
      `${ledger}/entries/whose/corrected.tsx`,
      `${ledger}/mission/targets.tsx`,
      `${ledger}/play/final.tsx`,
      `${ledger}/play/marks.tsx`,
      `${ledger}/play/play.tsx`,
      `${ledger}/share/share-sheet.tsx`,
    ],
  },
  {
    name: "legion-event",
    after: "legion-later",
    roots: [
      `${ledger}/event/event-bar.tsx`,
      `${ledger}/event/event-page.tsx`,
      "rules/legion/desk/explained.ts",
      "rules/legion/tournament/as-desk.ts",
      "rules/legion/tournament/decide.ts",
      "rules/legion/tournament/list-summary.ts",
      "rules/legion/tournament/settings.ts",
      "rules/legion/tournament/tournament.ts",
      "rules/legion/tournament/verdict.ts",
    ],
  },
  {
    name: "person",
    after: "lobby-later",
    roots: [
      "client/calls/add-hook.tsx",
      "client/calls/channel.tsx",
      "client/settings/claim/formers.tsx",
    ],
  },
  ...wordsOf("person", ["calls-page", "claim"]),
  { name: "guild", after: "person", roots: ["client/guild/guild-page.tsx"] },
  { name: "me", after: "person", roots: ["client/me/me-page.tsx"] },
  { name: "settings", after: "person", roots: ["client/settings/settings-page.tsx"] },
];

/** What a page needs at first, by the beginning of its address, its game or its language. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  "words.*": ["words/made/hall/*.ts"],
  t: ["client/table/table-page.tsx"],
  guild: ["client/guild/guild-page.tsx"],
  "guild.*": ["words/made/guild/*.ts", "words/made/calls-page/*.ts"],
  me: ["client/me/me-page.tsx"],
  "me.*": ["words/made/me/*.ts", "words/made/claim/*.ts"],
  settings: ["client/settings/settings-page.tsx"],
  "settings.*": ["words/made/settings/*.ts", "words/made/calls-page/*.ts"],
  "bounty-hunters": [`${cards}/screen.tsx`],
  "bounty-hunters.*": ["words/made/bounty-hunters/*.ts"],
  "outer-rim": [`${rim}/screen.tsx`],
  "outer-rim.*": ["words/made/outer-rim/*.ts", "words/made/outer-rim-labels/*.ts"],
  legion: [`${ledger}/screen.tsx`],
  "legion.*": ["words/made/legion/*.ts"],
};

/** Their letters are drawn with the first picture. */
export const fonts = ["barlow-condensed-600", "alegreya-sans-400"] as const;
