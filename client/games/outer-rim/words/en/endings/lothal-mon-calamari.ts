/** How the stories of Lothal and Mon Calamari end. */
export const lothalMonCalamari = {
  "encounter.lothal-mon-calamari-01.lothal.yes.pass":
    "Your face says nothing, in the right accent. He even returns the change.",
  "encounter.lothal-mon-calamari-01.lothal.yes.fail":
    "He turns the page, and there is your face again, with a number under it.",
  "encounter.lothal-mon-calamari-01.lothal.yes.fail.pass":
    "You close the book for him and walk on through the barrier, or what is left of it.",
  "encounter.lothal-mon-calamari-01.lothal.yes.fail.fail":
    "They let you go in the evening, folded.",
  "encounter.lothal-mon-calamari-01.lothal.no":
    "He likes the manifest, and the face; there is a courier fee for people like that.",
  "encounter.lothal-mon-calamari-01.dock.done":
    "They hammer all night in time with the waves. In the morning she looks built.",
  "encounter.lothal-mon-calamari-01.help.pass":
    "Inside is a nest, a fault, and a grateful yard. They are building for somebody who will hear of it.",
  "encounter.lothal-mon-calamari-01.help.fail": "Somebody had been right not to dare.",
  "encounter.lothal-mon-calamari-02.denounce.done":
    "The officer pays by the page. The baker looks at you, not at him.",
  "encounter.lothal-mon-calamari-02.warn.done":
    "Forty loaves. You read them all, and so do the people you feed.",
  "encounter.lothal-mon-calamari-02.mon-calamari.pass":
    "Your correction moves a star a finger’s width. Her rumour comes with an address and a fee.",
  "encounter.lothal-mon-calamari-02.mon-calamari.fail":
    "You correct something that was right. She corrects you.",
  "encounter.lothal-mon-calamari-03.lothal.pass":
    "By dawn the garrison is marching the wrong way and two freighters have slipped out behind it.",
  "encounter.lothal-mon-calamari-03.lothal.fail": "It repeats your name.",
  "encounter.lothal-mon-calamari-03.mon-calamari.pass":
    "You steer by the sound of the ship in front, and by its not stopping.",
  "encounter.lothal-mon-calamari-03.mon-calamari.fail": "The ship in front stops.",
  "encounter.lothal-mon-calamari-04.lothal.pass":
    "When the street is opened you are still the only one in it, standing. People come to the windows.",
  "encounter.lothal-mon-calamari-04.lothal.fail":
    "He keeps the street, your purse and the last word.",
  "encounter.lothal-mon-calamari-05.lothal.pass":
    "She tells you who filed what under whose name, and blots the rest.",
  "encounter.lothal-mon-calamari-05.lothal.fail":
    "She asks how you spell it, and for whom you work.",
  "encounter.lothal-mon-calamari-05.mon-calamari.pass":
    "The last plate goes up with the water at your knees. You choose first.",
  "encounter.lothal-mon-calamari-05.mon-calamari.fail":
    "The tide helps you put yours down, on your foot.",
  "encounter.lothal-mon-calamari-06.lothal.pass":
    "You are paid by both shifts and thanked by a third.",
  "encounter.lothal-mon-calamari-06.lothal.fail":
    "Somebody counts heads after all, and charges for the extra one.",
  "encounter.lothal-mon-calamari-06.mon-calamari.pass":
    "The till opens under water with a long silver sigh.",
  "encounter.lothal-mon-calamari-06.mon-calamari.fail": "The booth is still open. It takes a toll.",
  "encounter.lothal-mon-calamari-07.return.done":
    "The officer is so relieved that he reports you, favourably.",
  "encounter.lothal-mon-calamari-07.keep.pass":
    "Four codes, three of them birthdays. The fourth is worth money.",
  "encounter.lothal-mon-calamari-07.keep.fail": "It reads you back.",
  "encounter.lothal-mon-calamari-07.mon-calamari.pass":
    "For nine minutes you know the future. You put it all on the second tide.",
  "encounter.lothal-mon-calamari-07.mon-calamari.fail":
    "It was fast yesterday and you allowed for that.",
  "encounter.lothal-mon-calamari-08.step.pass":
    "You win it on points. The barn is saved, the farmer is speechless and the report names you.",
  "encounter.lothal-mon-calamari-08.step.fail": "You are told the other side of it.",
  "encounter.lothal-mon-calamari-08.pass.done":
    "They pay for the box. The farmer does not say anything to you, at all.",
  "encounter.lothal-mon-calamari-08.mon-calamari.pass":
    "You move one spoon. He looks at it for a long time, and then at you, like an officer.",
  "encounter.lothal-mon-calamari-08.mon-calamari.pass.yes":
    "There is work for someone who sees that, he says, and who it is for.",
  "encounter.lothal-mon-calamari-08.mon-calamari.pass.no": "He writes to friends about the spoon.",
  "encounter.lothal-mon-calamari-08.mon-calamari.fail":
    "You would have lost it as well, but sooner.",
  "encounter.lothal-mon-calamari-10.lothal.pass":
    "You queue four times and are paid a grant for each of you.",
  "encounter.lothal-mon-calamari-10.lothal.fail": "The last clerk is the first clerk again.",
  "encounter.lothal-mon-calamari-10.mon-calamari.pass":
    "You tell it that it is a ferry. It starts, and the people who need a cruiser are grateful.",
  "encounter.lothal-mon-calamari-10.mon-calamari.fail": "It asks a follow-up question.",
  "encounter.lothal-mon-calamari-11.lothal.pass":
    "You lose by exactly as much as a guest should. They toast you, and pay the bar.",
  "encounter.lothal-mon-calamari-11.lothal.fail": "They are one rival short again.",
  "encounter.lothal-mon-calamari-11.bell.done":
    "It rings once on the way up. Old sailors on the quay take off their hats.",
  "encounter.lothal-mon-calamari-11.log.done":
    "The insurers read the last page, and pay you not to have read it.",
  "encounter.lothal-mon-calamari-12.lothal.yes.yes":
    "You advise them to dig elsewhere. They pay, and somebody in grey has a small task for a friend.",
  "encounter.lothal-mon-calamari-12.lothal.yes.no":
    "You advise them to dig elsewhere, twice. They pay for both.",
  "encounter.lothal-mon-calamari-12.lothal.no.pass":
    "By sunset there is a hill of sacks, and it is yours.",
  "encounter.lothal-mon-calamari-12.lothal.no.fail":
    "The ninth sack has a stone in it. All the others did, too.",
  "encounter.lothal-mon-calamari-12.hide.pass":
    "They count one net too many and one pilot too few. The fishers send you the catch.",
  "encounter.lothal-mon-calamari-12.hide.fail": "Yours is the only dry one.",
  "encounter.lothal-mon-calamari-12.sell.done":
    "You count quickly and well. The fishers watch you do it.",
  "encounter.lothal-mon-calamari-13.pose.done":
    "By evening you hang on every wall. By morning somebody has drawn on you.",
  "encounter.lothal-mon-calamari-13.mon-calamari.pass":
    "You finish before the water reaches the bench. The court floats away; the crate is yours.",
  "encounter.lothal-mon-calamari-13.mon-calamari.fail": "You had a second argument.",
  "encounter.lothal-mon-calamari-14.lothal.pass":
    "You stay all night and hum along. People who should not know about it ask you what it said.",
  "encounter.lothal-mon-calamari-14.lothal.fail": "It stops. Perhaps it was the shirt.",
  "encounter.lothal-mon-calamari-14.mon-calamari.through":
    "The gatekeeper opens for the last wave, and you are on it.",
  "encounter.lothal-mon-calamari-15.let.lucky":
    "She learns fast. Her master asks to keep your hull for the classroom.",
  "encounter.lothal-mon-calamari-15.let.even": "She learns one rivet, very well.",
  "encounter.lothal-mon-calamari-15.let.unlucky": "She learns what not to do. So does your hull.",
  "encounter.lothal-mon-calamari-15.pay.done":
    "The master looks at it once, sighs, and sends in forty apprentices.",
  "encounter.lothal-mon-calamari-16.buy.done":
    "You read it at leisure. There is a name on it that would be glad to be off it.",
  "encounter.lothal-mon-calamari-16.refuse.done":
    "He pays, and adds a note on where you were standing.",
  "encounter.lothal-mon-calamari-16.open.done":
    "The bottle is left with the sea. The message has become heavier since you touched it.",
  "encounter.lothal-mon-calamari-17.lothal.pass":
    "You settle it for the one who is leaving, and he leaves you his trunk to forward.",
  "encounter.lothal-mon-calamari-17.lothal.fail": "You are wrong in the opinion of both.",
  "encounter.lothal-mon-calamari-17.take.done":
    "They ask nothing and wash up every evening. A signal is passed ahead of you, port by port.",
  "encounter.lothal-mon-calamari-17.charge.done":
    "The papers are very good. They say so themselves.",
  "encounter.lothal-mon-calamari-18.lothal.pass":
    "They leave by way of room eleven. One of them drops the payroll.",
  "encounter.lothal-mon-calamari-18.lothal.fail":
    "It was room twelve they wanted. You pay for the door.",
  "encounter.lothal-mon-calamari-18.mon-calamari.yes":
    "Your crew rows him twice round the harbour, singing. He pays for the song.",
  "encounter.lothal-mon-calamari-18.mon-calamari.no":
    "In the tavern somebody is looking for a ship, or from one.",
  "encounter.lothal-mon-calamari-19.lothal.pass":
    "You start the second engine with a spoon. It is knocked down to whoever could.",
  "encounter.lothal-mon-calamari-19.lothal.fail": "You buy the fourth owner.",
  "encounter.lothal-mon-calamari-19.mon-calamari.pass":
    "You get off one station later, a long way on, and richer by a forgotten briefcase.",
  "encounter.lothal-mon-calamari-19.mon-calamari.fail": "It does stop, against the reef.",
  "encounter.lothal-mon-calamari-20.drum.done":
    "You drum for two hours, and in step. A general remembers your wrists.",
  "encounter.lothal-mon-calamari-20.spoil.pass":
    "The salute goes off as a cough. Half the square laughs, and the other half is ordered not to.",
  "encounter.lothal-mon-calamari-20.spoil.fail": "The salute goes off early, and near you.",
  "encounter.lothal-mon-calamari-20.mon-calamari.pass":
    "You find a buyer with large hands and walk out past the yawn.",
  "encounter.lothal-mon-calamari-20.mon-calamari.fail":
    "He had been told to look bored, and told why.",
} as const;
