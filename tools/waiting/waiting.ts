/** `npm run --silent waiting -- …`: how often a game of Bounty Hunters stands still, and what a person waits of it. */
import { parseArgs } from "node:util";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { readJournalFile } from "../journals/journal-words.ts";
import { recordingOf, simulatedRecording, type Recording } from "./recorded.ts";
import { waitingOf, type WaitingTime, type Ways } from "./stops.ts";

const usage = `Usage: npm run --silent waiting -- [JOURNAL …] [--seats N] [--games N] [--bots LEVEL] [--seed N]

Counts full stops per turn and the share of a game that a person waits: everything asked as the rules ask it, with the
next draw said ahead, and with a reserve asked about only where something is gained at once.
  JOURNAL    games that people played, with their times; without any, games of bots with times as people take
  --seats    how many play (standard: 4)
  --games    how many games (standard: 200)
  --bots     their level (standard: steady)
  --seed     the same seed gives the same games (standard: 1)`;

const ways: Readonly<Record<string, Ways>> = {
  "as the rules ask": { isDrawSaidAhead: false, isReserveAskedIfWorth: false },
  "next draw said ahead": { isDrawSaidAhead: true, isReserveAskedIfWorth: false },
  "and reserve if worth it": { isDrawSaidAhead: true, isReserveAskedIfWorth: true },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: "string", default: "4" },
    games: { type: "string", default: "200" },
    bots: { type: "string", default: "steady" },
    seed: { type: "string", default: "1" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else {
  const all = positionals.length > 0 ? positionals.map(journal) : simulated();
  for (const [name, way] of Object.entries(ways))
    console.log(
      line(
        name,
        all.map(({ stops, seats }) => waitingOf(stops, seats, way)),
      ),
    );
}

function journal(path: string): Recording {
  const read = readJournalFile(path);
  if ("type" in read) {
    console.error(`waiting: ${path}: ${read.sentence}`);
    process.exit(1);
  }
  const { header, content, pages } = read;
  return recordingOf(bountyHunters.begin({ ...header.terms.setup, content }), pages);
}

function simulated(): readonly Recording[] {
  const first = Number(values.seed);
  return Array.from({ length: Number(values.games) }, (_, nth) =>
    simulatedRecording(Number(values.seats), values.bots, first + nth),
  );
}

function line(name: string, all: readonly WaitingTime[]): string {
  const sum = (of: (one: WaitingTime) => number): number =>
    all.reduce((so, one) => so + of(one), 0);
  const perTurn = sum(({ stops }) => stops) / sum(({ turns }) => turns);
  const minutes = sum(({ seconds }) => seconds) / all.length / 60;
  const waited = sum((one) => one.waited) / all.length / 60;
  const share = waited / minutes;
  return `${name.padEnd(26)} ${perTurn.toFixed(2)} stops per turn, a game ${minutes.toFixed(1)} min, of which a person waits ${waited.toFixed(1)} (${(100 * share).toFixed(0)} %)`;
}
