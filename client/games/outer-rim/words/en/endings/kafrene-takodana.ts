/** How the stories of the Ring of Kafrene and Takodana end. */
export const kafreneTakodana = {
  "encounter.kafrene-takodana-01.ring-of-kafrene.pass":
    "You find the one blind corner and finish his round for him. The last door tips well.",
  "encounter.kafrene-takodana-01.ring-of-kafrene.fail":
    "By supper the cameras have agreed that it was you.",
  "encounter.kafrene-takodana-01.listen.done":
    "They are loud, well informed and sitting on your hat.",
  "encounter.kafrene-takodana-02.inform.done":
    "He writes it down with love. It was a good name; somebody had been using it.",
  "encounter.kafrene-takodana-02.refuse.pass":
    "The name is packed before you finish, and grateful in writing to people who matter.",
  "encounter.kafrene-takodana-02.refuse.fail": "The name had sold yours first.",
  "encounter.kafrene-takodana-02.takodana.pass":
    "You sing it to the end, with the cough in the middle. What is behind the door will be asked about for years.",
  "encounter.kafrene-takodana-02.takodana.fail":
    "The door hums along for a while, then stops, embarrassed.",
  "encounter.kafrene-takodana-03.ring-of-kafrene.pass":
    "You hold the one working lamp. Everyone sells to the light.",
  "encounter.kafrene-takodana-03.ring-of-kafrene.fail":
    "You were looking for the fuse with a match.",
  "encounter.kafrene-takodana-03.takodana.yes":
    "By the third telling there are two dragons in it, and a collection is made for the survivors.",
  "encounter.kafrene-takodana-03.takodana.no":
    "You drink alone until somebody asks whether the chair is free.",
  "encounter.kafrene-takodana-04.ring-of-kafrene.pass": "One airlock, no enforcers.",
  "encounter.kafrene-takodana-04.ring-of-kafrene.fail":
    "They are good at this. One of them holds your coat.",
  "encounter.kafrene-takodana-05.ring-of-kafrene.pass":
    "You fill it in, in all three colours, and the droid weeps a little oil. Sign here.",
  "encounter.kafrene-takodana-05.ring-of-kafrene.fail": "There is a fourth colour.",
  "encounter.kafrene-takodana-05.arm.pass":
    "The table breaks, the circle roars, and the giant picks up your bag. It appears to be for good.",
  "encounter.kafrene-takodana-05.arm.fail":
    "The hand is returned in the same condition, more or less.",
  "encounter.kafrene-takodana-05.sit.done":
    "He arm-wrestles somebody else. You have a second bowl, and feel all of it.",
  "encounter.kafrene-takodana-06.ring-of-kafrene.pass":
    "You pull with the left one until it is sorry. The union pays overtime.",
  "encounter.kafrene-takodana-06.ring-of-kafrene.fail": "The cable has an opinion.",
  "encounter.kafrene-takodana-06.takodana.pass":
    "You tell the truth, in such a way that nobody can leave. The chair is yours, and half the room owes you a favour.",
  "encounter.kafrene-takodana-06.takodana.fail": "They believe you.",
  "encounter.kafrene-takodana-07.toll.done":
    "You pay, walk slowly, and do not turn round at the second hand.",
  "encounter.kafrene-takodana-07.roof.pass":
    "From up there you see who collects. You collect from them.",
  "encounter.kafrene-takodana-07.roof.fail": "The roofs are free, the ground is not.",
  "encounter.kafrene-takodana-07.takodana.pass":
    "You win with the boat and again with the ship, in the same hat.",
  "encounter.kafrene-takodana-07.takodana.fail": "The ship floats for less long.",
  "encounter.kafrene-takodana-08.ring-of-kafrene.pass": "The crowd reconsiders, and refunds you.",
  "encounter.kafrene-takodana-08.ring-of-kafrene.fail": "He was right about the name.",
  "encounter.kafrene-takodana-09.ring-of-kafrene.pass":
    "Under the lid is everything it forgot, by planet. You close it gently.",
  "encounter.kafrene-takodana-09.ring-of-kafrene.fail": "It remembers the fine for that.",
  "encounter.kafrene-takodana-10.ring-of-kafrene.pass":
    "You put it across three berths, straight. The pilot takes the credit and you the money.",
  "encounter.kafrene-takodana-10.ring-of-kafrene.fail": "The berth has room now.",
  "encounter.kafrene-takodana-10.stay.done":
    "You wake with a blanket you did not have and your hatch mended.",
  "encounter.kafrene-takodana-10.cellar.pass":
    "It opens from below. You come up with something that had been waiting for a hand.",
  "encounter.kafrene-takodana-10.cellar.fail": "Something was sleeping there already.",
  "encounter.kafrene-takodana-11.settle.pass": "History is written by whoever walks on.",
  "encounter.kafrene-takodana-11.settle.fail": "You back out, which is also history.",
  "encounter.kafrene-takodana-11.wait.done":
    "It is a very good doorway. Three people pay to stand in it.",
  "encounter.kafrene-takodana-12.ring-of-kafrene.pass":
    "You answer “fourth” and lead it out. By night there are verses.",
  "encounter.kafrene-takodana-12.ring-of-kafrene.fail": "You answer truthfully, to the wrong one.",
  "encounter.kafrene-takodana-12.trade.done":
    "He turns it over, names a sum that hurts him, and puts it next to the thing from Lothal.",
  "encounter.kafrene-takodana-12.browse.done":
    "You do not ask how he got it. You only ask how much.",
  "encounter.kafrene-takodana-13.sell.done":
    "The buyer reads it standing. Somebody will never greet you again.",
  "encounter.kafrene-takodana-13.burn.done":
    "You slide it under a door. The door opens a hand’s width, and a hand shakes yours.",
  "encounter.kafrene-takodana-13.takodana.pass":
    "You give him the last verse. It will be sung wrong in eleven systems, with your name right.",
  "encounter.kafrene-takodana-13.takodana.fail": "You give him one about somebody else.",
  "encounter.kafrene-takodana-14.ring-of-kafrene.lucky":
    "The one behind you drops a purse running after the one in front.",
  "encounter.kafrene-takodana-14.ring-of-kafrene.unlucky":
    "You end up in the same doorway, all three, and it is narrow.",
  "encounter.kafrene-takodana-14.takodana.pass":
    "It comes free with a sound like a bell. The cook feeds you until nothing hurts.",
  "encounter.kafrene-takodana-14.takodana.fail": "It was lit.",
  "encounter.kafrene-takodana-15.ring-of-kafrene.pass":
    "You hand over both halves at once. They trust you with the tip.",
  "encounter.kafrene-takodana-15.ring-of-kafrene.fail": "Somebody’s aunt recognises you.",
  "encounter.kafrene-takodana-15.dice.lucky":
    "Eleven, and something with a face. You have won, it is explained.",
  "encounter.kafrene-takodana-15.dice.even":
    "It lands on a side nobody had counted. You get your coin and a round of applause.",
  "encounter.kafrene-takodana-15.dice.unlucky": "You explain the rules for an hour.",
  "encounter.kafrene-takodana-15.watch.done": "You hold it level. It is a paid position.",
  "encounter.kafrene-takodana-16.ring-of-kafrene.pass":
    "You leave with the container and the guard with the right time.",
  "encounter.kafrene-takodana-16.ring-of-kafrene.fail": "He had a whistle.",
  "encounter.kafrene-takodana-17.doctor.done": "They are neat, quick, and count the sponges aloud.",
  "encounter.kafrene-takodana-17.donor.done": "You have two of those. You had.",
  "encounter.kafrene-takodana-17.takodana.pass":
    "The engine takes the second voice. By the refrain every leak has closed.",
  "encounter.kafrene-takodana-17.takodana.fail": "It does not know how to end the song.",
  "encounter.kafrene-takodana-18.ring-of-kafrene.pass":
    "You use the chain. Nobody had said who was on which end.",
  "encounter.kafrene-takodana-18.ring-of-kafrene.fail":
    "You leave smelling of fish and poorer by the stake.",
  "encounter.kafrene-takodana-19.ring-of-kafrene.pass":
    "You read it to the rats, who correct the accent. What it led to is now told about you.",
  "encounter.kafrene-takodana-19.ring-of-kafrene.fail":
    "They had left out the part about the teeth.",
  "encounter.kafrene-takodana-19.takodana.pass":
    "Two moves, eleven years, mate. White pays and looks free.",
  "encounter.kafrene-takodana-19.takodana.fail": "You inherit the debts.",
  "encounter.kafrene-takodana-20.swear.done":
    "Nobody cheers. The hat goes on, a little lower, and somebody you had not noticed nods.",
  "encounter.kafrene-takodana-20.shrug.done": "You count it twice and keep the third.",
} as const;
