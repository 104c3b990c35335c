/** What a finished game adds to the counts: pads, places, and who used which card. */
import type { Appraiser } from "../appraisal/appraiser.ts";
import { bump, type Survey } from "./counts.ts";
import { contractRow, crateRow } from "../appraisal/standing.ts";
import * as slot from "../simulator/slots.ts";
import { at, boardOf, type World } from "../simulator/world.ts";

/** What one game remembers while it is played. */
export interface Notes {
  readonly usedBy: Int32Array;
  first: number;
  readonly before: number[];
}

export function settle(
  players: readonly Appraiser[],
  world: World,
  g: number,
  notes: Notes,
  out: Survey,
): void {
  const seats = players.length;
  const pads = players.map((my, s) => padOf(my, world, s));
  const totals = pads.map((pad) => pad[5] ?? 0);
  const most = Math.max(...totals);
  const onPoints = totals.filter((total) => total === most).length;
  const ranked = totals.map((total, s) => total + at(world, boardOf(s) + slot.credits) / 1000);
  const best = Math.max(...ranked);
  const winners = ranked.filter((rank) => rank === best).length;
  out.games++;
  bump(out.turns, Math.min(101, at(world, slot.turn)), 1);
  if (onPoints > 1) out.tiesOnPoints++;
  if (winners > 1) out.tiesForGood++;
  const triggers = notes.before[0] ?? 0;
  if ((triggers & (triggers - 1)) !== 0) out.triggersShared++;
  players.forEach((_, s) => {
    const share = ranked[s] === best ? 1 / winners : 0;
    const pad = pads[s] ?? [];
    pad.forEach((n, row) => {
      bump(out.rows, row, n / seats);
      bump(out.winnerRows, row, n * share);
    });
    out.winnerSquares += share * (pad[5] ?? 0) ** 2;
    bump(out.winsBySeat, s, share);
    bump(out.winsByPlayer, (s + g) % seats, share);
    out.captures += at(world, boardOf(s) + slot.captures) / seats;
    out.firstCapture += shareOf(notes.first, s) * share;
    out.trigger += shareOf(triggers, s) * share;
    notes.usedBy.forEach((mask, card) => {
      if ((mask & (1 << s)) === 0) return;
      bump(out.users, card, 1);
      bump(out.lift, card, share - 1 / seats);
    });
  });
}

/** 1 for who is in the mask: those who did it in the same turn all count. */
function shareOf(mask: number, seat: number): number {
  return (mask & (1 << seat)) === 0 ? 0 : 1;
}

function padOf(my: Appraiser, world: World, seat: number): number[] {
  const b = boardOf(seat);
  const targets = at(world, b + slot.points);
  const boxes = at(world, b + slot.cratePoints);
  const majority = crateRow(world, b) - boxes;
  const contracts = contractRow(world, my.cardTables, b);
  const hunters = -at(world, b + slot.losses);
  return [
    targets,
    boxes,
    majority,
    contracts,
    hunters,
    targets + boxes + majority + contracts + hunters,
  ];
}
