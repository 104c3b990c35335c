/** What can be done about a contact, and how the meeting ends. */
export const contactEndings = {
  "contact.bib-fortuna.bribe": "Leave something on the cushion",
  "contact.black-sun-agent.hire": "Pay the fee instead",
  "contact.doctor-evazan.hire": "Sign him on, far from the galley",
  "contact.doctor-evazan.operate": "Let him have a look at you",
  "contact.garindan.hire": "Have him look for you",
  "contact.garindan.ask": "Ask about another planet",
  "contact.garindan.inform": "Tell him something about the Rebels",
  "contact.ig-rm.hire": "Buy it from its last doorway",
  "contact.ig-rm.scrap": "Take it apart",
  "contact.lobot.hire": "Offer him a fourth office: yours",
  "contact.lobot.listen": "Listen in on the second office",
  "contact.ponda-baba.hire": "Take him on anyway",
  "contact.ponda-baba.shove": "Tell him you do not like him either",
  "contact.w1-le.hire": "Let it talk for you",
  "contact.w1-le.browse": "Let it talk to you",
  "contact.4-lom.two": "Show it two bounties",
  "contact.4-lom.one": "Show it your bounty",
  "contact.4-lom.none": "Show it your purse",
  "contact.black-krrsantan.hire": "Show him the work",
  "contact.boshek.hire": "Pay the bar bill",
  "contact.greedo.hire": "Hire him for the back doors",
  "contact.greedo.tip": "Buy whatever is in his pocket",
  "contact.greedo.draw": "Reach faster",
  "contact.hondo-ohnaka.hire": "Sign him on, and count the spoons",
  "contact.hondo-ohnaka.scheme": "Hear the plan",
  "contact.k-2so.hire": "Pay what it says you will",
  "contact.k-2so.reprogram": "Open the panel at the back",
  "contact.chewbacca.hire": "Ask him to stay",
  "contact.thrawn.answer": "Talk about the painting",
  "contact.thrawn.report": "Talk about your friends instead",
  "contact.hera-syndulla.hire": "Pay for the fuel",
  "contact.hera-syndulla.errand": "Carry somebody for her",
  "contact.leia-organa.speak": "Make her a promise",
  "contact.leia-organa.give": "Give money for the hungry",
  "contact.leia-organa.carry": "Lend her your ship",
  "contact.maz-kanata.hire": "Ask her aboard",
  "contact.maz-kanata.soup": "Stay for the soup",
  "contact.maz-kanata.confess": "Ask what else she sees",
  "contact.saw-gerrera.hire": "Pay for the first week",
  "contact.saw-gerrera.raid": "Come along tonight",
  "contact.ziton-moj.apologize": "Apologize in advance",
  "contact.ziton-moj.serve": "Offer to be useful",
  "contact.ahsoka-tano.hire": "Hire Ahsoka, whoever she is",
  "contact.ahsoka-tano.friend": "Give her the sign",
  "contact.ahsoka-tano.lesson": "Ask how she does that",
  "contact.boba-fett.hire": "Name his price before he does",
  "contact.bossk.hire": "Pay a colleague’s rate",
  "contact.bossk.partner": "Spread your bounties on the table",
  "contact.bossk.wrestle": "Arm-wrestle for the last chair",
  "contact.chopper.hire": "Hire it before it hires you",
  "contact.chopper.repair": "Let it finish the repairs",
  "contact.doctor-aphra.hire": "Give her the cabin",
  "contact.doctor-aphra.map": "Follow the map, or the lie",
  "contact.enfys-nest.hire": "Ask the pirate aboard",
  "contact.enfys-nest.share": "Leave a crate with the children",
  "contact.han-solo.hire": "Offer him a ship that runs",
  "contact.han-solo.friend": "Compare your troubles with the Hutts",
  "contact.han-solo.cards": "Play him for the tab",
  "contact.ig-88.hire": "Pay the figure",
  "contact.ig-88.compute": "Correct its arithmetic",
  "contact.jyn-erso.hire": "Get her out",
  "contact.jyn-erso.plans": "Get her in",
  "contact.ketsu-onyo.hire": "Match her last contract",
  "contact.ketsu-onyo.spar": "Show her what your ship can do",
  "contact.lando-calrissian.hire": "Offer him the good bunk",
  "contact.lando-calrissian.sabacc": "Play the third hand",
  "contact.lando-calrissian.vouch": "Have him put in a word",
  "contact.bib-fortuna.bribe.done":
    "The cushion is moved, the gift is gone, and your name is read out at dinner in a friendly voice.",
  "contact.black-sun-agent.yes.pass": "You leave by the door at your back, which was never locked.",
  "contact.black-sun-agent.yes.fail": "Someone else uses the door behind you first.",
  "contact.black-sun-agent.no.pass":
    "You finish the sentence the agent had begun. A gloved hand, and a berth.",
  "contact.black-sun-agent.no.fail": "The agent listens to the end and names a figure.",
  "contact.black-sun-agent.hire.done":
    "The agent counts it without looking down and takes the bunk facing the hatch.",
  "contact.doctor-evazan.hire.done": "He hangs his diplomas in the corridor, face to the wall.",
  "contact.doctor-evazan.operate.lucky":
    "You wake up with everything where it was, and some of it better.",
  "contact.doctor-evazan.operate.even":
    "He gives you a plaster and keeps the needle for somebody interesting.",
  "contact.doctor-evazan.operate.unlucky":
    "“Interesting,” he says, which is not what one wants to hear.",
  "contact.garindan.hire.done":
    "From now on you hear what he hears, through that long nose, a little late and very exactly.",
  "contact.garindan.ask.done": "He was there yesterday. He was everywhere yesterday.",
  "contact.garindan.inform.done": "He writes nothing down. By evening the garrison has a copy.",
  "contact.ig-rm.hire.done":
    "It leaves one doorway, crosses the yard and stops in another. You have to step round it.",
  "contact.ig-rm.scrap.pass":
    "It comes apart politely once it has lost. Something in the chest fits your belt.",
  "contact.ig-rm.scrap.fail": "It was taking notes on how you do it.",
  "contact.lobot.hire.done": "He nods to all four offices at once.",
  "contact.lobot.listen.pass": "They are moving money, and moving it carelessly.",
  "contact.lobot.listen.fail": "The second office stops, and says good evening to you.",
  "contact.ponda-baba.hire.done": "He carries his bag aboard and does not like the bunk.",
  "contact.ponda-baba.shove.pass": "He pays for the table, and with the good arm.",
  "contact.ponda-baba.shove.fail": "It turns out that he had only been impolite so far.",
  "contact.w1-le.hire.done": "It praises your ship so warmly that you look round for it.",
  "contact.w1-le.browse.done": "You are shown three ships and a discount. One of the three exists.",
  "contact.4-lom.two.done": "It bows to the second bounty a little lower than to the first.",
  "contact.4-lom.one.done": "One bounty, one bow. The rate is on its chest plate.",
  "contact.4-lom.none.done":
    "It apologizes for the price in six million forms and takes it in one.",
  "contact.black-krrsantan.hire.done":
    "He reads it twice, growls once, and moves in. You will sleep in the corridor.",
  "contact.boshek.hire.done": "He leaves the bar by the front door for the first time this year.",
  "contact.dengar.no": "It is not bad enough. He turns back to his glass.",
  "contact.dengar.yes.pass":
    "He goes down with respect in his eyes and several bandages loose. People heard it two streets away.",
  "contact.dengar.yes.fail": "He has his word, and underlines it.",
  "contact.greedo.hire.done": "He leads you out by a door you had taken for a cupboard.",
  "contact.greedo.tip.done":
    "It is somebody’s name and a price. He had been working up to it for a month.",
  "contact.greedo.draw.pass": "There is a small hole in the table and some credits on it.",
  "contact.greedo.draw.fail": "This time he was not talking first.",
  "contact.hondo-ohnaka.hire.done": "“Family!” he cries, and embraces your pilot’s chair.",
  "contact.hondo-ohnaka.scheme.pass":
    "The plan works, to the surprise of everyone but him. Your half is heavier than his.",
  "contact.hondo-ohnaka.scheme.fail": "You were the plan.",
  "contact.k-2so.hire.done":
    "It predicts that you will regret this, to two decimals, and straps in.",
  "contact.k-2so.reprogram.pass": "“That was forty per cent,” it says, and gets up to follow you.",
  "contact.k-2so.reprogram.fail": "“That was sixty per cent,” it says, holding you by the collar.",
  "contact.chewbacca.hire.done":
    "By evening the ship sounds better and nobody has dared to ask what he took out.",
  "contact.thrawn.answer.pass":
    "You name the painter, and why the sky is wrong. He thanks you, and lets your ship be fuelled.",
  "contact.thrawn.answer.fail": "“It is hanging upside down,” he says, and closes your file.",
  "contact.thrawn.report.done":
    "He knew most of it. He pays for the rest, and for the sound of you saying it.",
  "contact.hera-syndulla.hire.done": "She walks round the ship once and moves your seat back.",
  "contact.hera-syndulla.errand.done":
    "A long crate with air holes, very quiet. “Takodana,” she says. “Let them sleep.”",
  "contact.leia-organa.speak.pass":
    "She believes you, and tells two people who will hold you to it.",
  "contact.leia-organa.speak.fail":
    "She has heard better promises from worse liars. You leave the money.",
  "contact.leia-organa.give.done":
    "She writes down the sum and not your name. It gets about anyway.",
  "contact.leia-organa.carry.done":
    "Somebody is carried aboard under a blanket. She says only where to wake them.",
  "contact.maz-kanata.hire.done":
    "She closes the bar for a year and tells nobody. They will all know by tonight.",
  "contact.maz-kanata.soup.done":
    "Two bowls later nothing hurts, and you know who is hiding on which planet.",
  "contact.maz-kanata.confess.pass":
    "She tells you, and then she writes you a letter for someone who ought to hear it.",
  "contact.maz-kanata.confess.fail": "“Ask me when you know,” she says, and cleans her lenses.",
  "contact.saw-gerrera.hire.done":
    "He checks your ship for microphones and finds two. They were not yours.",
  "contact.saw-gerrera.raid.pass":
    "In the morning an Imperial depot is a hole with your boot prints round it. He laughs, which is worse.",
  "contact.saw-gerrera.raid.fail":
    "They knew you were coming. He asks everyone who told them, beginning with you.",
  "contact.ziton-moj.apologize.done": "He accepts it for whatever it is you are going to do.",
  "contact.ziton-moj.serve.done":
    "He has been waiting for somebody to say that. The address is on the back.",
  "contact.ahsoka-tano.hire.done":
    "She pays for her own supper first. On the ramp she sends your second-best blaster back for cleaning.",
  "contact.ahsoka-tano.friend.done":
    "She gives you the answer to it, which only three people know. Now you are four again.",
  "contact.ahsoka-tano.lesson.pass":
    "You cross the room without a cup being lowered. When you turn round to tell her, she has gone, and your shoulder has stopped aching.",
  "contact.ahsoka-tano.lesson.fail": "“Again,” she says, from behind you, and taps the sore place.",
  "contact.boba-fett.yes.pass":
    "For once the helmet is looking up at somebody. He leaves the planet by air.",
  "contact.boba-fett.yes.fail": "He lets you live. It is not in the contract to do more.",
  "contact.boba-fett.hire.done": "One nod. He sits where he can see the ramp, you, and the money.",
  "contact.bossk.hire.done": "He eats the contract, to seal it.",
  "contact.bossk.partner.done":
    "He puts one claw on each. Half of this, half of that; it is the best offer he has made in years.",
  "contact.bossk.wrestle.pass":
    "The table gives way before you do. The whole hold saw which of you was underneath.",
  "contact.bossk.wrestle.fail": "He is a good sport and gives you the arm back.",
  "contact.chopper.hire.done": "It runs over your foot on the way in. That is the signature.",
  "contact.chopper.repair.pass":
    "Everything works, including the hatch. You find the hinge in time, too.",
  "contact.chopper.repair.fail":
    "Everything works. Something expensive is missing, and so is Chopper.",
  "contact.doctor-aphra.hire.done": "She moves in with two droids you agreed not to mention.",
  "contact.doctor-aphra.map.pass":
    "The lie was the map. Behind the third wall is a thing on a velvet cushion, still warm from somebody else’s eyes.",
  "contact.doctor-aphra.map.fail":
    "“That is where I would have put a trap,” she says, from further back.",
  "contact.enfys-nest.hire.done": "The mask comes off in orbit. She is younger than your ship.",
  "contact.enfys-nest.share.done":
    "They open it before you have left. Nobody on the Rim forgets who does that.",
  "contact.han-solo.hire.done": "“I’ll fly, you worry,” he says. It is the usual arrangement.",
  "contact.han-solo.friend.done":
    "You owe the same people for the same crate. He knocks a third off, for family.",
  "contact.han-solo.cards.lucky": "He loses, says that he let you, and pays from the wrong pocket.",
  "contact.han-solo.cards.even": "You split the tab, and he splits before the second round.",
  "contact.han-solo.cards.unlucky": "He wins and looks as astonished as you. It is a gift.",
  "contact.ig-88.hire.done": "It takes the money without counting. It has counted.",
  "contact.ig-88.compute.pass":
    "It recalculates for eleven seconds, which is a long time to be stared at. Then it carries your bag.",
  "contact.ig-88.compute.fail":
    "There was no mistake in its arithmetic. There is one in your ribs.",
  "contact.jyn-erso.hire.done": "She sleeps with her boots on and one hand on the throttle.",
  "contact.jyn-erso.plans.pass":
    "In, up, out, and an alarm that rings for the wrong floor. The Empire would like to know your name, and several others already do.",
  "contact.jyn-erso.plans.fail": "The building had new plans. So has the garrison, for you.",
  "contact.ketsu-onyo.hire.done": "She parks her ship inside yours, nearly.",
  "contact.ketsu-onyo.spar.pass":
    "She cuts her engines first and comes on the channel laughing. It will be told in the ports.",
  "contact.ketsu-onyo.spar.fail": "She shows you what your ship cannot do.",
  "contact.lando-calrissian.hire.lucky":
    "He seals it with a hand of cards and loses it charmingly. One small bag, eleven capes.",
  "contact.lando-calrissian.hire.unlucky":
    "He seals it with a hand of cards, and somebody aboard had bet on it.",
  "contact.lando-calrissian.sabacc.pass":
    "You take the third hand and the table rises to applaud. He applauds longest.",
  "contact.lando-calrissian.sabacc.fail": "There is, it appears, a fourth hand.",
  "contact.lando-calrissian.vouch.done":
    "He says it to one person, in passing, with a smile. Doors open all week.",
} as const;
