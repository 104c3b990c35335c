/** The lesson's course: the learner moves, the others answer, then the clerk speaks of all of it. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameTypes } from "#rules/game.ts";
import type { Answer, LogEntry } from "#table/talk/words.ts";
import type { LogLine } from "../games/screen.ts";
import { say as speakAloud } from "../speech/announcer.ts";
import { motionWelcome } from "../settings/settings.ts";
import type { Batch } from "../table/session/session.ts";
import type { LessonShelf, KeptLesson } from "./kept.ts";
import type { LessonGame, LessonNews } from "./table.ts";

const botsThinkMs = 450;

/** `nudge` may be said again; after `alone` the clerk speaks only when asked. */
export type Topical<Topic extends string> = Topic | "nudge" | "alone";

export interface LessonRemark<Topic extends string> {
  readonly topic: Topical<Topic>;
  readonly text: string;
  /** What to tap for it, by the names on the screen. */
  readonly taps?: readonly string[];
}

/** What was done, what the clerk had meant, and how the table looked then. */
export interface LessonMove<T extends GameTypes, Meant> {
  readonly command: T["command"];
  readonly meant: Meant | null;
  readonly before: T["view"];
}

export interface LessonMoment<T extends GameTypes, Meant, Topic extends string> {
  readonly view: T["view"];
  readonly news: readonly T["news"][];
  /** What the clerk means now. */
  readonly meant: Meant | null;
  readonly told: ReadonlySet<Topical<Topic>>;
  readonly played: LessonMove<T, Meant> | null;
}

/** What a game brings to its lesson. */
export interface LessonPlan<T extends GameTypes, Meant, Topic extends string> {
  readonly shelf: LessonShelf<T["command"], Topical<Topic>>;
  open(): LessonGame<T, Meant>;
  remarks(heard: LessonMoment<T, Meant, Topic>): readonly LessonRemark<Topic>[];
  /** What a move shows the learner, whether the clerk speaks of it or not. */
  met?(command: T["command"]): readonly Topic[];
  /** The advice alone, for whoever asks. */
  again(view: T["view"], meant: Meant): LessonRemark<Topic>;
  lines(news: readonly T["news"][], view: T["view"]): readonly LogLine[];
}

export interface LessonCourse<T extends GameTypes, Meant, Topic extends string> {
  readonly table: LessonGame<T, Meant>;
  readonly latest: Batch;
  /** All that happened at this table. */
  readonly log: readonly LogEntry[];
  readonly said: readonly LessonRemark<Topic>[];
  readonly advice: LessonRemark<Topic> | null;
  readonly isAlone: boolean;
  readonly told: ReadonlySet<Topical<Topic>>;
  readonly send: (command: T["command"]) => Promise<Answer>;
  readonly playAlone: () => void;
  readonly ask: () => void;
  /** The learner's last move is undone, with all that came of it. */
  readonly takeBack: () => void;
}

export function useLesson<T extends GameTypes, Meant, Topic extends string>(
  teaching: LessonPlan<T, Meant, Topic>,
): LessonCourse<T, Meant, Topic> {
  const { shelf } = teaching;
  const game = useRef<ResumedLesson<T, Meant, Topical<Topic>> | null>(null);
  const resumed = (game.current ??= resume(() => teaching.open(), shelf.kept()));
  const { table, moves, told } = resumed;
  /** What had been told before each of the last two speeches: a move taken back is spoken of again. */
  const earlier = useRef<readonly (readonly Topical<Topic>[])[]>([]);
  const { latest, log, beginLog, goOn } = useLessonLog<T>();
  const [said, say] = useState<readonly LessonRemark<Topic>[]>([]);
  const [advice, advise] = useState<LessonRemark<Topic> | null>(null);

  /** The board moves at once… */
  function show(heard: LessonNews<T>): void {
    goOn(heard);
    advise(null);
  }

  /** …the clerk speaks when everyone has moved, about all of it. */
  function speak(news: readonly T["news"][], played: LessonMove<T, Meant> | null): void {
    const view = table.view();
    earlier.current = [...earlier.current.slice(-1), [...told]];
    const next = teaching.remarks({ view, news, meant: table.advice(), told, played });
    if (table.outcome() !== null) shelf.learned();
    if (played !== null) for (const topic of teaching.met?.(played.command) ?? []) told.add(topic);
    for (const { topic } of next) if (topic !== "nudge") told.add(topic);
    if (next.some(({ topic }) => topic === "enough")) shelf.learned();
    if (next.length > 0) say(next);
    const lines = teaching.lines(news, view);
    for (const { text, weight } of lines) if (weight !== "quiet") speakAloud(text, "news");
  }

  async function send(command: T["command"]): Promise<Answer> {
    const played = { command, meant: table.advice(), before: table.view() };
    const refusal = table.play(command);
    if (refusal !== null) return refusal;
    moves.push(command);
    const mine = table.heard();
    show(mine);
    if (table.waitsForOthers()) await thinking();
    table.answerAll();
    const theirs = table.heard();
    if (theirs.news.length > 0) show(theirs);
    speak([...mine.news, ...theirs.news], played);
    // Said again after a reload: the last remarks are kept as unsaid.
    const kept = { moves, told: earlier.current.at(-1) ?? [] };
    shelf.keep(table.outcome() === null ? kept : null);
    return { type: "done", version: latest.version };
  }

  function playAlone(): void {
    told.add("alone");
    shelf.keep({ moves, told: [...told] });
    say([]);
  }

  function takeBack(): void {
    const kept = { moves: moves.slice(0, -1), told: earlier.current[0] ?? [] };
    earlier.current = [];
    game.current = resume(() => teaching.open(), kept);
    shelf.keep(kept);
    say([]);
  }

  function ask(): void {
    const best = table.advice();
    if (best) advise(teaching.again(table.view(), best));
  }

  useEffect(() => {
    const heard = table.heard();
    beginLog(resumed.earlier);
    show(heard);
    speak(heard.news, null);
  }, [table]);
  const isAlone = told.has("alone") && table.outcome() === null;
  return { table, latest, log, said, advice, isAlone, told, send, playAlone, ask, takeBack };
}

function thinking(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, motionWelcome.value ? botsThinkMs : 0));
}

interface LessonLog<T extends GameTypes> {
  readonly latest: Batch;
  readonly log: readonly LogEntry[];
  /** Another table than before: only what happened at it counts. */
  readonly beginLog: (earlier: readonly T["news"][]) => void;
  readonly goOn: (heard: LessonNews<T>) => void;
}

function useLessonLog<T extends GameTypes>(): LessonLog<T> {
  const [{ latest, log }, tell] = useState<Pick<LessonLog<T>, "latest" | "log">>({
    latest: nothingYet,
    log: [],
  });
  return {
    latest,
    log,
    beginLog: (news) =>
      tell((before) => {
        const first = batchOf({ news, before: null, steps: [] }, before.latest.version + 1);
        return { latest: first, log: first.entries };
      }),
    goOn: (heard) =>
      tell((before) => {
        const next = batchOf(heard, before.latest.version + 1);
        return { latest: next, log: [...before.log, ...next.entries] };
      }),
  };
}

const nothingYet: Batch = { version: 0, entries: [], before: null, steps: [] };

function batchOf<T extends GameTypes>(
  { news, before, steps }: LessonNews<T>,
  version: number,
): Batch {
  const page = {
    type: "news",
    version,
    at: 0,
    seat: null,
    by: "table",
    news,
    reasons: [],
  } as const;
  return { version, entries: [page], before, steps };
}

/** Where the learner was before a reload, or a new table. */
interface ResumedLesson<T extends GameTypes, Meant, Topic extends string> {
  readonly table: LessonGame<T, Meant>;
  readonly moves: T["command"][];
  readonly told: Set<Topic>;
  /** What happened before the reload, and was told then. */
  readonly earlier: readonly T["news"][];
}

function resume<T extends GameTypes, Meant, Topic extends string>(
  open: () => LessonGame<T, Meant>,
  kept: KeptLesson<T["command"], Topic>,
): ResumedLesson<T, Meant, Topic> {
  const table = open();
  if (table.playAgain(kept.moves)) {
    const earlier = kept.moves.length > 0 ? table.heard().news : [];
    return { table, moves: [...kept.moves], told: new Set(kept.told), earlier };
  }
  const fresh = open();
  fresh.answerAll();
  return { table: fresh, moves: [], told: new Set(), earlier: [] };
}
