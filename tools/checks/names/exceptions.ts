/** Names of types that look wrong and are not, and those that are still to be changed. */

/** Last words that end like something done, and are things. */
export const nouns: readonly string[] = (
  "bound deed ending evening everything finding heading meeting opening pairing reading recording ruling seed speed " +
  "standing string thing"
).split(" ");

/** What the contract asks of every game is called the same in each. */
export const oneForEachGame: readonly string[] = ["State", "Command", "Event", "View"];

interface StillToRename {
  readonly under: string;
  readonly since: string;
  readonly names: readonly string[];
}

/** Seen on that day; the list gets shorter with every change of its folder, and is to be empty. */
export const stillToRename: readonly StillToRename[] = [
  {
    under: "client/games/bounty-hunters/",
    since: "2026-11-18",
    names: "Revealed Opened Planning LabTold Heard Said Meant Scored Asking".split(" "),
  },
  {
    under: "client/games/legion/",
    since: "2026-11-18",
    names: "Running Said Telling Amending PointsHeld Opened Unpacked Read Choice Step Answer".split(
      " ",
    ),
  },
  {
    under: "client/games/outer-rim/",
    since: "2026-11-18",
    names:
      "Asked Judged Keeping Kept Brought Said Meant Explained Done Pointed Asking Laying Folded Taken Watched Waiting Told Picked Printed Branching Seen Face Standing Blow Deed Side Line".split(
        " ",
      ),
  },
  {
    under: "client/guild/",
    since: "2026-11-18",
    names: "Doing".split(" "),
  },
  {
    under: "client/table/",
    since: "2026-11-18",
    names: "Invited Asked Covered Remembered Seen Saying Keeping Unanswered".split(" "),
  },
];
