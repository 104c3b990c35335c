/** How the stories of Tatooine and Nal Hutta end. */
export const tatooineNalHutta = {
  "encounter.tatooine-nal-hutta-01.race.pass":
    "You cross the line on one engine and somebody else’s paint. The purse is full of sand and money.",
  "encounter.tatooine-nal-hutta-01.race.fail": "The third turn is called the Dentist.",
  "encounter.tatooine-nal-hutta-01.bet.lucky":
    "The underdog wins because the others have stopped to fight.",
  "encounter.tatooine-nal-hutta-01.bet.unlucky":
    "The underdog is still out there. They have stopped looking.",
  "encounter.tatooine-nal-hutta-01.nal-hutta.yes.pass":
    "It was very bad, for the doorman. The hall grows quiet, and then polite.",
  "encounter.tatooine-nal-hutta-01.nal-hutta.yes.fail":
    "It closes the same way, with you on the other side.",
  "encounter.tatooine-nal-hutta-01.nal-hutta.no":
    "Good, then. You are mistaken for somebody expected, and paid before it comes out.",
  "encounter.tatooine-nal-hutta-02.tatooine.pass":
    "You lift one end of the sled. They find a lower price, and then pay you to put it down.",
  "encounter.tatooine-nal-hutta-02.tatooine.fail": "The price goes up with every pull.",
  "encounter.tatooine-nal-hutta-02.gift.done":
    "It is looked at, weighed and eaten. You are welcome here.",
  "encounter.tatooine-nal-hutta-02.joke.pass":
    "There is a silence, then a wet roar. Somebody pays you to stop before it happens again.",
  "encounter.tatooine-nal-hutta-02.joke.fail": "The toad was a relative.",
  "encounter.tatooine-nal-hutta-03.tatooine.pass":
    "You know the crest, and which cabin. The thing in the drawer has not seen light since the queen.",
  "encounter.tatooine-nal-hutta-03.tatooine.fail":
    "By night the wind covers it again, and part of your ramp.",
  "encounter.tatooine-nal-hutta-03.nal-hutta.yes":
    "Stamp, stamp. There is an advance on the second one; nobody told you.",
  "encounter.tatooine-nal-hutta-03.nal-hutta.no":
    "Nobody wanted it because of the picture. You have met worse.",
  "encounter.tatooine-nal-hutta-04.tatooine.pass":
    "The first noon is enough. You take home the other half of the duel.",
  "encounter.tatooine-nal-hutta-04.tatooine.fail": "You were ready for the second.",
  "encounter.tatooine-nal-hutta-05.tatooine.pass":
    "The list is short and one name on it is drinking next door.",
  "encounter.tatooine-nal-hutta-05.tatooine.fail": "Now you are on the list.",
  "encounter.tatooine-nal-hutta-05.nal-hutta.pass":
    "Old beasts like shade. You stand where the sun will not be in a minute, and collect.",
  "encounter.tatooine-nal-hutta-05.nal-hutta.fail": "The odds were right.",
  "encounter.tatooine-nal-hutta-06.tatooine.pass":
    "You fix it to give beer on holidays only. The farmer pays, the neighbours write to people they know.",
  "encounter.tatooine-nal-hutta-06.tatooine.fail": "Now it gives soup. You pay for the mugs.",
  "encounter.tatooine-nal-hutta-06.nal-hutta.pass":
    "By the eighth hour they would grant anything that ends. You ask in four words.",
  "encounter.tatooine-nal-hutta-06.nal-hutta.fail": "You speak in the ninth.",
  "encounter.tatooine-nal-hutta-07.ride.pass":
    "It goes downhill at last, and stops in town, in the town hall. They pay out of admiration.",
  "encounter.tatooine-nal-hutta-07.ride.fail": "It does not stop beside you the second time.",
  "encounter.tatooine-nal-hutta-07.trade.done":
    "The plates have somebody’s crest on them. You fit them inside out.",
  "encounter.tatooine-nal-hutta-07.nal-hutta.yes":
    "Your crate is counted three times and paid for twice.",
  "encounter.tatooine-nal-hutta-07.nal-hutta.no":
    "It is put into your arms before you can ask whose it is.",
  "encounter.tatooine-nal-hutta-08.tatooine.pass":
    "Nine shadows, eight walkers. You wait for the ninth, and it pays you to have seen nothing.",
  "encounter.tatooine-nal-hutta-08.tatooine.fail": "You had not counted the one behind you.",
  "encounter.tatooine-nal-hutta-08.gamble.lucky": "Green, by a tongue.",
  "encounter.tatooine-nal-hutta-08.gamble.even":
    "Both frogs stop to talk. The bank returns what it cannot keep.",
  "encounter.tatooine-nal-hutta-08.gamble.unlucky":
    "The green one is eaten by the other cousin. The human one.",
  "encounter.tatooine-nal-hutta-08.referee.done":
    "You hold the stakes with a straight face and both hands. They tip you for the face.",
  "encounter.tatooine-nal-hutta-09.tatooine.pass":
    "You sit down on it. The talking starts again, and somebody buys the round you won.",
  "encounter.tatooine-nal-hutta-09.tatooine.fail":
    "The stool is returned to its owner by way of you.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.pass":
    "The cousin is asleep on the right key. You leave him the wrong one.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.fail":
    "A very minor cousin can have a very loud bell.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.fail.pass":
    "The guards are minor, too. You leave as you came.",
  "encounter.tatooine-nal-hutta-09.nal-hutta.fail.fail":
    "You pay for the bell, the candles and the cousin’s nerves.",
  "encounter.tatooine-nal-hutta-10.nal-hutta.pass":
    "Page thirty-one: “owes”. They had hoped nobody would look there.",
  "encounter.tatooine-nal-hutta-10.nal-hutta.fail": "The verb was “pay”, and you were the subject.",
  "encounter.tatooine-nal-hutta-11.tatooine.pass":
    "They draw you on the chart, the right way up, which is rare.",
  "encounter.tatooine-nal-hutta-11.tatooine.fail":
    "They draw you on the chart, with a little cloud.",
  "encounter.tatooine-nal-hutta-11.kneel.done":
    "The present is opened at once. You may get up before the others.",
  "encounter.tatooine-nal-hutta-11.stand.done":
    "You look dangerous until supper. It is harder on the neck than kneeling.",
  "encounter.tatooine-nal-hutta-12.water.done":
    "You give half of it to the twelfth. The agent reports that as well.",
  "encounter.tatooine-nal-hutta-12.walk.pass":
    "You find the well by walking into it. The caravan pays for the splash.",
  "encounter.tatooine-nal-hutta-12.walk.fail": "The well was a mirage. The mirage had a queue.",
  "encounter.tatooine-nal-hutta-12.nal-hutta.yes":
    "You point, they carry. At the door they tip whoever pointed.",
  "encounter.tatooine-nal-hutta-12.nal-hutta.no.pass":
    "You take the heavy corner and do not let it show. The litter pays by weight.",
  "encounter.tatooine-nal-hutta-12.nal-hutta.no.fail": "You take the heavy corner on the foot.",
  "encounter.tatooine-nal-hutta-14.tatooine.pass":
    "You apologise first. The counter opens like an oasis.",
  "encounter.tatooine-nal-hutta-14.tatooine.fail": "You accept the first price out of politeness.",
  "encounter.tatooine-nal-hutta-14.nal-hutta.pass":
    "You die beautifully, four times. They ask for the fifth at half pay, and you are wise.",
  "encounter.tatooine-nal-hutta-14.nal-hutta.fail": "The hero had not read his contract.",
  "encounter.tatooine-nal-hutta-15.dig.pass":
    "You read the warning over the door as a list of contents.",
  "encounter.tatooine-nal-hutta-15.dig.fail": "It was a warning.",
  "encounter.tatooine-nal-hutta-15.sell.done":
    "“Beware” with an exclamation mark doubles the queue.",
  "encounter.tatooine-nal-hutta-15.talk.done":
    "The names are good and the slicer keeps one back, for next time.",
  "encounter.tatooine-nal-hutta-15.quiet.yes":
    "It is excellent tea. With the second cup comes a small errand, in writing.",
  "encounter.tatooine-nal-hutta-15.quiet.no":
    "It is excellent tea. The jailer mentions upstairs who drank it and who did not listen.",
  "encounter.tatooine-nal-hutta-16.tatooine.pass":
    "You leave by their window, with the notice they were working from.",
  "encounter.tatooine-nal-hutta-16.tatooine.fail":
    "They wanted the room, the luggage and the deposit.",
  "encounter.tatooine-nal-hutta-16.nal-hutta.pass":
    "You teach it a waltz. The organist’s boots come out in the third bar.",
  "encounter.tatooine-nal-hutta-16.nal-hutta.fail": "It prefers duets.",
  "encounter.tatooine-nal-hutta-18.ride.pass": "You win, and nobody explains the new stain either.",
  "encounter.tatooine-nal-hutta-18.ride.fail": "Now you could explain it.",
  "encounter.tatooine-nal-hutta-18.nal-hutta.pass":
    "You still do not know the game, but you are the champion of it, and the court likes a champion.",
  "encounter.tatooine-nal-hutta-18.nal-hutta.fail": "It turns out to be a game for two.",
  "encounter.tatooine-nal-hutta-19.tatooine.pass":
    "You keep the plank company and come back with a crate.",
  "encounter.tatooine-nal-hutta-19.tatooine.fail": "The shed was leaning on the plank.",
  "encounter.tatooine-nal-hutta-19.nal-hutta.pass":
    "You park it in two harbours. Both send flowers.",
  "encounter.tatooine-nal-hutta-19.nal-hutta.fail": "The harbour is longer now.",
  "encounter.tatooine-nal-hutta-20.tatooine.yes":
    "He corrects your news in two places and pays for the rest.",
  "encounter.tatooine-nal-hutta-20.tatooine.no":
    "“Third house, blue door,” he says. “Do not mention the coin.”",
  "encounter.tatooine-nal-hutta-20.spy.done":
    "They seat the wrong people together. It is the talk of two systems and your name is in it.",
  "encounter.tatooine-nal-hutta-20.warn.done":
    "The uncle moves one chair. The man who sits in it does not finish his soup, and it is not yours.",
} as const;
