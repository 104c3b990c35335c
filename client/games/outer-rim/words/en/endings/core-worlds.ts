/** How the stories of the Core Worlds end. */
export const coreWorlds = {
  "encounter.core-worlds-01.show.pass":
    "You are seen by everyone who matters, from the good side. By morning you are a trend.",
  "encounter.core-worlds-01.show.fail": "You are seen by the caterers, who send a bill.",
  "encounter.core-worlds-01.across.yes.pass":
    "You cross the Core between a cello and a case of hats.",
  "encounter.core-worlds-01.across.yes.fail": "The cello was a customs officer.",
  "encounter.core-worlds-01.across.no":
    "There is an orchestra, and a small cake with the liner’s name on it.",
  "encounter.core-worlds-02.core-worlds.pass":
    "Lot nine is labelled “doorstop”. You outbid the door.",
  "encounter.core-worlds-02.core-worlds.fail": "You buy the label.",
  "encounter.core-worlds-02.across.yes.pass":
    "You go through on the stroke of midnight, while it puts on its running shoes.",
  "encounter.core-worlds-02.across.yes.fail": "It is faster than it looks.",
  "encounter.core-worlds-02.toll.done":
    "You get a receipt, a stamp and the other side of the galaxy.",
  "encounter.core-worlds-03.core-worlds.yes":
    "You are paid in the open, at a counter, with a queue watching.",
  "encounter.core-worlds-03.core-worlds.no.pass":
    "In the dark all envelopes feel alike. You take the thick one.",
  "encounter.core-worlds-03.core-worlds.no.fail": "Somebody turns on the light.",
  "encounter.core-worlds-03.across.pass": "“Birthday,” you say. He clears you, and the lane sings.",
  "encounter.core-worlds-03.across.fail": "You cannot think of one.",
  "encounter.core-worlds-03.across.fail.yes":
    "He thinks of one, looks at your file, and calls a friend.",
  "encounter.core-worlds-03.across.fail.no": "He writes “lost” and waves you on, out of pity.",
  "encounter.core-worlds-04.core-worlds.pass":
    "You beat him with the ducks. He insists on introducing you to his minister.",
  "encounter.core-worlds-04.core-worlds.fail": "He had real cannons behind the swings.",
  "encounter.core-worlds-04.across.yes.pass":
    "You fly through as the exercise, and out as its result.",
  "encounter.core-worlds-04.across.yes.fail": "They are practising on you.",
  "encounter.core-worlds-04.across.no":
    "They open a lane, fire a salute by mistake, and pay for the paint.",
  "encounter.core-worlds-05.archive.pass":
    "The night watchman reads aloud to himself. You take notes.",
  "encounter.core-worlds-05.archive.fail": "You file yourself under T for trespass.",
  "encounter.core-worlds-05.collector.done": "He pays by the wound. You remember several.",
  "encounter.core-worlds-05.bribe.done":
    "The pilot does not read records twice. You cross with the lights off.",
  "encounter.core-worlds-05.across.no": "Clean enough, the pilot says, and sounds disappointed.",
  "encounter.core-worlds-06.across.pass": "The far end is open now.",
  "encounter.core-worlds-06.across.fail": "They have a table, a lamp and a list of what you carry.",
  "encounter.core-worlds-06.pay.done": "They give change. It is that kind of business.",
  "encounter.core-worlds-06.crate.done": "They do not open it. You almost warn them.",
  "encounter.core-worlds-07.across.yes":
    "A white glove moves. You are through before it comes down.",
  "encounter.core-worlds-07.give.done":
    "The clerk admires it, enters it as a gift, and enters you as a friend.",
  "encounter.core-worlds-08.core-worlds.pass":
    "The other senator’s aide is behind you with a better price, and a letter for Naboo.",
  "encounter.core-worlds-08.core-worlds.fail": "It was this senator.",
  "encounter.core-worlds-08.across.yes.pass":
    "You breathe out on the other side, all at once, with the whole convoy.",
  "encounter.core-worlds-08.across.yes.fail":
    "Somebody in the middle sneezes, and it is your reactor.",
  "encounter.core-worlds-08.across.no":
    "They count, and the number is right. There is a small fee for being a number.",
  "encounter.core-worlds-09.core-worlds.pass":
    "You correct volume three. She offers a fee, and takes her hat off to your boots.",
  "encounter.core-worlds-09.core-worlds.fail": "She corrects you, with page numbers.",
  "encounter.core-worlds-09.ticket.done":
    "Ships on either side, all asleep. In the morning it is another sky.",
  "encounter.core-worlds-09.stow.pass":
    "It is full of people who have never met. You add yourself.",
  "encounter.core-worlds-09.stow.fail":
    "Beneath the hold beneath the hold there is only the bilge.",
  "encounter.core-worlds-10.across.yes.pass":
    "It reads out a princess. You bow, with the whole ship.",
  "encounter.core-worlds-10.across.yes.fail": "It reads the old one, and the one before that.",
  "encounter.core-worlds-10.across.no":
    "It reads you out correctly. It is a pleasure to be oneself, once.",
  "encounter.core-worlds-11.suit.pass":
    "At the ball you are taken for a scandal from a good family. Everyone wants the next dance.",
  "encounter.core-worlds-11.suit.fail":
    "It is a beautiful suit. You are asked to bring more of the small sandwiches.",
  "encounter.core-worlds-11.doctor.done": "They patch the scar and misspell the name, on request.",
  "encounter.core-worlds-11.across.no":
    "They wheel you across, tuck you in, and wake you on the other side.",
  "encounter.core-worlds-12.core-worlds.pass":
    "By the time the band stops you are heavier by a great many small things.",
  "encounter.core-worlds-12.core-worlds.fail": "The ten millionth was watching you.",
  "encounter.core-worlds-12.across.yes.pass": "You treat it as a drill and win it.",
  "encounter.core-worlds-12.across.yes.fail": "It was not a drill.",
  "encounter.core-worlds-12.across.no":
    "It was a drill. They thank you for your patience over the loudspeaker.",
  "encounter.core-worlds-13.loan.done":
    "The money is new and smells of somebody else’s reputation.",
  "encounter.core-worlds-13.save.pass": "Clause forty pays whoever reads clause forty.",
  "encounter.core-worlds-13.save.fail": "It gets smaller.",
  "encounter.core-worlds-13.across.yes":
    "Two people vouch for you at once, in the same words. He signs to make them stop.",
  "encounter.core-worlds-13.stamp.done":
    "He weighs it, smiles, and signs with your pen, which he keeps.",
  "encounter.core-worlds-14.core-worlds.pass":
    "You win with the chair. The academy adds a page, and a general asks for lessons.",
  "encounter.core-worlds-14.core-worlds.fail":
    "They have been practising manners for four years, with points on.",
  "encounter.core-worlds-14.across.pass":
    "You turn with the lane, and it carries you through like a hat on a river.",
  "encounter.core-worlds-14.across.fail": "It is noon.",
  "encounter.core-worlds-14.across.fail.yes": "The people coming the other way know your ship.",
  "encounter.core-worlds-14.across.fail.no":
    "The people coming the other way make room, and are very polite about it.",
  "encounter.core-worlds-15.core-worlds.pass":
    "You are carried to the lift at midnight, on shoulders.",
  "encounter.core-worlds-15.core-worlds.fail": "You are carried to the lift at midnight.",
  "encounter.core-worlds-15.across.yes.pass": "There are handles now.",
  "encounter.core-worlds-15.across.yes.fail": "You learn about the walls.",
  "encounter.core-worlds-15.across.no":
    "You go as freight, first class, with a label saying which way up.",
  "encounter.core-worlds-16.crate.done":
    "They find it at closing time. You have been across for hours.",
  "encounter.core-worlds-16.run.pass": "Their shouts get smaller very quickly.",
  "encounter.core-worlds-16.run.fail": "They had not forgotten the barrier.",
  "encounter.core-worlds-16.across.no": "You are found pleasant, and given a voucher that says so.",
  "encounter.core-worlds-17.view.done":
    "Three days, six meals a day, and a mechanic who sings. You leave as good as new, both of you.",
  "encounter.core-worlds-17.lobby.done": "You carry eleven bags and open one by accident.",
  "encounter.core-worlds-17.across.yes.pass":
    "By the second coffee he is sure that you are his cousin.",
  "encounter.core-worlds-17.across.yes.fail": "He remembers, and so does his book.",
  "encounter.core-worlds-17.across.no":
    "He remembers you kindly, and has them look at that rattle.",
  "encounter.core-worlds-18.wait.done":
    "Your place goes for a thousand to a man who has been green all his life.",
  "encounter.core-worlds-18.dash.pass": "Green it is, from this side.",
  "encounter.core-worlds-18.dash.fail": "It is a very hard red.",
  "encounter.core-worlds-18.across.no": "The discussion ends. Green.",
  "encounter.core-worlds-19.core-worlds.pass":
    "You sign for the deposed one with a flourish. It stops ticking when it is admired.",
  "encounter.core-worlds-19.core-worlds.fail":
    "The clerk asks for your crown, or some other identification.",
  "encounter.core-worlds-19.across.yes.pass":
    "You ask nothing so well that the patrols ask nothing, either.",
  "encounter.core-worlds-19.across.yes.fail": "You ask one.",
  "encounter.core-worlds-19.across.no.pass":
    "You talk about the weather on nine worlds. It is the best-paid weather you have had.",
  "encounter.core-worlds-19.across.no.fail": "You say nothing either, all the way. It is restful.",
  "encounter.core-worlds-20.across.pass": "“Left,” you say. It was left. There is a small prize.",
  "encounter.core-worlds-20.across.fail": "“Right,” you say.",
  "encounter.core-worlds-20.across.fail.yes":
    "The examiner turns to the second page, and there you are.",
  "encounter.core-worlds-20.across.fail.no":
    "You are not on the list. He lets you through with a mark for honesty.",
} as const;
