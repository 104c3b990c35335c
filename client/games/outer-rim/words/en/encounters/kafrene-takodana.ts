/** Stories of the Ring of Kafrene and Takodana; lines a player may take stand after their card. */
export const kafreneTakodana = {
  "encounter.kafrene-takodana-01.ring-of-kafrene":
    "A courier dies in your arms in a corridor full of cameras.",
  "encounter.kafrene-takodana-01.takodana":
    "Soup, music, and a table where everyone talks to everyone.",
  "encounter.kafrene-takodana-01.listen": "Listen to the next table",
  "encounter.kafrene-takodana-02.ring-of-kafrene":
    "An informer’s broker buys names. All of them sell.",
  "encounter.kafrene-takodana-02.inform": "Sell a name",
  "encounter.kafrene-takodana-02.refuse": "Warn the name",
  "encounter.kafrene-takodana-02.takodana":
    "A door in the cellar opens for those who know the song.",
  "encounter.kafrene-takodana-03.ring-of-kafrene":
    "The lights of the trade level fail. In the dark the prices fall as well.",
  "encounter.kafrene-takodana-03.takodana":
    "Your crew tells your story better than you do. Drinks arrive.",
  "encounter.kafrene-takodana-04.ring-of-kafrene": "Four enforcers, one airlock, no witnesses.",
  "encounter.kafrene-takodana-04.takodana":
    "The hostess looks at you for a long time and says: “Not yet.”",
  "encounter.kafrene-takodana-05.ring-of-kafrene":
    "An unclaimed container, a tired customs droid, a form in three colours.",
  "encounter.kafrene-takodana-05.takodana":
    "A giant puts an elbow on your table. The room makes a circle.",
  "encounter.kafrene-takodana-05.arm": "Take the hand",
  "encounter.kafrene-takodana-05.sit": "Stay with the soup",
  "encounter.kafrene-takodana-06.ring-of-kafrene":
    "Two asteroids, one city between them, and today they disagree. The dock workers pull on both.",
  "encounter.kafrene-takodana-06.takodana":
    "The table by the fire belongs to whoever has the best lie. The present holder looks tired.",
  "encounter.kafrene-takodana-07.ring-of-kafrene":
    "The alley has a toll, then a second toll for having paid the first. The roofs are free.",
  "encounter.kafrene-takodana-07.toll": "Pay once",
  "encounter.kafrene-takodana-07.roof": "Take the roofs",
  "encounter.kafrene-takodana-07.takodana":
    "Smugglers race paper boats on the lake, and then the same course again, in ships.",
  "encounter.kafrene-takodana-08.ring-of-kafrene":
    "A man you have never seen shouts your name and “thief”. The crowd decides to believe the second part.",
  "encounter.kafrene-takodana-08.takodana":
    "A flag with your mark on it is hung among the thousand others. “Now you are a guest,” somebody says.",
  "encounter.kafrene-takodana-09.ring-of-kafrene":
    "The public information droid knows everything and has been told to forget it. Its lid is loose.",
  "encounter.kafrene-takodana-09.takodana":
    "You are asked to watch a door and describe who comes in. Somebody pays extra for the ears.",
  "encounter.kafrene-takodana-10.ring-of-kafrene":
    "A barge without brakes, a berth without room, a harbour pilot without shame.",
  "encounter.kafrene-takodana-10.takodana":
    "The house is full and the cellar is locked. Both have been known to change.",
  "encounter.kafrene-takodana-10.stay": "Sleep on the bench",
  "encounter.kafrene-takodana-10.cellar": "Sleep in the cellar",
  "encounter.kafrene-takodana-11.ring-of-kafrene":
    "The corridor is one person wide. If somebody you know comes the other way, there is history.",
  "encounter.kafrene-takodana-11.settle": "Settle it",
  "encounter.kafrene-takodana-11.wait": "Wait in a doorway, and sell the spot",
  "encounter.kafrene-takodana-11.takodana":
    "It is somebody’s birthday. Nobody knows whose, so everyone gets something.",
  "encounter.kafrene-takodana-12.ring-of-kafrene":
    "Riot on the lower ring: three sides, two exits. You are asked which side you are, by all of them.",
  "encounter.kafrene-takodana-12.takodana":
    "A peddler spreads a blanket: junk, treasures, and the thing you lost on Lothal.",
  "encounter.kafrene-takodana-12.trade": "Sell him something",
  "encounter.kafrene-takodana-12.browse": "Look through it",
  "encounter.kafrene-takodana-13.ring-of-kafrene":
    "A drawer of blackmail, unsorted. The owner has died of natural causes, as far as anyone will say.",
  "encounter.kafrene-takodana-13.sell": "Sell one letter",
  "encounter.kafrene-takodana-13.burn": "Return one letter",
  "encounter.kafrene-takodana-13.takodana":
    "A song has forty verses and the singer has forgotten the last. It is about somebody like you.",
  "encounter.kafrene-takodana-14.ring-of-kafrene":
    "You follow a hood through the crowd for an hour. So does someone behind you.",
  "encounter.kafrene-takodana-14.takodana":
    "The cook’s pot is stuck in the cook’s oven, and dinner is for sixty.",
  "encounter.kafrene-takodana-15.ring-of-kafrene":
    "Both sides of a handover trust only strangers. You are extremely a stranger.",
  "encounter.kafrene-takodana-15.takodana":
    "Chance cubes with too many sides. The loser explains the rules afterwards.",
  "encounter.kafrene-takodana-15.dice": "Throw",
  "encounter.kafrene-takodana-15.watch": "Hold the cup",
  "encounter.kafrene-takodana-16.ring-of-kafrene":
    "A container with no number, on a quay with no light, beside a guard with no watch.",
  "encounter.kafrene-takodana-16.takodana":
    "Three old enemies share a bench and a pipe. They make room, and ask only whose name to drop for you.",
  "encounter.kafrene-takodana-17.ring-of-kafrene":
    "A clinic without a sign. It buys, it sells, it sews.",
  "encounter.kafrene-takodana-17.doctor": "Be sewn",
  "encounter.kafrene-takodana-17.donor": "Be bought, a little",
  "encounter.kafrene-takodana-17.takodana":
    "Something from the castle’s attic plugs into your engine and starts to sing.",
  "encounter.kafrene-takodana-18.ring-of-kafrene":
    "The fighting pit under the fish market has a champion, a chain and an open challenge.",
  "encounter.kafrene-takodana-18.takodana":
    "Pilots draw their routes in spilled beer. You memorise one before the cloth comes.",
  "encounter.kafrene-takodana-19.ring-of-kafrene":
    "A dead drop in the sewers, with instructions in a dead language. The rats have read it.",
  "encounter.kafrene-takodana-19.takodana":
    "A game with carved pieces that has lasted eleven years. Black offers you its seat, and its debts.",
  "encounter.kafrene-takodana-20.ring-of-kafrene":
    "You find the second half of a torn photograph. Somebody will pay for it not to meet the first.",
  "encounter.kafrene-takodana-20.takodana":
    "Somebody passes a hat for a lost cause. It is passed twice: once for money, once for names.",
  "encounter.kafrene-takodana-20.swear": "Put in your name",
  "encounter.kafrene-takodana-20.shrug": "Help count the money",
} as const;
