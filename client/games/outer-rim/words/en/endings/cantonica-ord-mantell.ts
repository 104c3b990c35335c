/** How the stories of Cantonica and Ord Mantell end. */
export const cantonicaOrdMantell = {
  "encounter.cantonica-ord-mantell-01.bet.lucky":
    "The ball finds your number as if it had been told. The stranger takes back the chip and keeps a ring for luck.",
  "encounter.cantonica-ord-mantell-01.bet.even":
    "The house calls it a draw and looks pleased about it. You have your stake and a story.",
  "encounter.cantonica-ord-mantell-01.bet.unlucky":
    "The wheel stops one short. It has had a lot of practice.",
  "encounter.cantonica-ord-mantell-01.ord-mantell.pass":
    "The humming one holds a crate marked for an armory, and no armory for parsecs. You buy it at the price of scrap.",
  "encounter.cantonica-ord-mantell-01.ord-mantell.fail":
    "It hums a little higher, then no more. The scrapper lends you a bucket for your landing gear.",
  "encounter.cantonica-ord-mantell-02.cantonica.pass":
    "You answer the croupier in her own grandmother’s dialect. She lets you win once, for the accent.",
  "encounter.cantonica-ord-mantell-02.cantonica.fail":
    "You follow it perfectly until seven. After seven there are two words, and you took the wrong one.",
  "encounter.cantonica-ord-mantell-02.ord-mantell.yes.pass":
    "The gloves leave by the window, one after the other. The fees turn out to be negotiable.",
  "encounter.cantonica-ord-mantell-02.ord-mantell.yes.fail":
    "They have their word, and it is a short one. You remember it in the ribs.",
  "encounter.cantonica-ord-mantell-02.ord-mantell.no":
    "They only wanted to say that you owe nothing. They seem as surprised as you, and stand you a drink.",
  "encounter.cantonica-ord-mantell-03.spa.done":
    "You sleep through two card games and a robbery. Nothing aches any more, not even the conscience.",
  "encounter.cantonica-ord-mantell-03.pocket.pass":
    "Rich people keep small change in large amounts. You leave them the coats.",
  "encounter.cantonica-ord-mantell-03.pocket.fail":
    "One of the coats has somebody in it, asleep until now. The doorman knows how to hold an arm.",
  "encounter.cantonica-ord-mantell-03.race.pass":
    "You come out of the hulk first and backwards. They pay, and ask how the second part is done.",
  "encounter.cantonica-ord-mantell-03.race.fail":
    "The outside lane has a bulkhead in it. It was inside last year.",
  "encounter.cantonica-ord-mantell-03.rest.done":
    "The losers sell you their spare plates, still warm. They fit well enough.",
  "encounter.cantonica-ord-mantell-04.ord-mantell.pass":
    "He goes down like a tax office and gets up grateful: nobody had asked him to stop before. He carries your bags to the ship, then his own.",
  "encounter.cantonica-ord-mantell-04.ord-mantell.fail":
    "The crowd goes on chanting your name while you look for it.",
  "encounter.cantonica-ord-mantell-05.cantonica.yes":
    "The scout counts your people twice and pays for every plate. One of them gets a card and does not show it.",
  "encounter.cantonica-ord-mantell-05.cantonica.no":
    "“You want that one,” says the scout, and points without lifting the hand.",
  "encounter.cantonica-ord-mantell-05.ord-mantell.pass":
    "After the third hour he begins to agree with you. After the fourth he opens the back room.",
  "encounter.cantonica-ord-mantell-05.ord-mantell.fail":
    "He talks longer. By evening the whole dock knows what you said about the dock.",
  "encounter.cantonica-ord-mantell-06.bet.lucky":
    "It wins by a nose, and looks over at you as it does.",
  "encounter.cantonica-ord-mantell-06.bet.unlucky":
    "It looks at you through the whole race. That is how it loses.",
  "encounter.cantonica-ord-mantell-06.ride.pass":
    "You hold on to an ear and are first at everything, including the fence. The owners pay to have it back.",
  "encounter.cantonica-ord-mantell-06.ride.fail": "It had been looking at someone behind you.",
  "encounter.cantonica-ord-mantell-06.ord-mantell.pass":
    "You answer to the name, and to the widow’s questions. She signs, without believing you, and wishes you luck.",
  "encounter.cantonica-ord-mantell-06.ord-mantell.fail":
    "Three others answer, too. You are charged for the funeral.",
  "encounter.cantonica-ord-mantell-07.lose.done":
    "You lose like someone who could afford it. Before midnight you have been recommended to people you had only read about.",
  "encounter.cantonica-ord-mantell-07.win.pass":
    "The dealer pays at once and laughs a little late. You do not stay for the toast.",
  "encounter.cantonica-ord-mantell-07.win.fail":
    "There are five cards like that in the deck, and you played the sixth. You swim back.",
  "encounter.cantonica-ord-mantell-07.ord-mantell.pass":
    "You come in along the one line nobody bothered to mine. The storekeeper sighs and opens the catalogue.",
  "encounter.cantonica-ord-mantell-07.ord-mantell.fail": "It was not such an old war after all.",
  "encounter.cantonica-ord-mantell-08.cantonica.yes":
    "Both scales agree. A tray is brought out from under the counter, and a chair.",
  "encounter.cantonica-ord-mantell-08.cantonica.no":
    "The jeweller gives you something for the road, so that you will be on it.",
  "encounter.cantonica-ord-mantell-08.judge.done":
    "The coin comes down on its edge. While they stare at it the prisoner slips you a letter: somebody on Naboo will be glad of it.",
  "encounter.cantonica-ord-mantell-08.claim.pass":
    "You take the prisoner, and the prisoner takes the first bounty office at a run. You are paid for both.",
  "encounter.cantonica-ord-mantell-08.claim.fail": "The hunters agree about something at last.",
  "encounter.cantonica-ord-mantell-09.cantonica.pass":
    "The sleeves remember everything. You only have to keep your hands out of the way.",
  "encounter.cantonica-ord-mantell-09.cantonica.fail":
    "A card falls out that is no longer printed. They count your fingers afterwards, all of them.",
  "encounter.cantonica-ord-mantell-09.ord-mantell.pass":
    "You are the motor for nine floors. On the tenth somebody left a crate with no name on it.",
  "encounter.cantonica-ord-mantell-09.ord-mantell.fail":
    "Between the sixth and the seventh floor the motor lets go.",
  "encounter.cantonica-ord-mantell-10.honest.done":
    "The valet turns pale, thanks you, and presses a note into your hand that was meant for the owner.",
  "encounter.cantonica-ord-mantell-10.joyride.pass":
    "Twice round the bay, and a wager with a yacht. You return it with more fuel than it had.",
  "encounter.cantonica-ord-mantell-10.joyride.fail":
    "The owner is aboard, in the bath. The fine includes the towel.",
  "encounter.cantonica-ord-mantell-10.ord-mantell.yes":
    "Your crew drinks the recruiter under his own table. He pays out of respect.",
  "encounter.cantonica-ord-mantell-10.ord-mantell.no":
    "He looks at your empty table and nods toward the next one.",
  "encounter.cantonica-ord-mantell-11.cantonica.pass":
    "You quote the bay ordinance by paragraph. They salute, and give you a parking spot somebody else paid for.",
  "encounter.cantonica-ord-mantell-11.cantonica.fail":
    "You have the licence. It is for the other ocean.",
  "encounter.cantonica-ord-mantell-11.ord-mantell.pass":
    "When the smoke clears you are the only bidder. The auctioneer, under his desk, knocks it down to you.",
  "encounter.cantonica-ord-mantell-11.ord-mantell.fail": "You are outbid, at close range.",
  "encounter.cantonica-ord-mantell-12.arm.done":
    "The evening is charming and the shot goes low. The countess pays for both halves.",
  "encounter.cantonica-ord-mantell-12.ord-mantell.pass":
    "You sit down and wait until the dog is bored. It leads you to what it had been sitting on.",
  "encounter.cantonica-ord-mantell-12.ord-mantell.fail": "You become the fifth.",
  "encounter.cantonica-ord-mantell-13.ord-mantell.yes":
    "He lets you read the page with your name on it. It is a good page, and pays a dividend.",
  "encounter.cantonica-ord-mantell-13.ord-mantell.no.pass":
    "It was on the shelf behind him, under T for treason. He remembers who did not look inside.",
  "encounter.cantonica-ord-mantell-13.ord-mantell.no.fail":
    "You find it, open. He closes it, and your account.",
  "encounter.cantonica-ord-mantell-14.clear.pass":
    "You stand in the boulevard with your arms out and the herd decides to believe you. There will be a song.",
  "encounter.cantonica-ord-mantell-14.clear.fail": "The herd has not heard of you.",
  "encounter.cantonica-ord-mantell-14.loot.pass": "You return two handbags, for the look of it.",
  "encounter.cantonica-ord-mantell-14.loot.fail":
    "One of the handbags is chained to a very angry duke.",
  "encounter.cantonica-ord-mantell-14.ord-mantell.pass":
    "The customs droid asks what happens next, and next, and next. Your share is a crate, no questions included.",
  "encounter.cantonica-ord-mantell-14.ord-mantell.fail":
    "The droid has heard that one. It calls a friend with a ship.",
  "encounter.cantonica-ord-mantell-15.buy.done":
    "The bill comes down and a glass goes up. By the third round you have met everyone it was shown to.",
  "encounter.cantonica-ord-mantell-15.laugh.pass":
    "The barkeeper finds the idea so good that he prints copies. You sign forty.",
  "encounter.cantonica-ord-mantell-15.laugh.fail": "He adds the frame to the bill.",
  "encounter.cantonica-ord-mantell-15.learn.pass":
    "You do not blink, and the outline is yours from now on. The veteran bows; nobody has seen him do that.",
  "encounter.cantonica-ord-mantell-15.learn.fail": "It was a little narrow at the shoulder.",
  "encounter.cantonica-ord-mantell-16.cantonica.pass":
    "The wheel thinks of a number; so do you. The man who wired it asks very quietly whether your ship has room.",
  "encounter.cantonica-ord-mantell-16.cantonica.fail": "The wheel stops, turns, and points at you.",
  "encounter.cantonica-ord-mantell-16.ord-mantell.pass":
    "You hand them back their target with the centre missing. They settle the bet.",
  "encounter.cantonica-ord-mantell-16.ord-mantell.fail": "They are better at the real thing.",
  "encounter.cantonica-ord-mantell-17.strip.done":
    "Two of them fit your cooling system. The polite one watches and says nothing more.",
  "encounter.cantonica-ord-mantell-17.free.done":
    "It thanks you, walks out, and tells others who let it. Some of them have a cause.",
  "encounter.cantonica-ord-mantell-18.take.done":
    "The bag is light and ticks now and then. You decide that it is a clock.",
  "encounter.cantonica-ord-mantell-19.cantonica.pass":
    "You keep your hands in your pockets and lose by a mile. He is so pleased that he writes you a letter of introduction.",
  "encounter.cantonica-ord-mantell-19.cantonica.fail": "You only wanted to straighten them.",
  "encounter.cantonica-ord-mantell-19.toll.done":
    "The child bites the coin, lifts the gate and waves. It is the best-run office on the planet.",
  "encounter.cantonica-ord-mantell-19.run.pass":
    "The gate was mostly paint. Behind it lies what the others paid.",
  "encounter.cantonica-ord-mantell-19.run.fail":
    "The gate was mostly durasteel. The child writes down your number, in crayon.",
  "encounter.cantonica-ord-mantell-20.stake.lucky":
    "You win somebody’s navigator and send him home. The pot you keep.",
  "encounter.cantonica-ord-mantell-20.stake.even":
    "Everyone leaves with whoever they came with. That counts as a good night here.",
  "encounter.cantonica-ord-mantell-20.stake.unlucky":
    "Nobody speaks while the chair beside you is moved to the other side.",
  "encounter.cantonica-ord-mantell-20.ord-mantell.pass":
    "One of the dead pays you to leave him on it, and tells you who else is not.",
  "encounter.cantonica-ord-mantell-20.ord-mantell.fail":
    "You read it from top to bottom. It is longer than you remembered.",
} as const;
