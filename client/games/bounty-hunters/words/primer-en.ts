/** The game in one minute. Symbols ▲ ■ ● stand for green, blue, orange. */
export const primerEn = {
  title: "The game in one minute",
  lead: "You run a crew of bounty hunters. Put targets in front of you, send hunters after them, capture them. Everyone plays at the same time. The first to capture four brings on the end; the most points win.",
  cards: {
    title: "Four kinds of cards",
    target: "Target. Its points above, three shields below. Reach all three and it is yours.",
    hunter:
      "Hunter. Attacks in three colours and plays for free, but costs the points in the corner once the capture succeeds.",
    market: "Market. Droids attack too, crates are points. You pay in credits, never in points.",
    contract:
      "Contract. At the end it pays for the characters you captured, most of all for both together.",
  },
  turn: {
    title: "A turn has three steps",
    draw: { name: "Draw", text: "Take one card from any deck. Now you hold five." },
    choose: {
      name: "Choose",
      text: "Lay one face down: play it, or sell it for 1 credit. All are turned up together. A market card you cannot pay yet is reserved and paid later.",
    },
    pass: {
      name: "Pass",
      text: "The other four go to your left neighbour. What you leave, someone gets.",
    },
  },
  capture: {
    title: "A capture",
    text: (target: string, shields: string, one: string, two: string) =>
      `${target} has the shields ${shields}. ${one} alone is not enough. With ${two} beside, every colour is reached: captured, at once. Equal is enough; too much of one colour helps no other.`,
    notYet: "Not yet",
    done: (points: number, loss: number) =>
      `Captured: ${points} points, minus ${loss} for the hunters`,
  },
  end: {
    title: "The end",
    text: "As soon as anyone has a fourth capture, that turn is finished and two more are played. A target still open then is worth nothing.",
  },
  score: {
    title: "Counting up",
    rows: [
      { name: "Targets", text: "the points of those you captured" },
      { name: "Crates", text: "their points, and 5 more for whoever has the most crates" },
      {
        name: "Contracts",
        text: "1 for each character named, and 3 for both together (2 for a double or a crate)",
      },
      { name: "Hunters", text: "minus what those who took part cost" },
    ],
    tie: "Level? More credits left win. Otherwise credits are worth nothing.",
  },
  learn: "Learn by playing: ten minutes with a clerk who explains",
};
