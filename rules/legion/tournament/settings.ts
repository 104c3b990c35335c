/** How a tournament is played: the organiser chooses, and every ledger of it follows. */
import { tableOptions } from "../setup.ts";
import { editionNames, type EditionName } from "../names.ts";

export interface Settings {
  readonly rounds: number;
  /** [LC-TOUR-02] Of one round, setting up included. */
  readonly minutes: number;
  readonly edition: EditionName;
  /** What a list may cost. */
  readonly points: number;
  /** How many units a list may have; `null`: as many as it likes. */
  readonly units: number | null;
  /** [LC-TOUR-09] The open readings, by the ids of the ledger's own options; missing ones are the usual ones. */
  readonly rulings: Readonly<Record<string, string>>;
}

/** What a number may be, both ends included. */
export const bounds = {
  rounds: [1, 9],
  minutes: [10, 600],
  points: [100, 5000],
  units: [1, 60],
} as const;

/** [LC-TOUR-02] Those that were seen. */
export const usualGames = [
  { id: "standard", points: 1000, minutes: 150 },
  { id: "with-setup", points: 1000, minutes: 170 },
  { id: "recon", points: 600, minutes: 120 },
] as const;

export const usualSettings: Settings = {
  rounds: 3,
  minutes: 150,
  edition: "current",
  points: 1000,
  units: null,
  rulings: {},
};

/** The readings an organiser may settle. */
export const rulings = tableOptions.filter(({ id }) => id !== "edition" && id !== "rounds");

/** [LC-TOUR-09] A ledger of the tournament begins with these. */
export function optionsOf({
  edition,
  rulings: settled,
}: Settings): Readonly<Record<string, string>> {
  return { ...settled, edition };
}

export function settingsFit({
  rounds,
  minutes,
  edition,
  points,
  units,
  rulings: settled,
}: Settings): boolean {
  const within = (value: number, [least, most]: readonly [number, number]): boolean =>
    Number.isInteger(value) && value >= least && value <= most;
  return (
    within(rounds, bounds.rounds) &&
    within(minutes, bounds.minutes) &&
    within(points, bounds.points) &&
    (units === null || within(units, bounds.units)) &&
    editionNames.includes(edition) &&
    Object.entries(settled).every(
      ([id, value]) => rulings.find((ruling) => ruling.id === id)?.values.includes(value) === true,
    )
  );
}
