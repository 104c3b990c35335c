/** How the stories of the navpoints end. */
export const navpoint = {
  "encounter.navpoint-01.slip.pass":
    "You drift by close enough to read the rivets. Nobody turns round, and the lane is yours twice.",
  "encounter.navpoint-01.slip.fail": "A cold engine ticks as it cools. They have good ears.",
  "encounter.navpoint-01.no-patrol.yes.pass":
    "You answer with a turn they have not seen before, and are gone.",
  "encounter.navpoint-01.no-patrol.yes.fail": "They had hoped for a different answer.",
  "encounter.navpoint-01.no-patrol.no":
    "“Ours,” you say, or near enough. They send a tug, two mechanics and a pot of soup.",
  "encounter.navpoint-02.patrol.pass":
    "The third business is the one they like. They even buy some of it.",
  "encounter.navpoint-02.patrol.fail": "You state all of them at once.",
  "encounter.navpoint-02.no-patrol.pass":
    "One of the prices is an address, sold to the wrong subscriber. You read it first.",
  "encounter.navpoint-02.no-patrol.fail": "The relay remembers how to defend itself. Only that.",
  "encounter.navpoint-03.patrol.yes.pass":
    "The shuttle sees the hold, most of it, from the side you chose.",
  "encounter.navpoint-03.patrol.yes.fail":
    "They find the false floor. It was the previous owner’s. The fine is yours.",
  "encounter.navpoint-03.patrol.no": "They see nothing but dust, and pay you to carry the report.",
  "encounter.navpoint-03.no-patrol.pass":
    "The bait was a recording; the fishermen were not. They will not fish here again.",
  "encounter.navpoint-03.no-patrol.fail": "They are very even about what they take.",
  "encounter.navpoint-04.escort.done":
    "You fly at the tanker’s elbow for two days. Somebody aboard sends over a cake.",
  "encounter.navpoint-04.raid.done": "They are tired, not asleep.",
  "encounter.navpoint-04.no-patrol.pass":
    "You know the marks: the hurry was a month ago, and nobody came back.",
  "encounter.navpoint-04.no-patrol.fail":
    "By the time you have read the labels the pods are a long way down the lane.",
  "encounter.navpoint-05.patrol.pass":
    "Style wins by half a length. They tell it in every mess of the fleet, with the half left out.",
  "encounter.navpoint-05.patrol.fail": "The buoy had not moved for forty years, and you hit it.",
  "encounter.navpoint-06.patrol.pass":
    "Someone on Ord Mantell pays by the minute, and it was a good hour.",
  "encounter.navpoint-06.patrol.fail":
    "“And the freighter listening to us,” says the chatter, “may say good evening.”",
  "encounter.navpoint-06.answer.pass":
    "Two doors and four hundred people later you are introduced to someone who owns the line.",
  "encounter.navpoint-06.answer.fail": "The doors come off. So does some of your airlock.",
  "encounter.navpoint-07.right.done":
    "There is a pause, then a small thank-you, then a much larger one.",
  "encounter.navpoint-07.wrong.done":
    "They go where you said, meet what lives there and leave a crate behind. You had wondered about it for years.",
  "encounter.navpoint-07.no-patrol.pass":
    "You scoop the tail with the hatch open and your eyes shut.",
  "encounter.navpoint-07.no-patrol.fail": "The weather was local, and so were you.",
  "encounter.navpoint-08.patrol.pass":
    "You ask for the left-over form and fill it in. It is a commendation.",
  "encounter.navpoint-08.patrol.fail": "The one left over is for you, in three copies, prepaid.",
  "encounter.navpoint-08.board.pass":
    "The reason is still aboard, and too heavy to lift alone. Its locker is not.",
  "encounter.navpoint-08.board.fail": "The reason is still aboard.",
  "encounter.navpoint-08.pods.done": "Pods sell well to people who own ships like this.",
  "encounter.navpoint-09.villain.pass":
    "You twirl, you threaten, you escape by the book you wrote on the way. They ask for you next year.",
  "encounter.navpoint-09.villain.fail": "Mostly paint.",
  "encounter.navpoint-10.patrol.lucky": "It was he. He pays, with interest, and with relief.",
  "encounter.navpoint-10.patrol.unlucky": "It was you.",
  "encounter.navpoint-10.no-patrol.pass": "Fuel has gone up again. You take theirs.",
  "encounter.navpoint-10.no-patrol.fail": "They apologise again afterwards, and leave a receipt.",
  "encounter.navpoint-11.patrol.pass":
    "You calm it down. What it said stays between you, the probe and a small envelope.",
  "encounter.navpoint-11.patrol.fail": "It hangs up on everyone.",
  "encounter.navpoint-11.no-patrol.pass":
    "The engine purrs and suspects nothing. You sell the rest.",
  "encounter.navpoint-11.no-patrol.fail": "It noticed.",
  "encounter.navpoint-12.tell.done":
    "You drift left, and the scan finds him. They are grateful; he is not.",
  "encounter.navpoint-12.hide.pass":
    "You yawn on the open channel until they go. The question mark becomes a sum.",
  "encounter.navpoint-12.hide.fail": "Your shadow sneezes.",
  "encounter.navpoint-12.give.done": "Whoever sweeps here will know. So will whoever they tell.",
  "encounter.navpoint-12.take.done": "The broom is still warm.",
  "encounter.navpoint-13.patrol.pass":
    "You have the second half, from a cantina and a lost bet. He copies it out twice and keeps the wrong one.",
  "encounter.navpoint-13.patrol.fail": "You hum it in the wrong key. He switches off, hurt.",
  "encounter.navpoint-14.patrol.pass":
    "You get away by the page she had left blank. She writes it in and pays.",
  "encounter.navpoint-14.patrol.fail": "It is in the manual now. With a drawing.",
  "encounter.navpoint-14.no-patrol.pass":
    "You pull them off one by one. Under the last nest somebody had wired in something good.",
  "encounter.navpoint-14.no-patrol.fail": "They finish the song.",
  "encounter.navpoint-15.gift.done":
    "He enters it as weather damage in reverse. You will be remembered at the pump.",
  "encounter.navpoint-15.sell.done":
    "He pays what the regulations allow, and then again from the drawer.",
  "encounter.navpoint-16.patrol.pass":
    "You are busy, in all directions. They cheer when they miss, and send the gunner’s compliments.",
  "encounter.navpoint-16.patrol.fail": "They are delighted with the gun.",
  "encounter.navpoint-16.no-patrol.pass":
    "The captain’s table is still laid, and laid for someone richer. You take the good half, and the name.",
  "encounter.navpoint-16.no-patrol.fail": "You correct the spelling and fly on.",
  "encounter.navpoint-17.take.done": "It is warm and hums in code. You never asked, either.",
  "encounter.navpoint-17.no-patrol.pass":
    "You take the one going your way. It was the second from the left.",
  "encounter.navpoint-17.no-patrol.fail": "You take several others.",
  "encounter.navpoint-18.pretend.done":
    "You scowl past twice with a bucket on the mast. The budget is approved.",
  "encounter.navpoint-18.mean.done": "That was not the rehearsal they had booked.",
  "encounter.navpoint-18.no-patrol.pass":
    "The buoy thinks about it and shows a smaller figure. It has your name on it until somebody is faster.",
  "encounter.navpoint-18.no-patrol.fail":
    "The buoy shows the old figure, and how fast you were going when you met it.",
  "encounter.navpoint-19.back.done":
    "He salutes you, which he need not have. His mother sends a card to the fleet.",
  "encounter.navpoint-19.keep.pass":
    "By the end of the call they have transferred him to you, with a uniform allowance. His mother pays as well.",
  "encounter.navpoint-19.keep.fail": "His mother outranks you. She outranks the patrol.",
  "encounter.navpoint-19.no-patrol.pass": "You stop being polite as well, and better at it.",
  "encounter.navpoint-19.no-patrol.fail":
    "Three days is long enough to learn where a ship is thin.",
  "encounter.navpoint-20.no-patrol.through":
    "The cup is cold by the time the last alarm agrees with you. There was something in the filter worth keeping.",
} as const;
