/** Keywords that come with an upgrade. */
import { plainName } from "../lists/names/spelling.ts";
import type { Keyword } from "../names.ts";

/** [LC-MISSION-05] Upgrades that give their unit a keyword the ledger judges by. */
const byName: Readonly<Record<string, Keyword>> = {
  bountyprogramming: "bounty",
  guildmember: "bounty",
  securitydetail: "guardian",
  boil: "guardian",
  cassianandor: "secretMission",
};

/** The same by their cards, so that a ledger needs no list of all names; a test holds both equal. */
const byCard: Readonly<Record<string, Keyword>> = {
  ub: "bounty",
  Ks: "bounty",
  Fs: "guardian",
  uf: "guardian",
  Eq: "secretMission",
};

export function keywordsGiven(carried: readonly (string | null)[]): readonly Keyword[] {
  const given = carried
    .map((upgrade) =>
      upgrade === null ? undefined : (byCard[upgrade] ?? byName[plainName(upgrade)]),
    )
    .filter((keyword) => keyword !== undefined);
  return [...new Set(given)];
}
