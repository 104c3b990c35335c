/** The Bounty keyword in one minute. */
export const primerEn = {
  title: "Bounty in one minute",
  lead: "You play Legion on a real table with real dice. Some units hunt for bounties; the ledger remembers who marked whom and says at once who gets the token, and why.",
  steps: [
    {
      name: "Mark",
      text: "Before the first round every unit with Bounty marks one enemy commander or operative. Blue marks first.",
      rules: ["LB-SETUP-02", "LB-ORDER-01", "LB-SETUP-05"],
    },
    {
      name: "Hunt",
      text: "The last wound decides. If any hunter of your side deals it, the mark moves to that hunter’s card. If a unit without Bounty deals it, the mark is lost.",
      rules: ["LB-DEFEAT-01", "LB-DEFEAT-04", "LB-TRANSFER-01"],
    },
    {
      name: "Survive",
      text: "At the end each living hunter with a won token gives its player 1 victory token, however many it holds. A fallen hunter gives none.",
      rules: ["LB-END-01", "LB-END-02", "LB-END-04"],
    },
  ],
  tokens: {
    title: "What lies on the units",
    mark: "A mark: someone hunts this unit.",
    won: "A won token: counts while the hunter lives.",
    secret: "A secret mission: never passes to a hunter.",
    poison: "Poison, waiting for the end of the activation.",
    target: "A flag: a marked target. The other side scores when it falls.",
    stims: "Wounds waiting on Emergency Stims.",
  },
  use: {
    title: "How to keep the ledger",
    text: "Tap a unit when something happens to it. Defeated? Say by whom. The ledger asks when a case is open (guardian, charges, Stims, poison, transports) and names the rule. Wrote it down wrong? Undo, or open the entries and change any line.",
    rules: ["LB-GUARDIAN-01", "LB-CHARGE-01", "LB-STIMS-01", "LB-POISON-01", "LB-TRANSPORT-01"],
  },
  current: {
    title: "Current edition",
    text: "There the token stays on the unit and the point is scored the moment a hunter defeats it. Choose the edition when you open the ledger.",
    rules: ["LC-SCORE-01", "LC-TOKEN-01", "LC-SCORE-05"],
  },
  judge: "Put a case to the judge",
};
