/** Stories of Tatooine and Nal Hutta; lines a player may take stand after their card. */
export const tatooineNalHutta = {
  "encounter.tatooine-nal-hutta-01.tatooine":
    "Engines scream beyond the dunes. There is a place on the grid, and a line at the bookmaker’s.",
  "encounter.tatooine-nal-hutta-01.race": "Enter the race",
  "encounter.tatooine-nal-hutta-01.bet": "Bet on the underdog",
  "encounter.tatooine-nal-hutta-01.nal-hutta":
    "The palace door opens before you knock. That is either good or very bad.",
  "encounter.tatooine-nal-hutta-02.tatooine":
    "Scavengers have your landing gear on their sled and a price in mind.",
  "encounter.tatooine-nal-hutta-02.nal-hutta": "The Hutt is bored. Courtiers step away from you.",
  "encounter.tatooine-nal-hutta-02.gift": "Offer a gift",
  "encounter.tatooine-nal-hutta-02.joke": "Tell the joke about the toad",
  "encounter.tatooine-nal-hutta-03.tatooine":
    "Under the sand a hull with a royal crest. The wind will cover it again by night.",
  "encounter.tatooine-nal-hutta-03.nal-hutta":
    "The bounty clerk stamps what you hold, or hands you what nobody wanted.",
  "encounter.tatooine-nal-hutta-04.tatooine": "A duel at noon. Both noons.",
  "encounter.tatooine-nal-hutta-04.nal-hutta":
    "A majordomo whispers a name to drop at the right counter.",
  "encounter.tatooine-nal-hutta-05.tatooine":
    "The back room of the cantina has a second door and a list of who used it.",
  "encounter.tatooine-nal-hutta-05.nal-hutta":
    "The pit is deep, the beast is old, and the odds are wrong.",
  "encounter.tatooine-nal-hutta-06.tatooine":
    "A moisture farmer’s condenser gives beer. He would like it to stop, and so would his neighbours, in about a week.",
  "encounter.tatooine-nal-hutta-06.nal-hutta":
    "The clan dines for nine hours. In the eighth, petitions are heard.",
  "encounter.tatooine-nal-hutta-07.tatooine":
    "A Jawa sandcrawler stops beside you. Its brakes do not work; that is one of the things it sells.",
  "encounter.tatooine-nal-hutta-07.ride": "Push it to town, for pay",
  "encounter.tatooine-nal-hutta-07.trade": "Trade for spare plates",
  "encounter.tatooine-nal-hutta-07.nal-hutta":
    "Swamp barges unload all night. Whoever brings a crate is paid; whoever brings none is given one.",
  "encounter.tatooine-nal-hutta-08.tatooine":
    "Sand people walk in single file to hide their numbers. You count the shadows.",
  "encounter.tatooine-nal-hutta-08.nal-hutta":
    "Two cousins race frogs, and settle the family’s debts by it. The frogs are also cousins.",
  "encounter.tatooine-nal-hutta-08.gamble": "Back the green one",
  "encounter.tatooine-nal-hutta-08.referee": "Hold the stakes",
  "encounter.tatooine-nal-hutta-09.tatooine":
    "The whole cantina has stopped talking. You are standing in front of somebody’s favourite stool.",
  "encounter.tatooine-nal-hutta-09.nal-hutta":
    "The treasury of a minor branch is guarded by a very minor cousin.",
  "encounter.tatooine-nal-hutta-10.tatooine":
    "A barkeep wipes a glass for a long time. “When you need someone found,” he says, “order the blue.”",
  "encounter.tatooine-nal-hutta-10.nal-hutta":
    "A contract in High Huttese: forty pages, one verb. Find the verb.",
  "encounter.tatooine-nal-hutta-11.tatooine":
    "Boys with patched skyhoppers dare you to thread the canyon. They have a chart of everyone who tried.",
  "encounter.tatooine-nal-hutta-11.nal-hutta":
    "Audience in the great hall. Some kneel, some are paid to stand about looking dangerous.",
  "encounter.tatooine-nal-hutta-11.kneel": "Kneel, with a present",
  "encounter.tatooine-nal-hutta-11.stand": "Stand about",
  "encounter.tatooine-nal-hutta-12.tatooine":
    "The caravan has water for eleven and there are twelve of you. The Hutts’ agent sells a cup.",
  "encounter.tatooine-nal-hutta-12.water": "Buy the cup",
  "encounter.tatooine-nal-hutta-12.walk": "Scout ahead, dry, for pay",
  "encounter.tatooine-nal-hutta-12.nal-hutta":
    "The litter needs bearers. Friends of the house may direct them instead.",
  "encounter.tatooine-nal-hutta-13.tatooine":
    "An old man in the market reads faces for a coin. He reads one behind you and says nothing, loudly.",
  "encounter.tatooine-nal-hutta-13.nal-hutta":
    "The Hutt admires something of yours. It is customary to let go of it at once.",
  "encounter.tatooine-nal-hutta-14.tatooine":
    "A market where the first price is an insult and the second an apology.",
  "encounter.tatooine-nal-hutta-14.nal-hutta":
    "The arena is short of a villain tonight. The hero is contractually tall.",
  "encounter.tatooine-nal-hutta-15.tatooine":
    "After the storm the tip of a temple stands out of the sand, with a merchant already selling tickets.",
  "encounter.tatooine-nal-hutta-15.dig": "Go in",
  "encounter.tatooine-nal-hutta-15.sell": "Sell him a better sign",
  "encounter.tatooine-nal-hutta-15.nal-hutta":
    "A slicer in the dungeon offers you names. The jailer offers you tea.",
  "encounter.tatooine-nal-hutta-15.talk": "Take the names",
  "encounter.tatooine-nal-hutta-15.quiet": "Take the tea",
  "encounter.tatooine-nal-hutta-16.tatooine":
    "Bounty hunters have taken the room above yours, the one below, and both stairs.",
  "encounter.tatooine-nal-hutta-16.nal-hutta":
    "The palace organ has eaten its organist. It plays on, and the host would like another tune.",
  "encounter.tatooine-nal-hutta-17.tatooine":
    "Two suns set, one after the other. For once nobody in the square is in a hurry.",
  "encounter.tatooine-nal-hutta-17.nal-hutta":
    "The bounty board is being repainted. You are given the old notices and something for the carrying.",
  "encounter.tatooine-nal-hutta-18.tatooine":
    "A podracer without a pilot, ten minutes before the start. Nobody wants to explain the stain.",
  "encounter.tatooine-nal-hutta-18.ride": "Pay the fee and strap in",
  "encounter.tatooine-nal-hutta-18.nal-hutta":
    "A rival guest accuses you of cheating at a game you have never heard of. The court clears a space.",
  "encounter.tatooine-nal-hutta-19.tatooine":
    "The customs shed is locked, labelled and leaning. One plank is only there for company.",
  "encounter.tatooine-nal-hutta-19.nal-hutta":
    "The clan’s pleasure barge must be parked. It is longer than the harbour.",
  "encounter.tatooine-nal-hutta-20.tatooine":
    "A hermit in the dunes pays for news in old coin. To the ignorant he gives directions.",
  "encounter.tatooine-nal-hutta-20.nal-hutta":
    "Black Sun pays for the seating plan of a wedding. So would the bride’s uncle, in gratitude.",
  "encounter.tatooine-nal-hutta-20.spy": "Copy the plan",
  "encounter.tatooine-nal-hutta-20.warn": "Warn the uncle",
} as const;
