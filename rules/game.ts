/** The contract: the questions every game answers, and nothing else. No game is named here. */

/** Seats are numbered from 0 in clockwise order; the next number sits to the left. */
export type Seat = number;
export type Viewer = Seat | "spectator";

/** The id of a rule written down in docs/rules, e.g. `BH-CAP-01`, or of a ruling, e.g. `AMB-16`. */
export type RuleId = string;

export type Params = Readonly<Record<string, string | number>>;

/** The rules say no. A value, never an exception; shown to the asker alone. */
export interface Refusal {
  readonly type: "refused";
  readonly code: string;
  readonly rule: RuleId;
  readonly params: Params;
}

export type Decision<E> = readonly E[] | Refusal;

/** Every event names the rule that made it happen: the log can always say why. */
export interface GameEvent {
  readonly type: string;
  readonly rule: RuleId;
}

/**
 * Chance by purpose. A purpose names one use in one line of play (`refill:hunter:7`), so a take-back never re-rolls.
 */
export type Chance = (purpose: string) => Rng;

export interface Rng {
  /** A whole number from 0 to n − 1, without bias. */
  below(n: number): number;
}

/** A choice the table makes before the game: shown in the lobby, fixed afterwards, printed on the result. */
export interface TableOption {
  readonly id: string;
  readonly values: readonly string[];
  readonly standard: string;
  readonly rule: RuleId;
  /** At a table of another size it means nothing and is not asked; missing: it is for every size. */
  readonly seats?: SeatRange;
}

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

export interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** Game content chosen for this table (a card set, two armies); `null` is the game's own. Stored by content hash. */
  readonly content: unknown;
}

/** What is wrong with a setup or a content file: where, and which fact it breaks. */
export interface Problem {
  readonly path: string;
  readonly code: string;
  readonly rule: RuleId;
  readonly params: Params;
}

export interface Outcome {
  /**
   * Best first; seats that share a place stand together. An empty first place: the winner has no seat (a printed
   * opponent).
   */
  readonly places: readonly (readonly Seat[])[];
  /** The score pad of each seat, row by row, in the order the rulebook prints. */
  readonly pads: readonly Readonly<Record<string, number>>[];
  readonly rule: RuleId;
}

/** The plain-JSON types of one game. */
export interface GameTypes {
  readonly state: unknown;
  readonly command: unknown;
  readonly event: GameEvent;
  readonly view: unknown;
  readonly news: unknown;
}

/**
 * One value per game. State, commands, events, views and news are plain JSON.
 * Members are methods on purpose: a list of games may then forget their types.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised when `decide` changes: journals remember which rules judged them. */
  readonly rulesVersion: number;
  readonly seats: SeatRange;
  readonly tableOptions: readonly TableOption[];
  /** No chance and nothing hidden: any past entry may be amended and the rest judged again. */
  readonly amendable: boolean;
  /**
   * The game's own content, as plain JSON; `null` when there is none to choose. Stored with every table, so that old
   * games replay for ever.
   */
  readonly standardContent: unknown;

  checkSetup(setup: Setup): readonly Problem[];
  /**
   * Checked content as this game reads it: what it does not know is left out before it is stored. Missing where a
   * check refuses everything unknown.
   */
  readContent?(content: unknown): unknown;
  /** Untrusted JSON in, a well-formed command or `null` out. Says nothing about legality. */
  readCommand(raw: unknown): T["command"] | null;

  /** The empty table before the first event. */
  begin(setup: Setup): T["state"];
  /** The first page of the journal; shuffles are written down. */
  setUp(setup: Setup, chance: Chance): readonly T["event"][];
  /** Pure. All automatic consequences included: one command is one atomic page. */
  decide(
    state: T["state"],
    seat: Seat,
    command: T["command"],
    chance: Chance,
  ): Decision<T["event"]>;
  /** Pure and total: no chance, no judging. */
  evolve(state: T["state"], event: T["event"]): T["state"];
  /** The same for a whole page, where a game can be quicker than event by event. */
  evolvePage?(state: T["state"], events: readonly T["event"][]): T["state"];

  /** Secrets are absent, not hidden: written as an allow-list. */
  viewFor(state: T["state"], viewer: Viewer): T["view"];
  /** The same for log and animation; `null` when this viewer hears nothing. */
  newsFor(event: T["event"], viewer: Viewer): T["news"] | null;
  /**
   * What was so when it happened and its news do not say, for a log that is read much later. Everybody may know it: it
   * is added to the news of whoever hears of the event. `null` when there is nothing to add.
   */
  date?(before: T["state"], event: T["event"]): object | null;
  /** Does this event tell anyone something that was hidden or undecided? Then it cannot be taken back freely. */
  reveals(event: T["event"]): boolean;
  /** Complete, from the view alone; every one of them is accepted. A spectator has none. */
  options(view: T["view"]): readonly T["command"][];
  /** Why `decide` would refuse, from the view alone; `null` when it would not. */
  whyNot(view: T["view"], command: T["command"]): Refusal | null;
  /**
   * What this seat may leave for the next time it is asked just that: only what rests on nothing it will see first.
   * Not offered while the question is open. Absent where nothing can be said ahead.
   */
  ahead?(view: T["view"]): readonly T["command"][];
  /** The seats the game waits for now. Public. Empty exactly when there is an outcome. */
  awaited(state: T["state"]): readonly Seat[];
  /** Which turn or round it is, in a number everyone may know: it tells one table from another in a list. */
  turn?(state: T["state"]): number;
  /** What kind of thing an awaited seat is asked, in a word everyone may know: a call makes a sentence of it. */
  asks?(state: T["state"], seat: Seat): string;
  /** What the table plays for a seat whose time is up; one of its options. */
  onTimeOut(view: T["view"]): T["command"];
  outcome(state: T["state"]): Outcome | null;
  /** A full state consistent with a seat's view: re-deals everything that seat cannot know. */
  imagine(view: T["view"], rng: Rng): T["state"];
}

/**
 * What anyone can work out from a view: all that a screen asks where somebody else judges. A game whose judge is large
 * keeps this apart from it.
 */
export type Handbook<T extends GameTypes = GameTypes> = Pick<
  Game<T>,
  "id" | "seats" | "tableOptions" | "amendable" | "options" | "whyNot" | "ahead"
>;

const noParams: Params = {};

export function refuse(code: string, rule: RuleId, params: Params = noParams): Refusal {
  return { type: "refused", code, rule, params };
}

export function isRefusal<E>(decision: Decision<E>): decision is Refusal {
  return !Array.isArray(decision);
}

/** Ends every exhaustive switch: a new case shows its missing places at compile time. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

export function fold<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  events: readonly T["event"][],
): T["state"] {
  if (game.evolvePage !== undefined) return game.evolvePage(state, events);
  let now = state;
  for (const event of events) now = game.evolve(now, event);
  return now;
}
