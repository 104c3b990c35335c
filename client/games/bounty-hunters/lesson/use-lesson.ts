/** The lesson's course: the learner moves, the novices answer, then the clerk speaks of all of it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "#client/pieces/toasts.ts";
import { motionWelcome } from "#client/settings/settings.ts";
import type { Command, News } from "#rules/bounty-hunters/index.ts";
import type { Answer, LogEntry } from "#table/talk/words.ts";
import type { Batch } from "../../../table/session/session.ts";
import type { SeatName } from "../../screen.ts";
import { logLine } from "../log.ts";
import type { Words } from "../words/en.ts";
import { adviceFor } from "./advice.ts";
import { remarks } from "./coach.ts";
import { learner, type LessonGame } from "./game.ts";
import { keepLesson, learned } from "./kept.ts";
import type { Remark } from "./remark.ts";
import { resume, type Resumed } from "./resume.ts";

const botsThinkMs = 450;

interface LessonCourse {
  readonly table: LessonGame;
  readonly latest: Batch;
  readonly said: readonly Remark[];
  readonly advice: string | null;
  readonly isAlone: boolean;
  readonly send: (command: Command) => Promise<Answer>;
  readonly playAlone: () => void;
  readonly ask: () => void;
}

export function useLesson(names: readonly SeatName[], words: Words): LessonCourse {
  const game = useRef<Resumed | null>(null);
  const { table, moves, told } = (game.current ??= resume());
  const [latest, setLatest] = useState<Batch>({ version: 0, entries: [] });
  const [said, say] = useState<readonly Remark[]>([]);
  const [advice, advise] = useState<string | null>(null);

  /** The board moves at once… */
  function show(news: readonly News[]): void {
    const entry = entryOf(news, latest.version + 1);
    setLatest((before) => ({ version: before.version + 1, entries: [entry] }));
    advise(null);
  }

  /** …the clerk speaks when everyone has moved, about all of it. */
  function speak(news: readonly News[]): void {
    const seen = table.view();
    const nameOf = (seat: number): string => names[seat]?.name ?? "";
    const heard = { view: seen, news, seat: learner, nameOf, words };
    const next = remarks(heard, table.advice(), told);
    if (table.outcome() !== null) learned();
    for (const { topic } of next) if (topic !== "nudge") told.add(topic);
    if (next.length > 0) say(next);
    const lines = news.flatMap((one) => logLine(one, names, words, seen) ?? []);
    announce(lines.flatMap(({ text, weight }) => (weight === "quiet" ? [] : [text])).join(" "));
  }

  async function send(command: Command): Promise<Answer> {
    const refusal = table.play(command);
    if (refusal !== null) return refusal;
    moves.push(command);
    const mine = table.news();
    show(mine);
    await new Promise((resolve) => setTimeout(resolve, motionWelcome.value ? botsThinkMs : 0));
    table.answerAll();
    const theirs = table.news();
    show(theirs);
    // Said again after a reload: the last remarks are kept as unsaid.
    const before = [...told];
    speak([...mine, ...theirs]);
    keepLesson(table.outcome() === null ? { moves, told: before } : null);
    return { type: "done", version: latest.version };
  }

  function playAlone(): void {
    told.add("alone");
    keepLesson({ moves, told: [...told] });
    say([]);
  }

  function ask(): void {
    const best = table.advice();
    if (best) advise(adviceFor(table.view(), learner, best, words).again);
  }

  useEffect(() => {
    const news = table.news();
    show(news);
    speak(news);
  }, []);
  const isAlone = told.has("alone") && table.outcome() === null;
  return { table, latest, said, advice, isAlone, send, playAlone, ask };
}

function entryOf(news: readonly News[], version: number): LogEntry {
  return { type: "news", version, at: 0, seat: null, by: "table", news, reasons: [] };
}
