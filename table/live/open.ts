/** Opens a table from its journal: mailbox → judge → write → turn the page → announce. */
import type { Viewer } from "#rules/game.ts";
import { logOf, standingOf, viewOf } from "../announce/view.ts";
import { keepAnswers } from "./replies.ts";
import { gatherAudience, written, type Ear } from "../announce/listeners.ts";
import { phaseOf, type Book } from "../state/table-state.ts";
import { ruleReturn } from "../judge/gather.ts";
import { infoFor } from "../announce/info.ts";
import type { Page, PersonId } from "../journal/page.ts";
import { openMailbox } from "./mailbox.ts";
import { ruleFallback, ruleThought, ruleTimeOut } from "../judge/play.ts";
import type { Person } from "../ports.ts";
import { keepPresence } from "./presence.ts";
import { startPrompter, type Thought } from "./bots-and-clock.ts";
import { pastOf } from "../past/replay.ts";
import { rule } from "../judge/judge-ask.ts";
import { already, tableError, type Asker, type Ruling } from "../judge/verdict.ts";
import { hireScribe } from "./writer.ts";
import { owns, seatsOf } from "../state/seats.ts";
import type { Opening, Table } from "../table.ts";
import type { Answer, TableInfo, Tell, Version } from "../talk/words.ts";

export function openTable({ game, header, content, pages: stored, ports }: Opening): Table {
  const table = header.table;
  const setup = { ...header.terms.setup, content };
  const report = (trouble: unknown): void => ports.report(table, trouble);
  const mailbox = openMailbox();
  const answers = keepAnswers(stored);
  const presence = keepPresence();
  const audience = gatherAudience(report);
  const scribe = hireScribe({
    rules: { game, setup },
    header,
    journal: ports.journal,
    now: () => ports.clock.now(),
    pages: stored,
    turned,
  });
  const prompter = startPrompter({
    ports,
    table,
    terms: header.terms,
    viewFor: (stand, seat) => game.viewFor(stand.state, seat),
    onThought: (thought) => write(() => judgeThought(thought)),
    onTimeUp: (prompt) =>
      write(() =>
        prompter.current(prompt)
          ? ruleTimeOut(scribe.bench(), prompt.seat)
          : already(scribe.book()),
      ),
  });
  prompter.turned(scribe.book(), [null]);

  return {
    id: table,
    info,
    ask: (person, ask) =>
      mailbox.post(async () => {
        if (ask.type === "bye" && presence.saidGoodbye(person.id)) tellInfo();
        const judge = (): Ruling | Promise<Ruling> =>
          answers.find(person.id, ask.id) ??
          rule(askerOf(person), ask, { ports, line: () => scribe.line() });
        const answer = await settle(judge, { person: person.id, id: ask.id });
        answers.gave(person.id, ask.id, answer);
        return answer;
      }),
    listen(person, as, since, tell) {
      const { seats } = scribe.book();
      if (as !== "spectator" && !owns(seats, person.id, as))
        return tableError("not-your-seat", { seat: as });
      let listening = true;
      const ear: Ear = { person, tell, listening: () => listening };
      const visible = presence.came(person.id);
      inTurn(async () => {
        await settle(() => ruleReturn(askerOf(person)), null);
        const watching = spectators();
        await welcome(ear, eyesOf(person.id, as), since);
        if (visible || spectators() !== watching) tellInfo();
      });
      return { type: "listening", stop };

      function stop(): void {
        if (!listening) return;
        listening = false;
        const watching = spectators();
        audience.leave(ear);
        if (presence.went(person.id) || spectators() !== watching) tellInfo();
      }
    },
    async past(person, as, from, to) {
      const book = scribe.book();
      const over = phaseOf(book) === "over";
      if (as === "everyone" && !over) return tableError("not-over");
      if (typeof as === "number" && !over && !owns(book.seats, person, as))
        return tableError("not-your-seat", { seat: as });
      if (typeof as === "number" && book.seats[as] === undefined)
        return tableError("no-such-seat", { seat: as });
      return pastOf({ game, setup }, table, await ports.journal.read(table, 0), {
        as,
        from,
        to: Math.min(to ?? book.version, book.version),
      });
    },
    catchUp: () => mailbox.post(() => scribe.readOn()),
    idle: () => audience.empty() && !mailbox.busy() && !prompter.busy(),
    close: () => prompter.close(),
  };

  function askerOf(person: Person): Asker {
    return { ...scribe.bench(), person, isHere: (other) => presence.of(other) === "here" };
  }

  /** A seat may have been given up while the listener waited for its turn. */
  function eyesOf(person: PersonId, as: Viewer): Viewer {
    return as !== "spectator" && owns(scribe.book().seats, person, as) ? as : "spectator";
  }

  function inTurn(job: () => Promise<unknown>): void {
    mailbox.post(job).catch(report);
  }

  function write(judge: () => Ruling): void {
    inTurn(() => settle(judge, null));
  }

  /** A bug fails the command, not the table. */
  async function settle(
    judge: () => Ruling | Promise<Ruling>,
    asked: { person: PersonId; id: string } | null,
  ): Promise<Answer> {
    try {
      return await scribe.write(judge, asked);
    } catch (trouble) {
      report(trouble);
      return tableError("fault");
    }
  }

  /** Stale answers are dropped; one that fits no longer is thought over again; one that never fitted becomes the time-out move. */
  function judgeThought({ thought, stand, ...prompt }: Thought): Ruling {
    const book = scribe.book();
    if (!prompter.current(prompt)) return already(book);
    const ruling = thought && ruleThought(scribe.bench(), prompt.seat, thought);
    if (ruling?.type === "pages") return ruling;
    if (thought === null || stand === book.stand) return ruleFallback(scribe.bench(), prompt.seat);
    prompter.askAgain(prompt, book);
    return already(book);
  }

  function turned(before: Book, pages: readonly Page[]): void {
    const book = scribe.book();
    for (const page of pages) answers.wrote(page);
    prompter.turned(book, pages);
    const clocks = prompter.clocks(book);
    audience.update(
      (as) => viewOf(game, book, as),
      (as, patch) => ({
        table,
        type: "update",
        from: before.version,
        patch,
        log: logOf(game, pages, as),
        ...standingOf(game, book, as, clocks),
      }),
    );
    if (pages.some(changesInfo) || book.stand?.outcome !== before.stand?.outcome) tellInfo();
    for (const page of pages) if (page.type === "stood-up") moveToSpectators(page.seat);
  }

  async function welcome(ear: Ear, as: Viewer, since: Version | null): Promise<void> {
    const from = since ?? 0;
    const pages = from >= scribe.book().version ? [] : await ports.journal.read(table, from);
    if (!ear.listening()) return;
    const book = scribe.book();
    const view = viewOf(game, book, as);
    const log = logOf(
      game,
      pages.filter(({ version }) => version <= book.version),
      as,
    );
    const tell: Tell = {
      table,
      type: "view",
      view,
      log,
      ...standingOf(game, book, as, prompter.clocks(book)),
    };
    const about: Tell = { table, type: "table", info: info(ear.person.id) };
    audience.join(ear, as, view);
    ear.tell(about, written(about));
    ear.tell(tell, written(tell));
  }

  function moveToSpectators(seat: number): void {
    for (const ear of audience.dismiss(seat))
      welcome(ear, "spectator", scribe.book().version).catch(report);
  }

  function info(person: PersonId | null): TableInfo {
    const book = scribe.book();
    return infoFor(
      { header, setup, book, presence, spectators: spectators(), clocks: prompter.clocks(book) },
      person,
    );
  }

  /** People who watch and hold no seat. */
  function spectators(): number {
    const { seats } = scribe.book();
    return audience.people("spectator").filter((person) => seatsOf(seats, person).length === 0)
      .length;
  }

  function tellInfo(): void {
    audience.toEach((person) => ({ table, type: "table", info: info(person) }));
  }
}

function changesInfo({ type }: Page): boolean {
  return (
    type !== "played" &&
    type !== "said" &&
    type !== "take-back-asked" &&
    type !== "take-back-answered" &&
    type !== "taken-back" &&
    type !== "amended"
  );
}
