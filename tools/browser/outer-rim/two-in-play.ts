/** Two people at one hosted table, set up without a page: both on Tatooine, and whose turn it is comes first. */
import type { Visitor } from "#server/testing/visitor.ts";
import type { Command, View } from "#rules/outer-rim/index.ts";
import type { NewTable } from "#table/talk/lobby.ts";
import type { TableId } from "#table/talk/words.ts";

interface InPlay {
  readonly table: TableId;
  readonly first: Sitting;
  readonly second: Sitting;
}

interface Sitting extends Visitor {
  readonly seat: number;
}

/** More than any set-up asks, with bots that take their time. */
const most = 1200;

export async function twoInPlay(
  host: Visitor,
  guest: Visitor,
  options: Readonly<Record<string, string>> = {},
  more: Partial<NewTable> = {},
): Promise<InPlay> {
  const table = await host.make({ game: "outer-rim", seats: 2, options, ...more });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await host.ask(table, { type: "start" });
  const [one, other] = [
    { ...host, seat: 0 },
    { ...guest, seat: 1 },
  ];
  const first = await setUp(table, [one, other]);
  return { table, first, second: first === one ? other : one };
}

/** Everybody chooses; whoever plans the first turn. */
export async function setUp<S extends Sitting>(table: TableId, people: readonly S[]): Promise<S> {
  for (let asked = 0; asked < most; asked++) {
    let isAnyone = false;
    for (const sitting of people) {
      const ask = await answered(table, sitting);
      if (ask === "planning") return sitting;
      isAnyone ||= ask !== null;
    }
    // A bot is to choose, or to take the first turn.
    if (!isAnyone) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the game never began");
}

/** Whatever is still asked in this turn is answered, until somebody plans again. */
export async function endTurn(table: TableId, sitting: Sitting): Promise<void> {
  for (let asked = 0; asked < most; asked++) if ((await answered(table, sitting)) === null) return;
  throw new Error("the turn never ended");
}

/** Answers what this seat is asked, unless it is to plan a turn; `null` when it is asked nothing. */
async function answered(table: TableId, sitting: Sitting): Promise<string | null> {
  const { seat } = sitting;
  const { tell, options } = await sitting.view(table, `as=${seat}`);
  const questions = (tell?.view as View | undefined)?.questions ?? [];
  const asked = questions.find((question) => question.seat === seat)?.ask ?? null;
  if (asked === null || asked === "planning") return asked;
  await sitting.ask(table, { type: "command", seat, command: chosen(options as Command[]) });
  return asked;
}

function chosen(choices: readonly Command[]): Command | undefined {
  return (
    choices.find((one) => one.type === "choose-start" && one.planet === "tatooine") ??
    choices.find(({ type }) => type === "end-actions") ??
    choices[0]
  );
}
