/** Learn by playing: a game with three novices and a clerk who says what a strong player would do, and leaves when you know enough. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { announce } from "#client/pieces/toasts.ts";
import { motionWelcome } from "#client/settings/settings.ts";
import type { Command, News } from "#rules/bounty-hunters/index.ts";
import type { Answer, LogEntry } from "#table/talk/words.ts";
import type { Batch } from "../../../table/session/session.ts";
import type { PageProps, SeatName } from "../../screen.ts";
import { Board } from "../board.tsx";
import { Final } from "../final.tsx";
import { logLine } from "../log.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { Told } from "../dock/told.tsx";
import { adviceFor } from "./advice.ts";
import { remarks } from "./coach.ts";
import type { Remark, Topic } from "./remark.ts";
import { learner, openLesson, type LessonGame } from "./game.ts";
import { keepLesson, keptLesson, learned } from "./kept.ts";
import { RushedGame } from "./rushed-game.tsx";
import { ToTable } from "./to-table.tsx";

const botsThinkMs = 450;

export function Lesson({ words, language }: PageProps<BountyHuntersScreen>): JSX.Element {
  const game = useRef<Resumed | null>(null);
  const { table, moves, told } = (game.current ??= resume());
  const [latest, setLatest] = useState<Batch>({ version: 0, entries: [] });
  const [said, say] = useState<readonly Remark[]>([]);
  const [advice, advise] = useState<string | null>(null);
  const names: readonly SeatName[] = words.learn.names.map((name, seat) => ({
    seat,
    name,
    mine: seat === learner,
    bot: seat !== learner,
  }));

  /** The board moves at once… */
  function show(news: readonly News[]): void {
    const entry: LogEntry = {
      type: "news",
      version: latest.version + 1,
      at: 0,
      seat: null,
      by: "table",
      news,
      reasons: [],
    };
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

  useEffect(() => {
    const news = table.news();
    show(news);
    speak(news);
  }, []);

  const view = table.view();
  const outcome = table.outcome();
  const isAlone = told.has("alone") && outcome === null;
  const heard = isAlone ? [] : said;
  const meant = isAlone ? null : table.advice();
  const isEnough = heard.some(({ topic }) => topic === "enough");
  return (
    <div class="bh-lesson">
      <aside
        class={`bh-coach${isAlone && advice === null ? " bh-quiet" : ""}`}
        aria-label={words.learn.clerk}
        aria-live="polite"
      >
        <Clerk />
        <div>
          {isAlone && advice === null && <p>{words.learn.atDesk}</p>}
          {heard.map(({ topic, text }) => (
            <div key={topic}>
              <p class={isAdvice(topic) ? "bh-advice" : ""}>
                <Told text={text} words={words} />
              </p>
              {topic === "rush" && <RushedGame words={words} />}
            </div>
          ))}
          {advice !== null && (
            <p class="bh-advice">
              <Told text={advice} words={words} />
            </p>
          )}
          {isEnough && (
            <p class="bh-doors">
              <Button
                press={() => {
                  told.add("alone");
                  keepLesson({ moves, told: [...told] });
                  say([]);
                }}
              >
                {words.learn.alone}
              </Button>
              <ToTable words={words} />
            </p>
          )}
          {isAlone && advice === null && (
            <Button
              tone="quiet"
              press={() => {
                const best = table.advice();
                if (best) advise(adviceFor(view, learner, best, words).again);
              }}
            >
              {words.learn.ask}
            </Button>
          )}
        </div>
      </aside>
      {outcome === null ? (
        <Board
          meant={meant?.command.type === "choose" ? meant.command.card : null}
          view={view}
          words={words}
          language={language}
          names={names}
          seat={learner}
          latest={latest}
          busy={false}
          send={send}
          whyNot={() => null}
          showRule={(rule) => location.assign(`/rules/bounty-hunters#${rule}`)}
          session={null}
        />
      ) : (
        <div class="bh-lesson-end">
          <Final
            view={view}
            words={words}
            language={language}
            names={names}
            outcome={outcome}
            log={[]}
          />
          <p>{words.learn.next}</p>
          <ToTable words={words} />
        </div>
      )}
    </div>
  );
}

/** Everything else is an answer to what happened. */
function isAdvice(topic: Topic): boolean {
  return topic === "nudge" || adviceTopics.has(topic);
}

const adviceTopics: ReadonlySet<Topic> = new Set<Topic>([
  "welcome",
  "drawTargets",
  "drawHunters",
  "drawContracts",
  "drawMarket",
  "openTarget",
  "attack",
  "droid",
  "waiting",
  "capture",
  "sell",
  "reserve",
  "crate",
  "contract",
  "activate",
  "place",
  "finish",
]);

interface Resumed {
  readonly table: LessonGame;
  readonly moves: Command[];
  readonly told: Set<Topic>;
}

/** Where the learner was before a reload, or a new table. */
function resume(): Resumed {
  const kept = keptLesson();
  const table = openLesson();
  if (table.playAgain(kept.moves)) {
    // What happened before the reload was told then.
    if (kept.moves.length > 0) table.news();
    return { table, moves: [...kept.moves], told: new Set(kept.told) };
  }
  const fresh = openLesson();
  fresh.answerAll();
  return { table: fresh, moves: [], told: new Set() };
}

/** The guild's clerk: a lamp with a visor. */
function Clerk(): JSX.Element {
  return (
    <svg class="bh-clerk" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 2L34 10V28L20 38 6 28V10Z" fill="#f4b34c" />
      <path d="M20 2L34 10V28L20 38Z" fill="#c9872a" />
      <path d="M10 15H30V20L27 23H22L21 31H19L18 23H13L10 20Z" fill="#12151a" />
    </svg>
  );
}
