/** A game of Bounty Hunters that is over, as a device keeps it: bots played it here, for me as well. */
import { botOf } from "#bots/index.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { commitTo } from "#rules/rng.ts";
import { contentHashOf } from "#table/journal/content.ts";
import type { Draft, Page } from "#table/journal/page.ts";
import { simulateGame } from "#tools/simulate/simulated-game.ts";
import type { KeptGame } from "../kept-game.ts";

const level = "novice";
const names = ["Marlo", "Quill", "Juno", "Sable", "Wren"];

export function finishedGame(seats: number): KeptGame {
  const standard = bountyHunters.tableOptions.map(({ id, standard: value }) => [id, value]);
  const setup = { seats, options: Object.fromEntries(standard), content: null };
  const bots = Array.from({ length: seats }, () => botOf("bounty-hunters", level));
  const budget = { type: "iterations", iterations: 1 } as const;
  const played = simulateGame({ game: bountyHunters, setup, bots, budget }, 1, 0, "moves");
  const pages: Page[] = [];
  const write = (draft: Draft): void => {
    const place = { version: pages.length + 1, at: 1_000_000 + pages.length, id: null };
    pages.push({ ...draft, ...place, person: "here" } as Page);
  };
  for (let seat = 1; seat < seats; seat++)
    write({ type: "bot-seated", seat, level, name: names[seat - 1] ?? "Bot" });
  write({ type: "sat-down", seat: 0, name: "Ginny", entropy: "" });
  write({ type: "started", entropies: [], events: played.opening });
  for (const { seat, command, events } of played.moves) {
    const by = seat === 0 ? "person" : "bot";
    write({ type: "played", seat, by, command, events, reasons: null, published: [] });
  }
  write({ type: "ended", seed: played.seed, outcome: played.outcome });
  const terms = { game: "bounty-hunters", setup, clock: null, botLevel: level, coach: false };
  const header = {
    format: 1,
    table: played.seed.slice(0, 16),
    at: 1_000_000,
    rulesVersion: bountyHunters.rulesVersion,
    terms: { ...terms, listed: false },
    contentHash: contentHashOf(bountyHunters.standardContent),
    host: "here",
    commit: commitTo(played.seed),
    seed: played.seed,
  } as const;
  return { header, pages };
}
