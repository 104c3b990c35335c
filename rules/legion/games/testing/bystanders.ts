/** A worked game of two, for tests. */

export const boba = {
  id: "boba",
  owner: "blue",
  rank: "operative",
  wounds: 5,
  keywords: ["bounty", "jump"],
};

export const luke = { id: "luke", owner: "red", rank: "commander", wounds: 6 };

export const game = {
  id: "one",
  units: [boba, luke],
  events: [{ e: "mark", by: "boba", target: "luke" }],
};
