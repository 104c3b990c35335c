/** A program's seat: it is asked in the words of `GET …/view`, and answers in those of `POST …/asks`. */
import { unreachable, type Game } from "#rules/game.ts";
import { naming } from "#table/announce/view.ts";
import type { Person } from "#table/ports.ts";
import type { Table } from "#table/table.ts";
import { askSchema } from "#table/talk/schema.ts";
import { wholeStatus } from "#table/talk/spare-status.ts";
import { viewAfterSteps } from "#table/talk/steps/seen-steps.ts";
import type { SeatView } from "#table/talk/lobby.ts";
import type { Answer, Ask, TableInfo, Tell } from "#table/talk/words.ts";
import { fault, isFault, type Fault } from "./fault.ts";
import type { Program } from "./program.ts";

interface SeatedProgram {
  readonly table: Table;
  readonly game: Game;
  readonly seat: number;
  readonly name: string;
  readonly program: Program;
  readonly seconds: number;
  readonly secondsToBegin: number;
}

export interface ArenaSeat {
  /** After the end: what it did wrong, if it did. */
  leave(): Fault | null;
}

type View = Extract<Tell, { type: "view" }>;

/** They have answered once. */
const begun = new WeakSet<Program>();

export async function seatProgram(seated: SeatedProgram): Promise<ArenaSeat> {
  const { table, game, seat, name, program } = seated;
  const person: Person = { id: `seat-${seat}`, name };
  let info: TableInfo = table.info(person.id);
  let seen: View | null = null;
  let asked = 0;
  let asking = false;
  let lost: Fault | null = null;
  const sat = await say({ id: "sit", type: "sit", seat, entropy: "arena" });
  if (sat.type !== "done") throw new Error(`no seat: ${JSON.stringify(sat)}`);
  const listening = table.listen(person, seat, null, (tell) => {
    if (tell.type === "table") ({ info } = tell);
    seen = seenAfter(seen, tell);
    // The table is told in the same breath as what happened there.
    queueMicrotask(() => void consider());
  });

  return {
    leave() {
      if (listening.type === "listening") listening.stop();
      // So that it may learn; nothing is asked.
      if (lost === null) program.tell(lineOf({}));
      return lost;
    },
  };

  async function consider(): Promise<void> {
    while (!asking && lost === null && info.phase === "playing" && seen?.awaited.includes(seat)) {
      asking = true;
      lost = await turn();
      asking = false;
      if (lost === null) continue;
      if (lost.code !== "resigned") program.kill();
      await say({ id: "out", type: "substitute", seat, level: table.terms.botLevel });
    }
  }

  async function turn(): Promise<Fault | null> {
    const id = String(++asked);
    const options = optionsNow();
    const line = lineOf({ id, seat, seconds: seated.seconds });
    seen = seen && { ...seen, log: [], logFrom: seen.version };
    const seconds = seated.seconds + (begun.has(program) ? 0 : seated.secondsToBegin);
    const said = await program.ask(line, seconds * 1000);
    begun.add(program);
    if (isFault(said)) return said;
    const read = readAnswer(said, id, seat);
    if ("words" in read) return read;
    const given = await say(read);
    if (given.type === "done" || JSON.stringify(optionsNow()) !== JSON.stringify(options))
      return read.type === "substitute" ? fault("resigned", "it gave the seat up") : null;
    return whyNot(given, read);
  }

  function optionsNow(): readonly unknown[] {
    return seen === null || seen.view === null ? [] : game.options(seen.view);
  }

  function lineOf(question: object): string {
    const hash = typeof info.setup.content === "string" ? info.setup.content : "";
    // Whole with a program's first question of its life, like the card set of a hall that is fetched once.
    const view = begun.has(program) ? naming(seen?.view, table.content, hash) : seen?.view;
    const tell = seen && { ...seen, view };
    const told: SeatView = { info, tell, options: info.phase === "over" ? [] : optionsNow() };
    return JSON.stringify({ ...question, ...told });
  }

  function say(ask: ProgramAsk | SitAsk): Promise<Answer> {
    return table.ask(person, { ...ask, table: table.id });
  }
}

function seenAfter(seen: View | null, tell: Tell): View | null {
  switch (tell.type) {
    case "view":
      return tell;
    case "update": {
      if (seen === null) return null;
      const view = viewAfterSteps(seen.view, tell.steps);
      return { ...seen, ...wholeStatus(tell), view, log: [...seen.log, ...tell.log] };
    }
    case "table":
    case "answer":
    case "call":
      return seen;
    default:
      return unreachable(tell);
  }
}

type AskOf<T extends Ask["type"]> = Omit<Extract<Ask, { type: T }>, "table">;
type ProgramAsk = AskOf<"command"> | AskOf<"substitute">;
type SitAsk = AskOf<"sit">;

function readAnswer(line: string, id: string, seat: number): ProgramAsk | Fault {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return fault("nonsense", `this is no JSON: ${line.slice(0, 80)}`);
  }
  const record: object = typeof raw === "object" && raw !== null ? raw : {};
  const read = askSchema.safeParse({ ...record, table: "arena" });
  if (!read.success) {
    const [issue] = read.error.issues;
    return fault("nonsense", `this is no ask: ${issue?.path.join(".")} ${issue?.message}`);
  }
  const { table: _arena, ...ask } = read.data;
  if (ask.type !== "command" && ask.type !== "substitute")
    return fault("nonsense", `a program says command or substitute here, not ${ask.type}`);
  if (ask.id !== id || ask.seat !== seat)
    return fault("nonsense", `it answered ${ask.id} for seat ${ask.seat}, asked was ${id}`);
  return ask;
}

function whyNot(given: Answer, { type }: ProgramAsk): Fault {
  if (given.type === "refused")
    return fault("refused", `the rules refuse it: ${given.code} [${given.rule}]`);
  return given.type === "error"
    ? fault("nonsense", `${type}: ${given.code}`)
    : fault("nonsense", "it moved for nobody");
}
