/** Stories of the navpoints; lines a player may take stand after their card. */
export const navpoint = {
  "encounter.navpoint-01.patrol": "The patrol has its back to you. It will not for long.",
  "encounter.navpoint-01.slip": "Slip by with the engines cold",
  "encounter.navpoint-01.no-patrol":
    "A hidden frigate drops out of the dark and asks whose side you are on.",
  "encounter.navpoint-02.patrol":
    "“Cut your engines and state your business.” You have several ready.",
  "encounter.navpoint-02.no-patrol": "A dead relay still holds a week of stock prices.",
  "encounter.navpoint-03.patrol": "A customs shuttle wants to see the hold.",
  "encounter.navpoint-03.no-patrol": "The distress call repeats itself a little too evenly.",
  "encounter.navpoint-04.patrol": "The patrol is shepherding a tanker and looks tired.",
  "encounter.navpoint-04.escort": "Offer to fly escort",
  "encounter.navpoint-04.raid": "Go for the tanker",
  "encounter.navpoint-04.no-patrol": "Cargo pods drift past in a line. Someone was in a hurry.",
  "encounter.navpoint-05.patrol":
    "They want a race to the next buoy. They have guns; you have style.",
  "encounter.navpoint-05.no-patrol": "Quiet. For once you fix the thing that rattles.",
  "encounter.navpoint-06.patrol":
    "You have heard their chatter for an hour. They have not heard you.",
  "encounter.navpoint-06.no-patrol": "A liner lies dead in the lane with its doors jammed.",
  "encounter.navpoint-06.answer": "Dock and help",
  "encounter.navpoint-07.patrol":
    "The patrol is lost. It asks for your position, in the tone of someone who knows his own.",
  "encounter.navpoint-07.right": "Give them yours",
  "encounter.navpoint-07.wrong": "Give them another, and follow",
  "encounter.navpoint-07.no-patrol":
    "A comet goes by with its own small weather. There is money in the tail.",
  "encounter.navpoint-08.patrol":
    "The boarding officer has a form for everything, and one left over.",
  "encounter.navpoint-08.no-patrol":
    "A derelict with all its escape pods still aboard. So, presumably, is the reason.",
  "encounter.navpoint-08.board": "Look inside",
  "encounter.navpoint-08.pods": "Sell the pods",
  "encounter.navpoint-09.patrol":
    "They are holding an exercise and are one villain short. The shells, they say, are mostly paint.",
  "encounter.navpoint-09.villain": "Be the villain",
  "encounter.navpoint-09.no-patrol":
    "A pulsar blinks, and between two blinks nobody can see you. You learn to count.",
  "encounter.navpoint-10.patrol":
    "One of their gunners waves. He owes you money, or you him; he is coming over to say which.",
  "encounter.navpoint-10.no-patrol":
    "The pirates apologise, mention the price of fuel, and open fire.",
  "encounter.navpoint-11.patrol":
    "Their probe has stopped answering. It answers you, and what it says about them is unkind.",
  "encounter.navpoint-11.no-patrol":
    "A gas giant leaks good fuel at the poles. The trick is to stop the engine from noticing how good.",
  "encounter.navpoint-12.patrol":
    "A fuel smuggler hides in your shadow while they scan. He sends a sum and a question mark.",
  "encounter.navpoint-12.tell": "Move aside",
  "encounter.navpoint-12.hide": "Stay where you are",
  "encounter.navpoint-12.no-patrol":
    "A cairn of bolts and coins, left by pilots who came through alive. Somebody keeps it swept.",
  "encounter.navpoint-12.give": "Leave something",
  "encounter.navpoint-12.take": "Take something",
  "encounter.navpoint-13.patrol":
    "The commander collects old songs, and your transponder hums one. He has the first half.",
  "encounter.navpoint-13.no-patrol":
    "An escape pod, a drowsy accountant, and somebody else’s address book.",
  "encounter.navpoint-14.patrol":
    "Their tactician bets that you could not get away. She would like to see it tried, for the manual.",
  "encounter.navpoint-14.no-patrol": "Mynocks on the power cables. They chew in rhythm.",
  "encounter.navpoint-15.patrol": "The quartermaster is out of everything and discreet about it.",
  "encounter.navpoint-15.gift": "Make a donation",
  "encounter.navpoint-15.sell": "Sell him a crate",
  "encounter.navpoint-15.no-patrol":
    "A hermit’s station trades soup and rivets for old newspapers. You are carrying history.",
  "encounter.navpoint-16.patrol":
    "A new gun, and nothing to point it at. They ask whether you are busy.",
  "encounter.navpoint-16.no-patrol": "A wreck bears your ship’s name, spelled better.",
  "encounter.navpoint-17.patrol":
    "An officer leaves a data rod under your seat. “Mon Calamari,” he says. “I never asked.”",
  "encounter.navpoint-17.take": "Take it to Mon Calamari",
  "encounter.navpoint-17.no-patrol":
    "The jump ends early, in front of a current that is going your way and several others.",
  "encounter.navpoint-18.patrol":
    "They would like a pirate to be seen near here, so that their budget may be seen as well.",
  "encounter.navpoint-18.pretend": "Look like one",
  "encounter.navpoint-18.mean": "Mean it",
  "encounter.navpoint-18.no-patrol":
    "An old race buoy still keeps time. The figure on it has a challenge in it.",
  "encounter.navpoint-19.patrol":
    "A cadet has hidden in your hold to desert. His mother is on the other channel, and she pays.",
  "encounter.navpoint-19.back": "Hand him back",
  "encounter.navpoint-19.keep": "Talk them into a transfer",
  "encounter.navpoint-19.no-patrol":
    "The ship behind you has turned wherever you turned, for three days. Now it stops being polite.",
  "encounter.navpoint-20.patrol":
    "An eclipse. For nine minutes both crews come to the windows and nobody is an enemy.",
  "encounter.navpoint-20.no-patrol":
    "Silence, stars, a cup of something hot. Then the alarm, then the other alarm.",
} as const;
