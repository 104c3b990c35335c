/** How the stories of Ryloth and Naboo end. */
export const rylothNaboo = {
  "encounter.ryloth-naboo-01.smuggle.pass":
    "The crate coughs once at the gate; you cough over it. At the caves they open it and it embraces you.",
  "encounter.ryloth-naboo-01.smuggle.fail": "The crate sneezes in the accent of a wanted man.",
  "encounter.ryloth-naboo-01.report.done":
    "They pay for the route. It is empty next morning, and so is the market when you come through.",
  "encounter.ryloth-naboo-02.ryloth.pass":
    "You count the same six on your way down, walking in front of you. They will not forget the face behind them.",
  "encounter.ryloth-naboo-02.ryloth.fail": "They count seven for a while.",
  "encounter.ryloth-naboo-02.naboo.pass":
    "During the ninth speech a countess tells you who is behind the curtain, and pays you to look surprised.",
  "encounter.ryloth-naboo-02.naboo.fail": "You clap between movements.",
  "encounter.ryloth-naboo-03.ryloth.yes":
    "He sells you the rations and somebody else out. You are paid for not asking who.",
  "encounter.ryloth-naboo-03.ryloth.no.pass":
    "You are gone from where he said you would be, and he is there. It is a popular story in the hills.",
  "encounter.ryloth-naboo-03.ryloth.no.fail": "He got a very good price.",
  "encounter.ryloth-naboo-03.naboo.pass":
    "The caretaker has been waiting for somebody who would ask about the frame. She wraps it herself.",
  "encounter.ryloth-naboo-03.naboo.fail": "You admire the wrong wall until closing time.",
  "encounter.ryloth-naboo-04.naboo.pass":
    "You pass the finish under the bridge, which nobody had said either.",
  "encounter.ryloth-naboo-04.naboo.fail": "The river says so.",
  "encounter.ryloth-naboo-05.ryloth.pass":
    "You find the engineers stuck in it, argue them loose, and the water follows.",
  "encounter.ryloth-naboo-05.ryloth.fail": "The pump starts. It had been waiting for one more.",
  "encounter.ryloth-naboo-05.guard.pass":
    "One assassin, through the pantry. The governor never wakes and pays in the morning.",
  "encounter.ryloth-naboo-05.guard.fail": "The pantry had two doors.",
  "encounter.ryloth-naboo-05.swim.pass":
    "You bring up the figurehead in your arms. There is a photograph of it in every tavern on the lake.",
  "encounter.ryloth-naboo-05.swim.fail": "Something larger had taken the job already.",
  "encounter.ryloth-naboo-06.ryloth.pass":
    "The last animal comes in backwards. The herders pay you in cheese and coin.",
  "encounter.ryloth-naboo-06.ryloth.fail": "The gate holds. Your shoulders are another matter.",
  "encounter.ryloth-naboo-06.naboo.pass":
    "After the fourth clause she gives you a small box for a grandson on Ryloth, and does not say which side he is on.",
  "encounter.ryloth-naboo-06.naboo.fail":
    "You end the sentence before its verb. She rings for your coat, and a contribution.",
  "encounter.ryloth-naboo-07.guide.pass":
    "You find them by the smell of the stove. They know by then how you step.",
  "encounter.ryloth-naboo-07.guide.fail": "The caves are on no map for a reason with legs.",
  "encounter.ryloth-naboo-07.chart.done": "It is a good map. It is used the same night.",
  "encounter.ryloth-naboo-07.naboo.pass":
    "You go in by the sky and come out by the collar, with the governor’s cuff links.",
  "encounter.ryloth-naboo-07.naboo.fail": "You close it behind you, wet.",
  "encounter.ryloth-naboo-08.ryloth.pass":
    "You and the wind arrive together, and you are unloaded first.",
  "encounter.ryloth-naboo-08.ryloth.fail": "The wind had priority.",
  "encounter.ryloth-naboo-09.ryloth.pass": "You teach it to close them.",
  "encounter.ryloth-naboo-09.ryloth.fail": "Next time, knock.",
  "encounter.ryloth-naboo-10.pay.done":
    "He steps aside, out of your shade, and notes that there are still decent people.",
  "encounter.ryloth-naboo-10.argue.pass": "He counts twice, turns red, and pays by the hour.",
  "encounter.ryloth-naboo-10.argue.fail": "There is a tax on that as well. There is now.",
  "encounter.ryloth-naboo-10.naboo.pass":
    "It starts on the first try and will not stop. They pay you for the first part.",
  "encounter.ryloth-naboo-10.naboo.fail": "It starts on the first try, in gear.",
  "encounter.ryloth-naboo-11.ryloth.pass":
    "You tell them, and where it is slow. On the third day the garrison walks.",
  "encounter.ryloth-naboo-11.ryloth.fail": "The convoy was behind you, listening.",
  "encounter.ryloth-naboo-11.marry.done":
    "You sign as a cousin. Both families pay you, to be sure.",
  "encounter.ryloth-naboo-11.elope.pass":
    "Rice, shots, and a corkscrew climb. The ballad leaves out the second half of the fuel.",
  "encounter.ryloth-naboo-11.elope.fail": "The best man was the harbour gunner.",
  "encounter.ryloth-naboo-12.ryloth.yes.pass": "You win the hand, the pot and the barrier.",
  "encounter.ryloth-naboo-12.ryloth.yes.fail": "They do not play cards with you.",
  "encounter.ryloth-naboo-12.ryloth.no": "They let you win, slowly, and wave you on.",
  "encounter.ryloth-naboo-13.ryloth.pass":
    "You unscrew what twitches. It fits the ship better than the walker.",
  "encounter.ryloth-naboo-13.ryloth.fail": "It twitches at you.",
  "encounter.ryloth-naboo-13.naboo.pass":
    "It was under the short leg of the librarian’s own desk. Inside it are other people’s addresses.",
  "encounter.ryloth-naboo-13.naboo.fail": "You find another one, and lose that.",
  "encounter.ryloth-naboo-14.ryloth.pass":
    "They talk to whoever carries the buckets. Some of what they say is worth a coin.",
  "encounter.ryloth-naboo-14.ryloth.fail": "You come away with water.",
  "encounter.ryloth-naboo-14.naboo.pass":
    "You row as if something were behind you. It is, and it is dinner for the village.",
  "encounter.ryloth-naboo-14.naboo.fail": "There is always a bigger one.",
  "encounter.ryloth-naboo-15.buy.done":
    "The lot walks out on its own feet, and the others hear the hinge. Whole valleys know by the evening.",
  "encounter.ryloth-naboo-15.look.done": "You are paid by the eyelid.",
  "encounter.ryloth-naboo-15.naboo.yes":
    "The hats fit. You come in last, in perfect order, and win the prize for it.",
  "encounter.ryloth-naboo-15.naboo.no": "Between the fish and the cheese you learn who is in town.",
  "encounter.ryloth-naboo-16.ryloth.pass":
    "The mule knows the way to its friends, and they leave you a share.",
  "encounter.ryloth-naboo-16.ryloth.fail": "The mule was a corporal.",
  "encounter.ryloth-naboo-16.naboo.pass":
    "You move the hill. They win by noon, weep until evening, and introduce you to everyone.",
  "encounter.ryloth-naboo-16.naboo.fail": "They lose again, over you.",
  "encounter.ryloth-naboo-17.swap.done":
    "It weighs a great deal, this conscience. He pays for every gram.",
  "encounter.ryloth-naboo-17.tour.done": "He admires the parts that are legal. It takes no time.",
  "encounter.ryloth-naboo-18.dance.pass":
    "The last drum stops and you have not. They carry you to the coins.",
  "encounter.ryloth-naboo-18.dance.fail": "You get your entry fee back in bandages.",
  "encounter.ryloth-naboo-18.naboo.pass":
    "They are both grateful for the rest. One leaves you his sword, the other his opinion.",
  "encounter.ryloth-naboo-18.naboo.fail": "They agree on a second thing.",
  "encounter.ryloth-naboo-19.speak.pass":
    "It is a short word, and the bridge carries it to both banks. Old people come up to see who said it.",
  "encounter.ryloth-naboo-19.speak.fail": "Nobody hears it but the governor.",
  "encounter.ryloth-naboo-19.clap.done":
    "The others clap after you. The governor asks who that was, and is told.",
  "encounter.ryloth-naboo-20.ryloth.through":
    "The fourth ship had been the light. You land in its place and are paid for its cargo.",
  "encounter.ryloth-naboo-20.naboo.lucky":
    "The river throws back somebody else’s wish, wrapped in a purse.",
  "encounter.ryloth-naboo-20.naboo.even":
    "It comes back wet and quietly granted. Something stops hurting.",
  "encounter.ryloth-naboo-20.naboo.unlucky": "It throws your purse in after the wish.",
} as const;
