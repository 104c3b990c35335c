/** Score pads of Bounty Hunters: fills them and names the winners. */
import { sameData } from "#rules/same-data.ts";
import { padsOf, placesOf } from "#rules/bounty-hunters/index.ts";
import type { Character, Haul } from "#rules/bounty-hunters/index.ts";
import { readPads } from "./read-pads.ts";
import type { PadPlayer, WrittenPad } from "./written-pad.ts";
import type { PadVerdict } from "./verdict.ts";

interface Judgement {
  readonly id: string | number;
  readonly pads: readonly Readonly<Record<string, string | number>>[];
  readonly winners: readonly string[];
}

export function judgeBountyHunters(file: unknown): PadVerdict {
  const { pads, mistakes } = readPads(file);
  if (mistakes.length > 0) return { results: [], complaints: mistakes };
  const results = pads.map(judgePad);
  return { results, complaints: pads.flatMap((pad, i) => differences(pad, results[i])) };
}

function judgePad({ id, mode, players }: WrittenPad): Judgement {
  const pads = padsOf(players.map(haulOfPlayer), { mode, emptyMajority: "nobody" });
  const places = placesOf(
    pads.map(({ total }) => total),
    players.map(({ credits }) => credits),
  );
  return {
    id,
    pads: pads.map(({ targets, crates, contracts, hunters, total }, seat) => ({
      name: players[seat]?.name ?? "",
      targets,
      crates,
      contracts,
      hunters,
      total,
    })),
    winners: (places[0] ?? []).map((seat) => players[seat]?.name ?? ""),
  };
}

/** Only captured targets, their hunters and activated crate cards count. */
function haulOfPlayer({ targets, crates, contracts }: PadPlayer): Haul {
  const captured: Partial<Record<Character, number>> = {};
  let targetPoints = 0;
  let hunterLoss = 0;
  for (const target of targets) {
    if (!target.captured) continue;
    captured[target.character] = (captured[target.character] ?? 0) + 1;
    targetPoints += target.points;
    for (const cost of target.hunters) hunterLoss += cost;
  }
  let cratePoints = 0;
  let symbols = 0;
  for (const crate of crates) {
    if (!crate.activated) continue;
    cratePoints += crate.points;
    symbols += crate.crates;
  }
  return { captured, targetPoints, hunterLoss, cratePoints, crates: symbols, contracts };
}

/** Only what the file expects is compared. */
function differences({ id, expect }: WrittenPad, got: Judgement | undefined): string[] {
  if (expect === null || got === undefined) return [];
  const complaints: string[] = [];
  const { pads, winners } = expect;
  if (winners !== undefined && !sameData(sorted(winners), sorted(got.winners)))
    complaints.push(differ(`${id}: winners`, winners, got.winners));
  if (pads === undefined) return complaints;
  if (!Array.isArray(pads) || pads.length !== got.pads.length)
    return [
      ...complaints,
      `${id}: expect.pads should list ${got.pads.length} pads, one per player.`,
    ];
  pads.forEach((pad: unknown, seat) => {
    for (const [row, want] of Object.entries(pad ?? {})) {
      const have = got.pads[seat]?.[row];
      if (!sameData(have, want))
        complaints.push(differ(`${id}: ${row} of ${got.pads[seat]?.["name"]}`, want, have));
    }
  });
  return complaints;
}

function sorted(list: unknown): unknown {
  return Array.isArray(list) ? list.map(String).sort((x, y) => (x < y ? -1 : 1)) : list;
}

function differ(what: string, want: unknown, have: unknown): string {
  return `${what} should be ${JSON.stringify(want)} and is ${JSON.stringify(have)}.`;
}
