/** Stories of Cantonica and Ord Mantell; lines a player may take stand after their card. */
export const cantonicaOrdMantell = {
  "encounter.cantonica-ord-mantell-01.cantonica":
    "The wheel slows down. A stranger with too many rings slides you a single chip.",
  "encounter.cantonica-ord-mantell-01.bet": "Put 2,000 on the wheel",
  "encounter.cantonica-ord-mantell-01.ord-mantell":
    "A scrapper sells sealed lockers by weight. One of them hums.",
  "encounter.cantonica-ord-mantell-02.cantonica":
    "The croupier counts in an old trade tongue. If you follow it, the bank is beatable.",
  "encounter.cantonica-ord-mantell-02.ord-mantell":
    "Black gloves on the bar: the local syndicate wants a word about your docking fees.",
  "encounter.cantonica-ord-mantell-03.cantonica":
    "A free afternoon in the resort. The steam baths are warm and the coats hang unwatched.",
  "encounter.cantonica-ord-mantell-03.spa": "Take the baths",
  "encounter.cantonica-ord-mantell-03.pocket": "See to the coats",
  "encounter.cantonica-ord-mantell-03.ord-mantell":
    "Junkyard pilots race through a hulk with its lights off.",
  "encounter.cantonica-ord-mantell-03.race": "Take the outside lane",
  "encounter.cantonica-ord-mantell-03.rest": "Stay and patch the hull",
  "encounter.cantonica-ord-mantell-04.cantonica":
    "You find a guest card of the jewellers’ house. It is good for one purchase.",
  "encounter.cantonica-ord-mantell-04.ord-mantell":
    "The ring has no ropes and the champion no neck. The crowd chants your name anyway.",
  "encounter.cantonica-ord-mantell-05.cantonica":
    "A talent scout pays for a full table, or points you to someone worth knowing.",
  "encounter.cantonica-ord-mantell-05.ord-mantell":
    "A merchant owes a favour to whoever talks the longest.",
  "encounter.cantonica-ord-mantell-06.cantonica":
    "The fathiers are led to the gate. The one nobody looks at is looking at you.",
  "encounter.cantonica-ord-mantell-06.bet": "Bet on it",
  "encounter.cantonica-ord-mantell-06.ride": "Ride it",
  "encounter.cantonica-ord-mantell-06.ord-mantell":
    "A mercenary company owes wages to its dead. They are paid to whoever answers to the name.",
  "encounter.cantonica-ord-mantell-07.cantonica":
    "An arms dealer’s yacht needs a fourth for cards. Preferably one who loses politely.",
  "encounter.cantonica-ord-mantell-07.lose": "Lose politely",
  "encounter.cantonica-ord-mantell-07.win": "Win anyway",
  "encounter.cantonica-ord-mantell-07.ord-mantell":
    "A minefield from some old war lies between you and a cheap depot. The depot counts on it.",
  "encounter.cantonica-ord-mantell-08.cantonica":
    "A jeweller weighs your purse on a very small scale, and your manners on a smaller one.",
  "encounter.cantonica-ord-mantell-08.ord-mantell":
    "Two hunters hold one prisoner by an arm each and ask you to be the judge.",
  "encounter.cantonica-ord-mantell-08.judge": "Toss a coin",
  "encounter.cantonica-ord-mantell-08.claim": "Claim the prisoner",
  "encounter.cantonica-ord-mantell-09.cantonica":
    "A croupier retires tonight and leaves you his sleeves.",
  "encounter.cantonica-ord-mantell-09.ord-mantell":
    "The depot lift still works, provided that somebody is the motor.",
  "encounter.cantonica-ord-mantell-10.cantonica":
    "The valet brings the wrong ship round. It is a much better one.",
  "encounter.cantonica-ord-mantell-10.honest": "Say so, and be tipped",
  "encounter.cantonica-ord-mantell-10.joyride": "Take it round the bay",
  "encounter.cantonica-ord-mantell-10.ord-mantell":
    "A recruiter buys drinks for full crews and introductions for empty ones.",
  "encounter.cantonica-ord-mantell-11.cantonica":
    "Police in white gloves would like to see your parking licence. The fine is whatever you carry.",
  "encounter.cantonica-ord-mantell-11.ord-mantell":
    "The auction of confiscated arms has one bidder too many. Everyone is holding the goods.",
  "encounter.cantonica-ord-mantell-12.cantonica":
    "A countess hires an arm to be seen on. The other half of the work is being shot at.",
  "encounter.cantonica-ord-mantell-12.arm": "Offer your arm",
  "encounter.cantonica-ord-mantell-12.ord-mantell":
    "The scrapyard dog is older than the wreck it guards, and cleverer than the last four visitors.",
  "encounter.cantonica-ord-mantell-13.cantonica":
    "In the boxes of the opera nobody watches the stage. You borrow a pair of glasses.",
  "encounter.cantonica-ord-mantell-13.ord-mantell":
    "A syndicate bookkeeper has mislaid a ledger and looks at you as if you were a shelf.",
  "encounter.cantonica-ord-mantell-14.cantonica":
    "A stable boy has opened all the gates. The boulevard is full of hooves and abandoned handbags.",
  "encounter.cantonica-ord-mantell-14.clear": "Stop the herd",
  "encounter.cantonica-ord-mantell-14.loot": "See to the handbags",
  "encounter.cantonica-ord-mantell-14.ord-mantell":
    "Smugglers want a lookout who can tell a customs droid a long story.",
  "encounter.cantonica-ord-mantell-15.cantonica":
    "Your unpaid bill from last year hangs framed above the bar. It has become a conversation piece.",
  "encounter.cantonica-ord-mantell-15.buy": "Pay it, and be introduced",
  "encounter.cantonica-ord-mantell-15.laugh": "Ask for your share of the fame",
  "encounter.cantonica-ord-mantell-15.ord-mantell":
    "A veteran throws knives at a door with somebody’s outline on it. It is about your size.",
  "encounter.cantonica-ord-mantell-15.learn": "Stand there, for a bet",
  "encounter.cantonica-ord-mantell-16.cantonica":
    "A slicer offers to read the wheel’s mind. The wheel belongs to people who read minds back.",
  "encounter.cantonica-ord-mantell-16.ord-mantell":
    "Somebody has painted your hull number on a practice target. Now they want the real thing.",
  "encounter.cantonica-ord-mantell-17.cantonica":
    "An imported beach beside an imported sea. The sunburn is all yours.",
  "encounter.cantonica-ord-mantell-17.ord-mantell":
    "A crate of droids is sold for parts. One of them asks, very politely, not to be.",
  "encounter.cantonica-ord-mantell-17.strip": "Take the parts",
  "encounter.cantonica-ord-mantell-17.free": "Let the polite one walk",
  "encounter.cantonica-ord-mantell-18.cantonica":
    "A stranger wins the pot of the month and wants witnesses. Everybody in the room is paid to cheer.",
  "encounter.cantonica-ord-mantell-18.ord-mantell":
    "A courier with a limp gives you his bag. “Nal Hutta,” he says. “Yesterday.”",
  "encounter.cantonica-ord-mantell-18.take": "Take the bag",
  "encounter.cantonica-ord-mantell-19.cantonica":
    "An old gambler bets that you cannot sit through one hand without touching your cards.",
  "encounter.cantonica-ord-mantell-19.ord-mantell":
    "A gang has put a gate across the lane and a child in the booth. The child gives no change.",
  "encounter.cantonica-ord-mantell-19.toll": "Pay the toll",
  "encounter.cantonica-ord-mantell-19.run": "Go through the gate",
  "encounter.cantonica-ord-mantell-20.cantonica":
    "At the last table nobody stakes money any more. They stake whoever came in with them.",
  "encounter.cantonica-ord-mantell-20.stake": "Sit down with your crew",
  "encounter.cantonica-ord-mantell-20.ord-mantell":
    "The war memorial is for sale by the name. Some of the names would pay to stay on it.",
} as const;
