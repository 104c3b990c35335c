/**
 * What a game gives the shell: one lazy chunk per game, exported as `screen` from client/games/<game>/screen.tsx.
 * Members are methods on purpose: the list of games may then forget their types.
 */
import type { ComponentChildren, ComponentType } from "preact";
import type { Game, GameTypes, Handbook, Outcome, Refusal, RuleId, Seat } from "#rules/game.ts";
import type { JudgeAhead } from "#table/ahead/ahead.ts";
import type { Answer, LogEntry } from "#table/talk/words.ts";
import type { Analysis } from "../analysis/analysis.ts";
import type { PrimerProps } from "../rules/primer.tsx";
import type { Batch, Session } from "../table/session/session.ts";
import type { Language } from "../words/language.ts";

export interface ScreenTypes extends GameTypes {
  /** The game's own catalog: client/games/<game>/words/{en,fr,es}.ts. */
  readonly words: unknown;
}

/** The people in seat order; `names[seat].name` is what the log prints. */
export interface SeatName {
  readonly seat: Seat;
  readonly name: string;
  readonly mine: boolean;
  readonly bot: boolean;
  /** Not here just now, and missed: in a game of days nobody is. */
  readonly away?: "lost" | "left";
}

/**
 * One sentence of the log, and the rule that made it happen.
 * The line wears the mark of the seat its news names as `seat`.
 */
export interface LogLine {
  readonly text: string;
  readonly rule: RuleId;
  /** Seats that want to be told at once (a toast), beyond reading the log. */
  readonly concerns?: readonly Seat[];
  /** Small steps are folded away under the loud ones. Plain when absent. */
  readonly weight?: "quiet" | "loud";
  /** Worth a line only until the next page: what somebody looked at and left. */
  readonly fleeting?: true;
  /** Whose line it is; else the `seat` its news names. */
  readonly seat?: Seat;
  /** A scene by its key: told in full once, later in the words of `again`, which open the full text. */
  readonly scene?: { readonly key: string; readonly again: string };
}

/** Digits press answers, arrows go along the hand, I looks at a card, Escape puts down what is in hand. */
export type TableKey = "digits" | "arrows" | "look" | "escape";

/** Why a command is not possible now, in the player's words. */
export interface Why {
  readonly text: string;
  readonly rule: RuleId;
}

export interface BoardProps<T extends ScreenTypes = ScreenTypes> {
  readonly view: T["view"];
  readonly words: T["words"];
  readonly language: Language;
  readonly names: readonly SeatName[];
  /** The seat I act for; `null` for a spectator and in a replay: then nothing can be pressed. */
  readonly seat: Seat | null;
  /**
   * What just happened, for motion; `null` when scrubbing and after
   * a reload. Whether motion is welcome the board asks the settings.
   */
  readonly latest: Batch | null;
  /** Everything told up to the moment that is shown. */
  readonly told: readonly LogEntry[];
  /** A command of mine is on its way. */
  readonly busy: boolean;
  /**
   * Given by `client/table/play/middle.tsx`. Sends for `seat` (or another
   * seat of mine) and shows a refusal as a toast with its rule.
   */
  send(command: T["command"], seat?: Seat): Promise<Answer>;
  /** For disabled actions: asks game.whyNot and finds the words; `null` when it is possible. */
  whyNot(command: T["command"]): Why | null;
  /** Opens the rule in the side panel or a sheet. */
  showRule(rule: RuleId): void;
  /** For what the props do not say (amend, other asks); `null` in a replay. */
  readonly session: Session | null;
  /** The talk of the table, for a board that has a corner for it; absent where nobody can be talked to. */
  readonly talk?: ComponentChildren;
}

export interface FinalProps<T extends ScreenTypes = ScreenTypes> {
  readonly view: T["view"];
  readonly words: T["words"];
  readonly language: Language;
  readonly names: readonly SeatName[];
  readonly outcome: Outcome;
  /** The whole story as this viewer heard it. */
  readonly log: readonly LogEntry[];
  /** For a game whose end can be taken back; `null` in a replay. */
  readonly session?: Session | null;
  readonly seat?: Seat | null;
}

export interface PageProps<T extends ScreenTypes = ScreenTypes> {
  readonly words: T["words"];
  readonly language: Language;
}

/** A page of the game's own under /g/<game>/<path>: a tutorial, a score pad. */
export interface ExtraPage<T extends ScreenTypes = ScreenTypes> {
  readonly path: string;
  title(words: T["words"]): string;
  readonly Page: ComponentType<PageProps<T>>;
}

export interface QuickOption {
  readonly id: string;
  readonly values: readonly string[];
}

export interface OptionText {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
  readonly hint?: string;
}

export interface BotText {
  readonly level: string;
  readonly name: string;
  readonly line: string;
}

/** Chooses the game's content (a card set, two armies) before the table is made; `null` is the game's own. */
export interface ContentProps<T extends ScreenTypes = ScreenTypes> {
  readonly words: T["words"];
  readonly language: Language;
  readonly content: unknown;
  change(content: unknown): void;
}

export interface Screen<T extends ScreenTypes = ScreenTypes> {
  readonly game: Handbook<T>;
  /** The whole game, for whoever judges here: a table of this device, a journal that is dealt again. */
  loadGame(): Promise<Game<T>>;
  /** Where nothing is hidden, what waits for the table is judged here meanwhile. */
  loadJudgeAhead?(): Promise<JudgeAhead>;
  loadWords(language: Language): Promise<T["words"]>;
  /** The same words and what the first picture does without: fetched by itself once a table is open. */
  loadMoreWords?(words: T["words"]): Promise<T["words"]>;
  /** docs/rules/<game>[.fr|.es].md imported `?raw`: `| ID | text |` rows under `## headings`. */
  loadRules(language: Language): Promise<string>;
  /** The game for whoever has never seen it: one minute of reading before the numbered rules. */
  readonly Primer?: ComponentType<PrimerProps<T["words"]>>;
  /** Drawn inside a size container named `board` (the side panel may be open): ask @container, not @media, for room. */
  readonly Board: ComponentType<BoardProps<T>>;
  /** The open table for a TV, where the board is not what a room wants to see. Drawn for no seat. */
  readonly BigScreen?: ComponentType<BoardProps<T>>;
  /**
   * The board shows every seat with its name and whether it is ready:
   * the strip of the shell then tells only what the board cannot.
   */
  readonly showsSeats?: boolean;
  /** The board tells what just happened: the log begins as one line in the head. */
  readonly foldsLog?: true;
  /** Its places sound by themselves: the room is not heard behind them. */
  readonly hasOwnAmbience?: true;
  /** Which keys do something on the board, beyond Tab and Enter. */
  readonly keys?: readonly TableKey[];
  /** The board says aloud what I am asked: the shell keeps quiet about it. */
  readonly asksAloud?: boolean;
  /** The board has its own Undo and Redo under the thumb: the shell's stay away. */
  readonly undoes?: boolean;
  /** Counts up and names the winner: the shell's heading does not give it away. */
  readonly Final: ComponentType<FinalProps<T>>;
  /** What the winners took, drawn for the poster of the evening on 900 × 120. */
  loadPosterArt?(): Promise<(view: T["view"], outcome: Outcome) => string>;
  /** All pieces and cards in all states, for those who draw them. */
  readonly Gallery: ComponentType<PageProps<T>>;
  readonly Content?: ComponentType<ContentProps<T>>;
  readonly pages: readonly ExtraPage<T>[];
  /** One sentence: what can I do now? `seat` is null for a spectator. */
  status(view: T["view"], names: readonly SeatName[], words: T["words"], seat: Seat | null): string;
  /**
   * Which round a view is of, as a replay names it: “Round 3”; `null` before the first. Absent where there are none.
   */
  part?(view: T["view"], words: T["words"]): string | null;
  /** What the seats are called at this table, where it is not by the names of those who sit there. */
  called?(view: T["view"], names: readonly SeatName[], words: T["words"]): readonly string[];
  /** A command that may be said ahead, as a button; with `game.ahead` alone. */
  aheadText?(command: T["command"], words: T["words"]): string;
  /** One news as a sentence; `null` when it says nothing worth a line. */
  logLine(
    news: T["news"],
    names: readonly SeatName[],
    words: T["words"],
    view: T["view"],
  ): LogLine | null;
  /** The news of one page, small steps folded into one line; without it each goes through `logLine`. */
  logLines?(
    news: readonly T["news"][],
    names: readonly SeatName[],
    words: T["words"],
    view: T["view"],
  ): readonly LogLine[];
  /** What `name` did by taking these news back, where the game has a word of its own for it. */
  takenBack?(news: readonly T["news"][], name: string, words: T["words"]): string | null;
  /** `view` is there where a refusal can name what it speaks of. */
  refusal(refusal: Refusal, words: T["words"], view?: T["view"]): string;
  optionText(id: string, words: T["words"]): OptionText;
  /** What "play now" asks of the game's own options for so many people, the usual value first. */
  quick?(seats: number): readonly QuickOption[];
  /** The levels a table may seat, weakest first; empty when the game has no bots. */
  bots(words: T["words"]): readonly BotText[];
  /** What a bot thought, line by line, under its log line; absent when the game's bots keep quiet. */
  reasons?(
    reasons: unknown,
    names: readonly SeatName[],
    words: T["words"],
    view: T["view"],
  ): readonly string[];
  /** So that coach and hindsight can speak of this game; absent when nobody explains it. */
  readonly analysis?: Analysis<T>;
  /** Rows of the score pad (Outcome.pads) in words. */
  padRow(row: string, words: T["words"]): string;
  /** Does a person at a shared screen see something the next one must not? Then a curtain falls between seats. */
  readonly hasSecrets: boolean;
}

/** The game chunk's type is forgotten here, once. */
export function screenOf<T extends ScreenTypes>(screen: Screen<T>): Screen {
  return screen as unknown as Screen;
}
