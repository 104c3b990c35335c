/**
 * A command's way through a table, from top to bottom: mailbox → judge → write → fold → announce. People, bots and the
 * clock come in at the top, and nothing else changes a table.
 */
import { DiskFull } from "../journal/disk-full.ts";
import { JournalAway } from "../journal/journal-away.ts";
import { contentOf } from "../journal/content.ts";
import { headerNow } from "../journal/header-now.ts";
import type { Page } from "../journal/page.ts";
import { judgeAsk, type TableAsk } from "../judge/judge-ask.ts";
import { whyTooLong } from "../judge/length.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Person } from "../ports.ts";
import { foldsOf } from "../state/fold.ts";
import type { TableState } from "../state/table-state.ts";
import { errorAnswer, type ErrorCode } from "../talk/errors.ts";
import type { Answer } from "../talk/words.ts";
import { keepAnswers, type Answers } from "./answers.ts";
import { askContext, report, type LiveTable } from "./live-table.ts";
import { openMailbox } from "./mailbox.ts";
import { errands, foldAnew, stateAfter } from "./look-ahead.ts";
import { numbered, type AskedBy } from "../journal/numbered.ts";
import { openJournalWriter, type JournalWriter } from "./writer.ts";

/** Other copies of the program may write too; losing so many races in a row means something is wrong. */
const mostRaces = 50;
/** A bot's move or the clock that could not be written is tried again after so many milliseconds. */
const untilAgain = 5000;
const passing: readonly ErrorCode[] = ["disk-full", "busy"];

export interface Pipeline {
  /** Never rejects: a bug is reported and answered as an error. */
  ask(person: Person, ask: TableAsk): Promise<Answer>;
  /** A bot's move or the clock: judged in its turn, and nobody waits for the answer; `done` once there is one. */
  propose(judge: () => Verdict, done?: () => void): void;
  /** Someone comes back: judged in their turn, then welcomed. */
  proposeThen(judge: () => Verdict, next: () => Promise<void>): void;
  /** Takes in what other copies of the program wrote. */
  catchUp(): Promise<void>;
  /** Answers once everything asked so far is judged and written, talk too. */
  settled(): Promise<void>;
  busy(): boolean;
  close(): void;
}

/** Joined in `open.ts`, `serve`: bots and clock first, then `announcer.ts`. */
export interface PageListener {
  /** Pages are turned, durable by now: everyone may hear of them. */
  turned(before: TableState, pages: readonly Page[]): void;
}

interface Parts {
  readonly live: LiveTable;
  readonly answers: Answers;
  readonly writer: JournalWriter;
  readonly announcing: PageListener;
}

type Judging = () => Verdict | Promise<Verdict>;

/** The mailbox: one at a time, in order of arrival, talk last. */
export function openPipeline(
  live: LiveTable,
  stored: readonly Page[],
  announcing: PageListener,
): Pipeline {
  const { journal, clock } = live.ports;
  const mailbox = openMailbox();
  const writer = openJournalWriter(journal, live.header.table);
  const parts: Parts = { live, answers: keepAnswers(stored), writer, announcing };
  const inTurn = (job: () => Promise<unknown>): void =>
    void mailbox.post(job).catch((bug: unknown) => report(live, bug));
  /** Proposals that wait until they can be written; each can be called off. */
  const waiting = new Set<() => void>();

  function propose(judging: () => Verdict, done?: () => void): void {
    inTurn(async () => {
      const given = await carryOut(parts, judging, null);
      if (given.type !== "error" || !passing.includes(given.code)) return done?.();
      const callOff = clock.after(untilAgain, () => {
        waiting.delete(callOff);
        propose(judging, done);
      });
      waiting.add(callOff);
    });
  }

  return {
    ask(person, ask) {
      const job = (): Promise<Answer> => answer(parts, person, ask);
      return ask.type === "say" ? mailbox.postTalk(job) : mailbox.post(job);
    },
    propose,
    proposeThen: (judging, next) => inTurn(() => carryOut(parts, judging, null).then(next)),
    catchUp: () => mailbox.post(async () => void (await catchUp(parts))),
    settled: () => mailbox.postTalk(() => Promise.resolve()),
    busy: () => mailbox.busy() || waiting.size > 0,
    close() {
      for (const callOff of waiting) callOff();
      waiting.clear();
    },
  };
}

async function answer(parts: Parts, person: Person, ask: TableAsk): Promise<Answer> {
  const by = { person: person.id, id: ask.id };
  const given = await carryOut(parts, () => judge(parts, person, ask), by);
  parts.answers.gave(person.id, ask.id, given);
  return given;
}

/** Judge: an id already answered gets its old answer. */
function judge(
  { live, answers }: Parts,
  person: Person,
  ask: TableAsk,
): Verdict | Promise<Verdict> {
  return (
    answers.find(person.id, ask.id) ??
    whyTooLong(ask, live.state.version, live.folds) ??
    judgeAsk(askContext(live, person), ask, {
      ports: live.ports,
      timeline: async () => (await foldAnew(live)).timeline,
    })
  );
}

/** A bug fails the command, not the table. */
async function carryOut(parts: Parts, judging: Judging, by: AskedBy | null): Promise<Answer> {
  try {
    return await write(parts, judging, by);
  } catch (bug) {
    if (bug instanceof DiskFull) return errorAnswer("disk-full");
    if (bug instanceof JournalAway) return errorAnswer("busy");
    report(parts.live, bug);
    return errorAnswer("bug");
  }
}

/** Write: judged again whenever someone else wrote first. */
async function write(parts: Parts, judging: Judging, by: AskedBy | null): Promise<Answer> {
  const { live, writer } = parts;
  if (writer.unsure()) await catchUp(parts);
  for (let race = 0; race < mostRaces; race++) {
    const verdict = await judging();
    if (verdict.type !== "pages") {
      // What another copy wrote may make it right; and who asks may have heard of it there.
      if (by === null || live.ports.fellows === undefined || !(await catchUp(parts)))
        return verdict;
      continue;
    }
    const { version } = live.state;
    const pages = numbered(version, verdict.drafts, live.ports.clock.now(), by);
    const ahead = await stateAfter(live, pages, verdict.position);
    if (await writer.append(version, pages, errands(live, ahead, pages))) {
      await foldAndAnnounce(parts, pages, ahead);
      return { type: "done", version: version + 1 };
    }
    await catchUp(parts);
  }
  return errorAnswer("busy");
}

/** Tells whether there was anything to take in. */
async function catchUp(parts: Parts): Promise<boolean> {
  const written = await parts.writer.readFrom(parts.live.state.version);
  if (written.length > 0) await foldAndAnnounce(parts, written, null);
  return written.length > 0;
}

/** Fold, then announce. `ahead`: what the pages lead to, worked out before they were written. */
async function foldAndAnnounce(
  { live, answers, announcing }: Parts,
  written: readonly Page[],
  ahead: TableState | null,
): Promise<void> {
  const before = live.state;
  const next = ahead ?? (await stateAfter(live, written, null));
  if (written.some(({ type }) => type === "terms-changed")) await playAsChanged(live, written);
  live.state = next;
  for (const page of written) live.folds += foldsOf(page);
  for (const page of written) answers.wrote(page);
  announcing.turned(before, written);
}

/** What is played changed before the start: the game, its content and its setup follow the page that says so. */
async function playAsChanged(live: LiveTable, written: readonly Page[]): Promise<void> {
  const header = headerNow(live.header, written);
  const { terms } = header;
  const isAnother = terms.game !== live.game.id;
  const game = isAnother ? (await live.ports.games?.(terms.game))?.game : live.game;
  if (game === undefined) throw new Error(`no game ${terms.game}`);
  const content = await contentOf(live.ports.journal, game, header.contentHash);
  Object.assign(live, { header, game, setup: { ...terms.setup, content } });
}
