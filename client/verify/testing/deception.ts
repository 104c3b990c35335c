/** One evening with a hall that cheats Mia: what it does by turns, and what her device says at the end. */
import type { Seat } from "#rules/game.ts";
import { hashOf } from "#rules/seeded-chance.ts";
import type { JournalFile } from "#table/journal/file.ts";
import type { Page } from "#table/journal/page.ts";
import { verify } from "#table/past/verify.ts";
import { commitToPart } from "#table/state/deal.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { gathered, type DealBench } from "#table/testing/deal-bench.ts";
import { ask, ginny, mia, thomas } from "#table/testing/rig.ts";
import { sealed } from "#table/testing/sealed-game.ts";
import { compare, type DealVerdict } from "../compare-deal.ts";
import { deceivedDevice, lie, type DeceivedDevice, type DeviceMessage } from "./deceived-device.ts";

/** Ginny runs the hall and plays; Thomas is another name of hers; Mia is cheated. */
const people = [ginny, mia, thomas] as const;
const her: Seat = 1;

export const tricks = [
  "tell-true",
  "tell-unsealed",
  "tell-sealed",
  "tell-late",
  "tell-next-start",
  "tell-other-seal",
  "tell-old",
  "pass-on",
  "swallow",
  "swallow-and-say-done",
  "promise",
  "promise-for-her",
  "show",
  "waive-for-her",
  "she-waives",
  "stand-and-sit-for-her",
  "start",
  "ten-seconds",
  "strike-the-yes",
] as const;
export type Trick = (typeof tricks)[number];

export interface Deception {
  readonly device: DeceivedDevice;
  readonly said: DealVerdict | "none" | "bad-journal";
  /** Whether she pressed the button. */
  readonly hasAgreed: boolean;
  /** The page that fixed the promises the cards came from; 0: none did. */
  readonly sealedAt: number;
  /** Two persons' parts went in, as the journal has it, or a yes. */
  readonly enough: boolean;
  /** The seal of the journal. */
  readonly seal: string;
}

/**
 * What her device says is true as far as it goes. Good: her part was given away after the last promise was fixed, so
 * nobody could fit theirs to it.
 */
export function isHonest({ device, said, hasAgreed, sealedAt, enough, seal }: Deception): boolean {
  const kept = device.kept();
  if (!device.isCareful()) return false;
  switch (said) {
    case "good":
      return kept?.seal === seal && (device.gaveAwayAt(kept.part) ?? -1) >= sealedAt;
    case "agreed":
      return hasAgreed;
    case "without":
      return enough;
    case "other-device":
      return kept?.taken === false;
    case "none":
      return kept === null;
    default:
      return said.startsWith("bad-");
  }
}

export async function evening(seats: 2 | 3, turns: readonly Trick[]): Promise<Deception> {
  const at = await gathered(people.slice(0, seats));
  const { table } = at;
  const device = deceivedDevice(table, her);
  const infos: TableInfo[] = [];
  let waiting: DeviceMessage | null = null;
  let hasAgreed = false;
  let isStruck = false;

  const truth = (): TableInfo => table.info(mia.id);
  const hear = (info: TableInfo): void => void (waiting = device.hear(info) ?? waiting);

  async function passOn(): Promise<void> {
    if (waiting === null) return;
    const saying = waiting;
    waiting = null;
    const answer = await ask(table, mia, saying);
    if (answer.type === "done" && saying.type === "promise-part") device.answered();
  }

  /** Everyone but her does as the hall says. */
  const others = at.table.info(null).seats.flatMap(({ seat }) => (seat === her ? [] : [seat]));

  async function turn(trick: Trick): Promise<unknown> {
    infos.push(truth());
    const told = toldBy(trick, truth(), device, infos);
    if (told !== null) return hear(told);
    switch (trick) {
      case "pass-on":
        return passOn();
      case "swallow":
        return void (waiting = null);
      case "swallow-and-say-done":
        if (waiting?.type === "promise-part") device.answered();
        return void (waiting = null);
      case "promise":
        for (const seat of others) await at.promise(seat);
        return;
      // In her name, with a part the hall drew.
      case "promise-for-her":
        return at.promise(her);
      case "show":
        for (const seat of others) await at.show(seat);
        return;
      case "waive-for-her":
        return at.waive(her);
      case "she-waives":
        device.waives();
        hasAgreed ||= device.kept() !== null;
        return;
      case "stand-and-sit-for-her":
        // Once cards are dealt a bot would play for her. What her device is told may still be of before.
        if (truth().phase !== "gathering") return;
        await ask(table, mia, { type: "leave-seat", seat: her });
        return ask(table, mia, { type: "sit", seat: her, entropy: "" });
      case "start":
        return at.start();
      case "strike-the-yes":
        return void (isStruck = true);
      case "ten-seconds":
        return at.bench.clock.pass(10_000);
    }
  }

  for (const trick of turns) await turn(trick);
  await seeItThrough(at, others);
  const played = await at.playedOut();
  const file = isStruck ? withoutYes(played) : played;
  const checked = verify([sealed], file);
  const dealt = checked.type === "verified" ? checked.dealt : null;
  const kept = device.kept();
  return {
    device,
    said: kept === null ? "none" : dealt === null ? "bad-journal" : compare(file, kept, dealt),
    hasAgreed,
    sealedAt: file.pages.findLast(({ type }) => type === "start-sealed")?.version ?? 0,
    enough: dealt?.enough === true,
    seal: file.header.commit,
  };
}

/** What her device is told with this trick, truly or not; `null`: nothing. */
function toldBy(
  trick: Trick,
  info: TableInfo,
  device: DeceivedDevice,
  before: readonly TableInfo[],
): TableInfo | null {
  const { attempt, commits } = info.deal;
  switch (trick) {
    case "tell-true":
      return info;
    case "tell-unsealed":
      return lie(info, { sealed: false, commits: [null, null, null], waived: [] });
    case "tell-sealed":
    case "tell-late": {
      // With another promise of Ginny's each time: what is shown to this is shown too early.
      const madeUp = commits
        .with(0, hashOf(`made up ${before.length}`))
        .with(her, commitToPart(info.id, her, device.kept()?.part ?? ""));
      const late = trick === "tell-late";
      return lie(info, { sealed: true, late, commits: madeUp, missing: [her], waived: [] });
    }
    case "tell-next-start":
      return lie(info, { attempt: attempt + 1 });
    case "tell-other-seal":
      return lie(info, {}, hashOf("another seal"));
    case "tell-old":
      return before[Math.floor(before.length / 2)] ?? info;
    default:
      return null;
  }
}

/** As if nobody had been asked: a game of before was dealt so, and verifies. */
function withoutYes(file: JournalFile): JournalFile {
  const pages = file.pages.map((page): Page => {
    if (page.type !== "part-waived") return page;
    const { type: _, ...rest } = page;
    return { ...rest, type: "said", name: "", said: { type: "phrase", phrase: "hello" } };
  });
  return { ...file, pages };
}

/** The hall wants a game in the end, and deals one without her if it must. */
async function seeItThrough(at: DealBench, others: readonly Seat[]): Promise<void> {
  const { table, bench } = at;
  const isOver = (): boolean => table.info(null).phase !== "gathering";
  for (let round = 0; round < 6 && !isOver(); round++) {
    for (const [seat, person] of people.slice(0, others.length + 1).entries())
      await ask(table, person, { type: "sit", seat, entropy: "" });
    await at.start();
    // Without her, if that is possible; else what was promised in her name is shown, or she is said to have agreed.
    for (let wait = 0; wait < 2; wait++) {
      await at.wake(...others);
      await bench.clock.pass(10_000);
    }
    if (!isOver()) await at.show(her);
    for (const seat of isOver() ? [] : table.info(null).deal.missing)
      await (seat === her ? at.waive(her) : at.promise(seat));
    await at.wake(...others);
  }
  if (!isOver()) throw new Error("stuck");
}
