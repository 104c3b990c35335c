/** How jobs and other databank cards end. */
export const databankEndings = {
  "smuggling.deliver-and-lose.done":
    "The delivery is made. Somebody’s good opinion of you goes with it.",
  "smuggling.keep.done":
    "The crates stay aboard. The stranger remembers their weight, and you remember the stranger.",
  "smuggling.deliver-cheaper.done":
    "You sell to the one who smiles. It is the cheapest smile of the three.",
  "smuggling.fight.pass": "You open the last crate for the buyer with their crowbar.",
  "smuggling.fight.fail": "They keep the crowbar. You keep the crates, and a lump.",
  "smuggling.discard.done": "When they get the lid open there is only the crate.",
  "databank.1c.focus.pass": "They search the ship next to yours, thoroughly.",
  "databank.1c.focus.fail":
    "They find nothing, twice, and write your name down for it. The crates stay aboard.",
  "databank.1c.blank.pass":
    "You set down in the buyer’s back yard. The police are still at the front door.",
  "databank.1c.blank.fail":
    "You circle until the buyer has gone home. The tower has taken notes, and the crates are still yours.",
  "databank.1d.crit.pass":
    "The list burns with the picket. The buyer applauds from the edge of the pad.",
  "databank.1d.crit.fail": "You come back with fewer panels and all of the crates.",
  "databank.1d.focus.pass": "You ask the officer to sign for it. He does.",
  "databank.1d.focus.fail":
    "You ask the officer to sign for it. He writes down your name instead, and the crates stay aboard.",
  "databank.1d.blank.yes": "You are on the list, on the good side. Somebody salutes the crates.",
  "databank.1d.blank.no.pass":
    "They inspect the galley for an hour. The crates walk past them on somebody else’s shoulders.",
  "databank.1d.blank.no.fail":
    "They are not interested in the galley. You close the hold in time, and they add you to the list.",
  "databank.40a.done":
    "On the fourth day the other chair stays empty. Somebody carries your winnings behind you, in two buckets.",
  "databank.40b.done":
    "Yours were the better manners. They count the deck after you have left, and find it short of nothing.",
  "databank.41a.fail": "They send you home with nothing but the handshake.",
  "databank.41b.fail": "The door is closed softly. It is the softness you remember.",
  "databank.42a.done":
    "In the eleventh minute you are on the pier, out of breath, with the bag. Habit looks the other way.",
  "databank.42a.fail": "The badge is last year’s. They are very kind about it, at the door.",
  "databank.42b.done":
    "You leave by the ladder. The droids count on, one short, and call it a night.",
  "databank.42b.fail": "One of the droids asks why you carry a ladder.",
  "databank.43a.done":
    "The bridge is yours, and the coffee on it. You turn the freighter round without spilling.",
  "databank.43a.fail": "Their plan was better. You leave through the hole you made.",
  "databank.43b.done":
    "You sign on the line above theirs. The freighter cannot tell the difference.",
  "databank.43b.fail": "They have a stamp as well.",
  "databank.44a.done":
    "You come up in the kitchens with a sack of somebody’s savings and soup in your hair.",
  "databank.44a.fail": "The last pipe leads to the throne.",
  "databank.44b.done": "You leave it a ham, for Tuesday, and take the rest.",
  "databank.44b.fail": "The lock is new and the beast is not patient.",
  "databank.45a.done":
    "It is sold to you, in the end, by everyone’s lying on the floor. It is smaller than its fame.",
  "databank.45a.fail": "The doorman buys it.",
  "databank.45b.done": "You take the one that the alarm looked at.",
  "databank.45b.fail": "You have stolen a very good glass.",
  "databank.46a.done":
    "The storm spits you out ahead of your own signal. You do not write the shortcut down, either.",
  "databank.46a.fail":
    "It never gets as far as the storm. The dock has questions, and the crates are heavy.",
  "databank.46b.done":
    "It was alive, it was long, and it is behind you. Somebody will say that they did it in fewer.",
  "databank.46b.fail": "The load is heavier than you, and stays.",
  "databank.47a.done":
    "You surface with an old thing in your arms, still wet and faintly reciting.",
  "databank.47a.fail": "You begin with the second verse. The door is offended for a century.",
  "databank.47b.done":
    "She lowers the rifle when you call it by its right name. “Dust it,” she says.",
  "databank.47b.fail": "She knew the distance to you as well.",
  "databank.50a.done":
    "Four levels up, and the humming has become singing. Nobody in the shaft looks up in time.",
  "databank.50b.done": "One minute fifty. You carry two.",
  "databank.50b.fail": "At two minutes and one second somebody counts.",
  "databank.51a.done": "You buy a round and watch who drinks it with the right.",
  "databank.51b.done": "The good copy goes to the third side. You are thanked by two of them.",
  "databank.51b.fail": "The good copy was about you.",
  "databank.55a.done": "Two small fires, one minute, a very quiet sky.",
  "databank.55a.fail": "One of the relays is still laughing.",
  "databank.55b.done":
    "By morning the planet has nothing to say. People in the street lower their voices.",
  "databank.55b.fail": "It plays your favourite song, and where it comes from.",
  "databank.57a.done": "It was not personal, and it was quick. The gear fits.",
  "databank.57a.fail": "It becomes personal.",
  "databank.57b.done": "“Thank you,” you say. An honest robbery ends with one.",
  "databank.57b.fail": "They show you. There is a third hand.",
  "databank.58a.done": "You leave smelling of home, with what you came for under the coat.",
  "databank.58a.fail": "The coat’s owner is also down here.",
  "databank.58b.done": "You sit. She nods. It is wetter than it looked, and worth it.",
  "databank.58b.fail": "The drain leads out. It leads out very slowly.",
  "databank.59a.done": "Six. The sail goes up like a second sunset and the barge stops being one.",
  "databank.59a.fail": "Five.",
  "databank.59b.done": "The band stops.",
  "databank.59b.fail": "The band takes requests, and the guards make one.",
  "databank.60a.done":
    "You leave the hand, take the purse, and it is a while before either is missed.",
  "databank.60a.fail": "The hand takes your wrist.",
  "databank.60b.done": "It was yours. The bag, also.",
  "databank.60b.fail": "You walk away with your own bag, and theirs walks away with more.",
  "databank.61a.done":
    "You cross the line with one engine burning and the flag in your teeth. A whole desert shouts your name, more or less.",
  "databank.61a.fail": "The canyon was narrower again.",
  "databank.61b.done":
    "There is a silence at the finish, then one child cheering, then all of them.",
  "databank.61b.fail": "The couplings let go in front of the good seats.",
  "databank.63a.fail": "The screen is switched off. That is worse than anything it showed.",
  "databank.64a.done": "You hand it over with both hands and a smile. It stops ticking in theirs.",
  "databank.64a.fail": "The client denies ever having had a suitcase, or a client.",
  "databank.64b.done": "It is the one who is not looking for anybody.",
  "databank.64b.fail": "You give the password to a tourist. She knows the answer, from a film.",
  "databank.65a.done": "You tell it a story and it goes back to blinking.",
  "databank.65a.fail": "It has heard enough.",
  "databank.65b.done": "“That will do,” it says, and opens the hatch, and the lane.",
  "databank.65b.fail": "It asks again. It will go on asking.",
  "databank.66a.done": "On landing nobody says anything about the seventh. That is the praise.",
  "databank.66a.fail": "Seven ships fly as one.",
  "databank.66b.done": "They close up round you as if it had always been your place.",
  "databank.67a.done": "It arrives before his brothers, in small coins.",
  "databank.67a.fail": "His brothers arrive first.",
  "databank.67b.done": "The cousin pays, with a tip, for the way you ask.",
  "databank.67b.fail": "The cousin folds the bill very small.",
  "databank.68a.done": "The address answers. It had given up hoping for a reader.",
  "databank.68a.fail": "You laugh at the joke for an hour and never get to the address.",
  "databank.68b.done": "With the spelling put back, it makes sense.",
  "databank.68b.fail": "You seal it again, corrected, unread.",
  "databank.70a.done": "Five short words. The ear turns, and the rest of the head with it.",
  "databank.70b.done":
    "You leave the fish. It was the right answer, and the seventh course is yours to name.",
  "databank.71a.done": "Rain, says the file, and then everything else.",
  "databank.71b.done": "The ninth. Nobody real is born in that month.",
  "databank.72a.done": "At four the door is open, the kettle is on, and you are on the list.",
  "databank.72b.done": "It was bait. You sent somebody else’s flag through it.",
  "databank.94a.pass": "The friends reconsider whose friends they are.",
  "databank.94a.fail": "They shoot over the ramp, and then lower.",
} as const;
