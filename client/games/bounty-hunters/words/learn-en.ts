/** The first game: what the clerk says. Symbols ▲ ■ ● stand for green, blue, orange. */
export const learnEn = {
  title: "Learn by playing",
  clerk: "The guild’s clerk",
  names: ["Recruit", "Tooka", "Porg"],
  ask: "What would you do?",
  topics: {
    welcome:
      "Welcome, hunter. Everyone plays at the same time. Each turn has three steps: draw one card, choose one of five, pass the other four to the left. First draw: tap a deck. Hunters are never wrong.",
    drawAgain:
      "A new turn. Draw what you miss: hunters beat shields, targets bring points, the market sells droids and crates.",
    openTarget: (target: string, points: number, need: string) =>
      `You hold ${target}, worth ${points} points once all three shields are beaten: ${need}. Tap the card, then Play: it opens a confrontation in front of you.`,
    attack: (target: string, need: string, hunter: string) =>
      `${target} still needs ${need}. Tap ${hunter} and look at the bars: they show what it would add. The buttons say what will happen before you decide.`,
    capture: (card: string) =>
      `Look: ${card} completes all three colours. That is a capture. Do it before someone gets your hand.`,
    captured: (target: string) =>
      `Captured! ${target} lies sideways now. Its points are yours, minus what your hunters cost: the small number in their corner. Four captures start the end of the game.`,
    sell: (card: string) =>
      `Credits pay for the market, and any card brings one. ${card} helps you least: tap it, then Sell. Nobody else gets it either.`,
    sold: (card: string) =>
      `${card} is sold for 1 credit. Any card sells for 1. Good for what you do not want your left neighbour to get; credits pay for the market.`,
    reserved: (card: string) =>
      `${card} is reserved: it lies sideways and does nothing until you pay. You may pay after your action in any later turn.`,
    waitingPile: (card: string) =>
      `No target yet, so ${card} waits alone. That is legal: every new attack card joins it, and your next target must face the pile.`,
    crate: "A crate: points for sure, and whoever has the most crates at the end gets 5 more.",
    market:
      "Sand cards come from the market and cost credits. Droids attack without costing points, crates are points. No credits? Reserve it, pay later.",
    passed: (left: string, right: string) =>
      `All cards were turned together. Then the four cards you did not choose went to ${left} on your left; ${right} gave you theirs. What you leave, someone gets.`,
    activate:
      "You have a reserved card you can pay for. Activate it now, or keep your credits and finish your turn.",
    place: "Two targets are open: say which one this card attacks. It stays there for good.",
    secondTarget:
      "You may hunt several targets at once. An open target costs nothing, and every hunter finds work.",
    three: (who: string) =>
      `${who} has three captures. The fourth starts the end: that turn is finished, then two more. What is open then is worth nothing.`,
    threeMine:
      "You have three captures. The fourth starts the end: that turn is finished, then two more. What is open then is worth nothing.",
    enough:
      "You know enough: draw, choose, pass; capture, sell, reserve. The full game adds only contracts, the blue cards: they pay at the end for characters you captured, most of all for two together.",
    theEnd: (who: string) =>
      `The fourth capture: ${who}. It brings a credit. Two turns are left: finish what you can.`,
    over: "That was a whole game. The pad is filled in row by row: targets, crates, then what the hunters cost.",
  },
  nudges: {
    drawFor: (target: string, need: string) =>
      `${target} still needs ${need}. A hunter or a droid may have it.`,
    drawTarget: "You have no target. Draw one: without it your hunters wait.",
    drawAny: "Draw what helps the cards you hold.",
    capture: (card: string) => `${card} would capture now.`,
    openOne: "No target is open in front of you. Play one if you hold one.",
    choose: "Tap a card: the bars and the buttons show what it would do.",
  },
  /** Why the clerk asks for a move. */
  reasons: {
    sell: "A credit now, and your neighbour does not get it.",
    hunters: "Hunters beat the shields of your target.",
    openTarget: "An open target costs nothing and gives your hunters work.",
    attack: (target: string) => `It takes part of what ${target} still needs.`,
    capture: "It completes all three colours: a capture.",
  },
  advice: {
    draw: (deck: string) => `I would draw from ${deck}.`,
    choose: (what: string) => `I would ${what}.`,
    place: (target: string) => `I would send it after ${target}.`,
    done: "I would finish the turn.",
  },
  alone: "Play on without the clerk",
  atDesk: "I will be at my desk.",
  next: "The full game adds contracts: blue cards that pay for characters you captured, most of all for pairs. You are ready for it.",
  toHall: "To the hall: play the full game",
};
