/** The first game: what the clerk says. Symbols ▲ ■ ● stand for green, blue, orange. */
export const learnEn = {
  title: "Learn by playing",
  clerk: "The guild’s clerk",
  recruit: "The recruit",
  names: ["You", "Tooka", "Porg", "Blurrg"],
  ask: "What would you do?",
  topics: {
    welcome:
      "Welcome to the guild. Everyone plays at the same time, and each turn has three steps: draw a card, choose one of five, pass the other four to the left. The fourth capture ends the game; the most points win it.",
    drawTargets:
      "Targets bring the points. You may hunt several at once: an open target costs nothing and gives every hunter work.",
    drawHunters:
      "Hunters beat shields, but the small number in their corner is taken off your points.",
    drawContracts:
      "The blue deck holds contracts. They lie in front of you from the start and pay at the end for characters you captured.",
    drawMarket:
      "The sand deck is the market: droids attack without costing points, crates are points for sure. Both cost credits.",
    openTarget: (target: string, points: number, need: string) =>
      `${target} is worth ${points} points once all three shields are beaten: ${need}. Tap the card, then Play: it opens a hunt in front of you.`,
    attack: (target: string, need: string, hunter: string) =>
      `${target} still needs ${need}. Send ${hunter} after ${target}: tap the card and look at the bars, they show what it adds. The buttons say what will happen before you decide.`,
    droid: (droid: string, target: string) =>
      `${droid}: paid with credits, it attacks ${target} and costs no points at the end.`,
    waiting: (card: string) =>
      `You have no target yet. ${card} may wait: every new attack card joins it, and your next target must face the pile.`,
    capture: (card: string, target: string) =>
      `Look: with ${card} all three colours of ${target} are met. That is a capture. Take it before the hand moves on.`,
    sell: (card: string) =>
      `Any card sells for one credit, and credits pay the market. ${card} helps you least: tap it, then Sell. Your left neighbour will not get it either.`,
    reserve: (card: string) =>
      `You cannot pay for ${card} yet, or not yet well. Reserve it: it lies sideways and waits until you pay, after your action in any later turn.`,
    crate: (card: string, points: number, cost: string) =>
      `${card} costs ${cost} and is worth ${points} points for sure. Whoever has the most crates at the end gets 5 more.`,
    contract: (card: string) =>
      `The contract ${card} pays at the end for what it names, most of all when everything is there. It costs nothing: tap it, then Sign the contract.`,
    activate: (card: string) =>
      `Your reserved card ${card} can be paid for now. Activate it, besides your normal action.`,
    place: (target: string) =>
      `Several targets are open. Send this card after ${target}; it stays there for good.`,
    finish: "Nothing more is worth paying for now: finish the turn and keep your credits.",
    captured: (target: string) =>
      `Captured! ${target} lies sideways now. Its points are yours, minus what your hunters cost.`,
    sold: (card: string) => `${card} is sold for 1 credit.`,
    reserved: (card: string) => `${card} is reserved. It does nothing until you pay for it.`,
    stored:
      "A crate stored is a crate kept. Count the others’ now and then: the most bring 5 points.",
    signed:
      "The contract lies before you. Its value now and if your open targets fall is written on it.",
    droidSent: "The droid is at work. At the end it costs you nothing.",
    waitingPile: (card: string) => `No target yet, so ${card} waits for the next one.`,
    passed: (left: string, right: string) =>
      `All cards were turned together. Then the four you did not choose went to ${left} on your left, and ${right} gave you theirs. What you leave, someone gets.`,
    three: (who: string) =>
      `${who} has three captures. The fourth starts the end: that turn is finished, then two more. What is open then is worth nothing.`,
    threeMine:
      "You have three captures. The fourth starts the end: that turn is finished, then two more. Be sure you are ahead before you take it.",
    rush: "Four quick captures are not the goal. Here is how a game ended whose first player took the four cheapest targets as fast as possible:",
    enough:
      "You know enough: draw, choose, pass; capture and sell. Crates, droids, contracts and the reserve are explained when they come up. Play on with me, or without.",
    theEnd: (who: string) =>
      `The fourth capture: ${who}. It brings a credit and a contract. Two turns are left: finish what you can.`,
    over: "That was a whole game. The pad is filled in row by row: targets, crates, contracts, then what the hunters cost.",
  },
  /** Why the clerk asks for a move. */
  reasons: {
    sell: "A credit now, and nobody else gets it.",
    reserve: "You pay when you can, and nobody else gets it.",
    needs: (target: string, need: string) => `${target} still needs ${need}.`,
    openTarget: "An open target costs nothing and gives your hunters work.",
    capture: "It completes all three colours.",
    ratherThan: (other: string) =>
      `All counted (contracts, hunters, the turns to come), it brings more than ${other} now.`,
    crate: "Points for sure.",
    contract: "It costs nothing and pays for what you hunt anyway.",
    decks: {
      drawTargets: "Targets bring the points.",
      drawHunters: "Hunters beat shields.",
      drawContracts: "A contract costs nothing to sign.",
      drawMarket: "You have credits to spend.",
    },
  },
  advice: {
    draw: (deck: string) => `I would draw from “${deck}”.`,
    open: (target: string) => `I would open the hunt for ${target}.`,
    attack: (card: string, target: string) => `I would send ${card} after ${target}.`,
    capture: (card: string, target: string) => `I would capture ${target} with ${card}.`,
    wait: (card: string) => `I would play ${card}: it waits for your next target.`,
    sell: (card: string) => `I would sell ${card}.`,
    reserve: (card: string) => `I would reserve ${card}.`,
    pay: (card: string) => `I would pay for ${card}.`,
    activate: (card: string) => `I would now pay for the reserved card: ${card}.`,
    sign: (card: string) => `I would sign the contract ${card}.`,
    place: (target: string) => `I would send it after ${target}.`,
    done: "I would finish the turn.",
  },
  rushed: {
    caption: "A game decided by haste",
    hasty: "The hasty one",
    patient: (n: number) => `Patient ${n}`,
    captures: "Captures",
  },
  alone: "Play on without the clerk",
  atDesk: "I will be at my desk.",
  next: "Targets, hunters, droids, crates, contracts: that is the whole game. Now one of your own.",
  toTable: "Play a game against bots",
  toIntro: "Play one without contracts first",
};
