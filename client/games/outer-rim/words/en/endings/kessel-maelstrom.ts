/** How the stories of Kessel and the Maelstrom end. */
export const kesselMaelstrom = {
  "encounter.kessel-maelstrom-01.kessel.pass":
    "You hold it until the whistle. The shift pays you in ore and somebody’s dinner.",
  "encounter.kessel-maelstrom-01.kessel.fail": "You let go a little before the cable does.",
  "encounter.kessel-maelstrom-01.maelstrom.through":
    "The storm lets go of you with a sound like a purse snapping shut.",
  "encounter.kessel-maelstrom-02.free.pass":
    "They walk past the guard on tiptoe, all forty. The songs about it begin before you have left.",
  "encounter.kessel-maelstrom-02.free.fail": "The guard was resting his eyes, not his ears.",
  "encounter.kessel-maelstrom-02.look-away.done":
    "The purse is heavier than it looks. So is the walk to the ship.",
  "encounter.kessel-maelstrom-02.maelstrom.pass":
    "You offer it the full price in its own protocol. It turns up its panel and lets you pick.",
  "encounter.kessel-maelstrom-02.maelstrom.fail": "It adds you to the list, by the part.",
  "encounter.kessel-maelstrom-03.kessel.yes": "Your hold says nothing, for a fee.",
  "encounter.kessel-maelstrom-03.kessel.no":
    "By morning your hold is full and the foreman has never met you.",
  "encounter.kessel-maelstrom-03.maelstrom.pass":
    "The computer apologises in the third hour. You are now in an atlas.",
  "encounter.kessel-maelstrom-03.maelstrom.fail":
    "The computer does not say that it told you so. It rings a small bell.",
  "encounter.kessel-maelstrom-04.kessel.pass":
    "It is on no list, so nobody can miss it. Somebody misses it anyway, in general terms.",
  "encounter.kessel-maelstrom-04.kessel.fail":
    "The vat has its own guards. They are not on any list, either.",
  "encounter.kessel-maelstrom-04.kessel.fail.pass":
    "You take the spoon they were eating with. It was silver.",
  "encounter.kessel-maelstrom-04.kessel.fail.fail":
    "They make a small list after all, of what you had on you.",
  "encounter.kessel-maelstrom-05.kessel.pass":
    "You are collected. There is a card, and a modest allowance.",
  "encounter.kessel-maelstrom-05.kessel.fail": "You are collected with the debts.",
  "encounter.kessel-maelstrom-05.maelstrom.pass":
    "He had not expected you to come out shooting. Nobody comes out anything.",
  "encounter.kessel-maelstrom-05.maelstrom.fail":
    "He waits where he has always waited, and it works.",
  "encounter.kessel-maelstrom-06.kessel.pass":
    "You trade it upward, soup by soup, to the director’s table.",
  "encounter.kessel-maelstrom-06.kessel.fail":
    "You drink the evidence. It is hot in the wrong way.",
  "encounter.kessel-maelstrom-06.maelstrom.pass":
    "When it turns, the other side has doors. You leave with a crate before it dreams again.",
  "encounter.kessel-maelstrom-06.maelstrom.fail": "It turns over onto you.",
  "encounter.kessel-maelstrom-07.carry.pass":
    "Upstairs somebody reads it aloud, by mistake, to the shareholders. Below they learn your name.",
  "encounter.kessel-maelstrom-07.carry.fail":
    "You meet the last one who did. He shows you the pick.",
  "encounter.kessel-maelstrom-07.sell.done": "Each name has its price. The crosses are cheaper.",
  "encounter.kessel-maelstrom-07.maelstrom.pass":
    "You answer to the old name. It opens a locker only that name could open.",
  "encounter.kessel-maelstrom-07.maelstrom.fail": "It wants to know where you buried them.",
  "encounter.kessel-maelstrom-08.kessel.pass":
    "You lead everyone out, desk by desk. They insist on back pay for you, too.",
  "encounter.kessel-maelstrom-08.kessel.fail":
    "The payroll office is holding up the roof. You lean on the wrong desk.",
  "encounter.kessel-maelstrom-08.maelstrom.pass":
    "You fly past all of them, very slowly, like something not worth the chewing. Nobody believes the number of eyes.",
  "encounter.kessel-maelstrom-08.maelstrom.fail": "It had a mouth as well.",
  "encounter.kessel-maelstrom-09.maelstrom.pass":
    "You drink it dry with the sparks politely waiting. The engine has not sounded like this since it was stolen.",
  "encounter.kessel-maelstrom-09.maelstrom.fail": "One spark did not wait.",
  "encounter.kessel-maelstrom-10.talk.pass":
    "You move an amendment. The committee dissolves into subcommittees, and the largest delegate follows you out.",
  "encounter.kessel-maelstrom-10.talk.fail": "You are declared out of order, by hand.",
  "encounter.kessel-maelstrom-10.smash.pass":
    "Management pays. The machines that sweep up look at you for a long time.",
  "encounter.kessel-maelstrom-10.smash.fail": "The motion is carried, and so are you.",
  "encounter.kessel-maelstrom-10.maelstrom.pass": "You are neat, too. The calm place has a cellar.",
  "encounter.kessel-maelstrom-10.maelstrom.fail": "He adds your plating to the fence.",
  "encounter.kessel-maelstrom-11.taste.lucky":
    "You see the price of everything for an hour, and sell quickly.",
  "encounter.kessel-maelstrom-11.taste.even": "You taste nothing and describe it well.",
  "encounter.kessel-maelstrom-11.taste.unlucky": "The straps were for comfort. The spoon was not.",
  "encounter.kessel-maelstrom-11.maelstrom.pass":
    "The corrections are coordinates. Somebody has been hiding in your grammar.",
  "encounter.kessel-maelstrom-11.maelstrom.fail": "It corrects the hull, too.",
  "encounter.kessel-maelstrom-12.feed.done":
    "Between soup and pudding he draws nine faces. The cook, who is on one side or the other, nods at you.",
  "encounter.kessel-maelstrom-12.trick.pass":
    "Everyone eats, you are paid, and nobody draws anything.",
  "encounter.kessel-maelstrom-12.trick.fail": "The cook counts his keys with a ladle.",
  "encounter.kessel-maelstrom-12.maelstrom.through":
    "Courage first, then engine; the compass can catch up. They will print it on a mug.",
  "encounter.kessel-maelstrom-13.kessel.pass":
    "The winner takes your hand at the end, and gives it back. The guards pay up.",
  "encounter.kessel-maelstrom-13.kessel.fail": "Second prize was not to be you.",
  "encounter.kessel-maelstrom-13.open.pass":
    "An heiress, a temper, and a letter to whoever was slowest. You were not.",
  "encounter.kessel-maelstrom-13.open.fail": "Whoever it was had been knocking with a wrench.",
  "encounter.kessel-maelstrom-13.tow.done":
    "The knocking goes on all the way to the yard. So does the meter.",
  "encounter.kessel-maelstrom-14.kessel.yes.yes":
    "You describe only trees. He pays, and puts in a word with the people who own the other half.",
  "encounter.kessel-maelstrom-14.kessel.yes.no":
    "You describe only trees, twice. He pays for each.",
  "encounter.kessel-maelstrom-14.kessel.no.pass":
    "You walk him to the lake by the long way. He never smells the mine.",
  "encounter.kessel-maelstrom-14.kessel.no.fail":
    "The wind turns. So do several people who had been paid to stand upwind.",
  "encounter.kessel-maelstrom-14.maelstrom.pass":
    "You open the engine room door in time, and the far one. It leaves a carat or two behind.",
  "encounter.kessel-maelstrom-14.maelstrom.fail":
    "It leaves through the engine. Parts of the ship go with it; others only want to.",
  "encounter.kessel-maelstrom-15.kessel.pass":
    "You bring it in on gravel and prayers, four minutes early. They pay for the four minutes.",
  "encounter.kessel-maelstrom-15.kessel.fail": "You leave it in the same minute.",
  "encounter.kessel-maelstrom-15.board.pass":
    "In the lounge every cup is full but one. Beside the empty one lies what they were drinking to.",
  "encounter.kessel-maelstrom-15.board.fail": "Whoever drank it is looking for you.",
  "encounter.kessel-maelstrom-15.strip.done": "You leave one lamp on, out of manners.",
  "encounter.kessel-maelstrom-16.kessel.pass":
    "You work out the code. It is the combination of a safe, and an apology.",
  "encounter.kessel-maelstrom-16.kessel.fail":
    "You knock as well. Now there are three of you and no door.",
  "encounter.kessel-maelstrom-16.maelstrom.pass":
    "You let yourself go first. It saves the rest of the day.",
  "encounter.kessel-maelstrom-16.maelstrom.fail": "You both swerve the same way.",
  "encounter.kessel-maelstrom-17.pay.done":
    "He works fast and hums. The queue forgives you, nearly.",
  "encounter.kessel-maelstrom-17.assist.pass":
    "You hold it steady through six operations, the last of them yours. He shares the day’s coins.",
  "encounter.kessel-maelstrom-17.assist.fail": "You look. One should not look.",
  "encounter.kessel-maelstrom-18.kessel.yes.pass":
    "The figures agree the second time, in your favour, and they like a tidy hand.",
  "encounter.kessel-maelstrom-18.kessel.yes.fail":
    "They count the crates a third time and keep the difference.",
  "encounter.kessel-maelstrom-18.kessel.no":
    "All ten fingers. They trust you with a crate, to see whether it stays that way.",
  "encounter.kessel-maelstrom-18.maelstrom.pass":
    "You fly it once forwards and once with your eyes open. They buy the second version.",
  "encounter.kessel-maelstrom-18.maelstrom.fail": "The new one is hungry as well.",
  "encounter.kessel-maelstrom-19.reach.pass":
    "You come out with the purse and all your rings, of which you had none.",
  "encounter.kessel-maelstrom-19.reach.fail": "It is slow, but it does not stop.",
  "encounter.kessel-maelstrom-19.guide.done":
    "They follow your lamp in single file and say thank you in order of rank.",
  "encounter.kessel-maelstrom-19.leave.done":
    "“Weight,” you explain, as the crates come across. They learn about weight later.",
  "encounter.kessel-maelstrom-20.up.pass":
    "The lift doors open on the mine office and forty picks. There will be a day named after this, below.",
  "encounter.kessel-maelstrom-20.up.fail": "The lift stops between levels, to think.",
  "encounter.kessel-maelstrom-20.down.done":
    "Down is quicker, warmer and paid. You do not look at the other lift.",
} as const;
