/**
 * Whatever people, devices and the clock do before the first card: what is dealt is dealt from enough, judged here
 * from the pages alone, and a table whose people are all there is never stuck.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Seat } from "#rules/game.ts";
import type { Page } from "../../journal/page.ts";
import { verify } from "../../past/verify.ts";
import type { Person } from "../../ports.ts";
import { atTable, gathered, type DealBench } from "../../testing/deal-bench.ts";
import { ask, ginny, mia, thomas } from "../../testing/rig.ts";
import { sealed } from "../../testing/sealed-game.ts";
import { the } from "../../testing/the.ts";

const acts = [
  "wake",
  "promise",
  "promise-elsewhere",
  "show",
  "waive",
  "start",
  "pass",
  "stand",
  "sit",
  "send-away",
  "bot",
] as const;
const acting = fc.record({ act: fc.constantFrom(...acts), seat: fc.nat(3), other: fc.nat(3) });
const seatings: readonly (readonly Person[])[] = [
  [ginny, mia],
  [ginny, mia, thomas],
  [ginny, ginny, mia],
  [ginny, mia, thomas, { id: "p-bruno", name: "Bruno" }],
];

async function act(
  at: DealBench,
  people: readonly Person[],
  step: { act: (typeof acts)[number]; seat: Seat; other: Seat },
): Promise<unknown> {
  const { table } = at;
  const seat = step.seat % people.length;
  const person = the(people[seat]);
  switch (step.act) {
    case "wake":
      return at.wake(seat, step.other % people.length);
    case "promise":
      return at.promise(seat);
    case "promise-elsewhere":
      return at.promise(seat, `another device ${step.other}`);
    case "show":
      return at.show(seat);
    case "waive":
      return at.waive(seat);
    case "start":
      return at.start();
    case "pass":
      return at.bench.clock.pass(10_000);
    case "stand":
      return ask(table, person, { type: "leave-seat", seat });
    case "sit":
      return ask(table, person, { type: "sit", seat, entropy: step.other === 3 ? "open" : "" });
    case "send-away":
      return ask(table, ginny, { type: "send-away", seat });
    case "bot":
      return ask(table, ginny, {
        type: "seat-bot",
        seat,
        level: step.other > 1 ? "random" : null,
      });
  }
}

/** Everyone sits down again, or somebody else does, and every device is awake: at worst until all stood up once. */
async function goOn(at: DealBench, people: readonly Person[]): Promise<DealBench> {
  const once = await startAnew(at, people);
  return once.from() === null ? startAnew(at, people) : once;
}

async function startAnew(
  { table, bench }: DealBench,
  people: readonly Person[],
): Promise<DealBench> {
  const sitting = [...people];
  for (const [seat, person] of people.entries()) {
    if (table.info(null).seats[seat]?.holder.type === "bot")
      await ask(table, ginny, { type: "seat-bot", seat, level: null });
    const answer = await ask(table, person, { type: "sit", seat, entropy: "" });
    if (answer.type !== "error" || answer.code !== "sent-away") continue;
    const stranger = { id: `p-stranger-${seat}`, name: `Stranger ${seat}` };
    sitting[seat] = stranger;
    await ask(table, stranger, { type: "sit", seat, entropy: "" });
  }
  const now = atTable(bench, table, sitting);
  const seats = sitting.map((_, seat) => seat);
  await now.wake(...seats);
  await now.start();
  await now.wake(...seats);
  // A promise that none of these devices made: another of the same person takes part.
  await bench.clock.pass(10_000);
  for (const seat of table.info(null).deal.missing) await now.promise(seat);
  await now.wake(...seats);
  return now;
}

interface Sitting {
  readonly person: string;
  agreed: boolean;
}

/** Read from the pages by nothing the table uses: who sat there, who showed a part, who said yes. */
function isFair(pages: readonly Page[], seats: number): boolean {
  const sitting = new Map<Seat, Sitting>();
  const bots = new Set<Seat>();
  const thrownAway = new Set<number>();
  let start: { attempt: number; shown: Set<Seat> } = { attempt: 0, shown: new Set() };
  for (const page of pages)
    if (page.type === "sat-down")
      sitting.set(page.seat, { person: the(page.person), agreed: page.entropy !== "" });
    else if (page.type === "stood-up" || page.type === "sent-away") sitting.delete(page.seat);
    else if (page.type === "bot-seated" && page.level === null) bots.delete(page.seat);
    else if (page.type === "bot-seated") bots.add(page.seat);
    else if (page.type === "part-waived") the(sitting.get(page.seat)).agreed = true;
    else if (page.type === "part-promised") the(sitting.get(page.seat)).agreed = false;
    else if (page.type === "start-sealed") start = { attempt: page.attempt, shown: new Set() };
    else if (page.type === "part-shown") start.shown.add(page.seat);
    else if (page.type === "start-void") thrownAway.add(page.attempt);
    else if (page.type === "started") {
      const people = new Set([...sitting.values()].map(({ person }) => person));
      const given = new Set([...start.shown].map((seat) => the(sitting.get(seat)).person));
      const agreed = [...sitting.values()].flatMap((one) => (one.agreed ? [one.person] : []));
      return (
        !thrownAway.has(start.attempt) &&
        sitting.size + bots.size === seats &&
        (given.size >= 2 ||
          people.size <= 1 ||
          [...people].every((person) => given.has(person) || agreed.includes(person)))
      );
    }
  return true;
}

test("[deal] whatever happens before the first card, enough goes into it, and in the end there is one", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seatings),
      fc.constantFrom(null, 86_400),
      fc.array(acting, { maxLength: 30 }),
      async (people, clock, steps) => {
        const at = await gathered(people, { terms: { clock } });
        for (const step of steps) await act(at, people, step);
        expect(isFair(await at.pages(), people.length)).toBe(true);
        const { table } = at;
        if (table.info(null).phase !== "gathering") return;
        const now = await goOn(at, people);
        expect(table.info(null).phase).toBe("playing");
        expect(isFair(await now.pages(), people.length)).toBe(true);
        const isAllPeople = table.info(null).seats.every(({ holder }) => holder.type === "person");
        if (isAllPeople)
          expect(verify([sealed], await now.playedOut())).toMatchObject({ type: "verified" });
        expect(at.bench.bugs).toEqual([]);
      },
    ),
    { numRuns: process.env["DEEP"] === undefined ? 150 : 5000 },
  );
});
