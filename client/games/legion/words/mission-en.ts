/** Words of the current edition's missions: English, and the type of all of them. */
import { plural } from "../../../words/language.ts";

const n = (count: number, one: string, other: string): string =>
  plural("en", count, { one, other });
const points = (count: number): string => n(count, "1 point", `${count} points`);

type Named = Readonly<Record<string, string>>;

export const missionEn = {
  title: "Mission",
  choose: "Choose the mission",
  primary: "Objective",
  secondary: "Secondary",
  advantage: (side: string) => `Advantage of ${side}`,
  none: "None: count by hand",
  byHand: "What this card scores is not known to the ledger. Count its points yourself.",
  primaries: {
    "shifting-priorities": "Shifting Priorities",
    "recover-the-research": "Recover the Research",
    "intercept-signals": "Intercept Signals",
    breakthrough: "Breakthrough",
    "bunker-assault": "Bunker Assault",
    "close-the-pocket": "Close the Pocket",
    outflank: "Outflank",
    cauldron: "Cauldron",
    "contact-contact": "Contact Contact!",
    payload: "Payload",
  } as Named,
  secondaries: {
    "marked-targets": "Marked Targets",
    "recon-mission": "Recon Mission",
    "surface-scan": "Surface Scan",
    "bring-them-to-heel": "Bring Them to Heel",
    "sweep-and-clear": "Sweep and Clear",
    "destroy-enemy-base": "Destroy Enemy Base",
    "supply-run": "Supply Run",
    "retrieve-the-data": "Retrieve the Data",
    "failed-negotiations": "Failed Negotiations",
    "align-the-relay": "Align the Relay",
  } as Named,
  facts: {
    secured: "Points of interest secured",
    contested: "Points of interest contested",
    towers: "Towers held outside own territory",
    ownFree: "Own points no enemy contests",
    enemySecured: "Enemy points secured",
    bunkersDestroyed: "Enemy bunkers that fell this round",
    centre: "The centre secured",
    sides: "Outer points secured",
    points: "Points of the objective",
    scannersOut: "Scanner carriers outside own territory",
    scannerFound: "An enemy scanner contested",
    suppressed: "Own units with suppression of their courage or more",
    baseDestroyed: "The enemy base destroyed",
    cores: "Cores secured with two or more tokens",
    prisoners: "Units with a prisoner at the exchange",
    relays: "Relays controlled",
  } as Named,
  spaces: {
    any: "From anywhere",
    allied: "From own territory",
    contested: "From contested territory",
    enemy: "From enemy territory",
    panicked: "An enemy panicked",
    allSuppressed: "All enemies with suppression",
  } as Named,
  deeds: { scan: "Scan made", deliver: "Cache handed in" } as Named,
  targets: {
    title: (side: string) => `${side} chooses its marked targets`,
    count: (own: number, enemy: number) => `${own} of its own, ${enemy} of the enemy`,
    done: "These are the targets",
    sign: "Marked target",
  },
  turn: {
    theirs: (name: string) => `${name} is choosing on the other phone.`,
    here: "Choose here instead",
  },
  endRound: (round: number) => `End of round ${round}`,
  lastRound: "Score and end the game",
  nextRound: "Score and begin the next round",
  nothingToCount: "No objective card: its points are counted by hand.",
  scoresNothing: "Nobody scores from this.",
  notYet: (round: number) => `The objective scores from round ${round} on.`,
  secondaryNow: "Secondary objective, now",
  edition: {
    ask: "Which edition are you playing?",
    current: "Current, since 2024",
    currentLine: "Five rounds; a bounty pays at once; 12 points and the lead win.",
    classic: "Classic, up to 2022",
    classicLine: "The mark moves to the hunter and pays at the end, if that hunter lives.",
    change: "Change the edition",
    changeLine: "Every entry is judged again by the other edition. You see first what changes.",
  },
  whole: "Every unit of both sides is written down",
  wholeHint: "Then the ledger sees when a side has lost its last unit.",
  goes: "Activate",
  hasGone: "Activated ✓",
  log: {
    edition: (name: string) => `The ${name} is played.`,
    mission: (primary: string, secondary: string) => `The mission: ${primary}, ${secondary}.`,
    targets: (side: string, names: string) => `${side} marks as targets: ${names}.`,
    phase: (round: number) => `Round ${round} ends.`,
    scored: (side: string, count: number, what: string) =>
      `${side} scores ${points(count)}: ${what}.`,
    scan: (side: string, who: string) => `${side}: ${who} makes a scan.`,
    deliver: (side: string, who: string) => `${side}: ${who} hands in a cache.`,
    space: (side: string, space: string) => `${side} fills a space of the chart: ${space}.`,
    draw: "The game is over: a draw.",
    target: (name: string) => `${name} was a marked target`,
  },
};

export type MissionWords = typeof missionEn;
