/** Stories of Lothal and Mon Calamari; lines a player may take stand after their card. */
export const lothalMonCalamari = {
  "encounter.lothal-mon-calamari-01.lothal":
    "Checkpoint. The officer reads your manifest twice, then reads your face.",
  "encounter.lothal-mon-calamari-01.mon-calamari":
    "A floating yard has a berth free, and a reactor nobody dares to open.",
  "encounter.lothal-mon-calamari-01.dock": "Rent the berth",
  "encounter.lothal-mon-calamari-01.help": "Open the reactor",
  "encounter.lothal-mon-calamari-02.lothal":
    "The baker hides leaflets under the loaves. A patrol stops at the same stall.",
  "encounter.lothal-mon-calamari-02.denounce": "Point at the leaflets",
  "encounter.lothal-mon-calamari-02.warn": "Buy all the bread",
  "encounter.lothal-mon-calamari-02.mon-calamari":
    "An archivist trades rumours for corrections to her star charts.",
  "encounter.lothal-mon-calamari-03.lothal":
    "The comm tower above the plains repeats one code all night. It could repeat another.",
  "encounter.lothal-mon-calamari-03.mon-calamari":
    "A convoy needs one more pilot through the reef, now, in the dark.",
  "encounter.lothal-mon-calamari-04.lothal":
    "An inquisitive captain has locked the street at both ends. You are the only one in it.",
  "encounter.lothal-mon-calamari-04.mon-calamari":
    "A shipwright shows you a hidden slip. “When you need it,” she says, “knock twice.”",
  "encounter.lothal-mon-calamari-05.lothal":
    "The clerk at the registry likes to talk. The wrong joke, and she likes to write.",
  "encounter.lothal-mon-calamari-05.mon-calamari":
    "Hull plates must be carried before the tide. Whoever helps may choose first.",
  "encounter.lothal-mon-calamari-06.lothal":
    "The factory whistle blows an hour late. Two shifts stand in one yard and nobody counts heads.",
  "encounter.lothal-mon-calamari-06.mon-calamari":
    "A Quarren diver knows where the old toll booth sank. The till went down with it.",
  "encounter.lothal-mon-calamari-07.lothal":
    "A loth-cat has an officer’s code cylinder in its mouth, and would prefer fish.",
  "encounter.lothal-mon-calamari-07.return": "Bring it back",
  "encounter.lothal-mon-calamari-07.keep": "Read it first",
  "encounter.lothal-mon-calamari-07.mon-calamari":
    "The tide clock is nine minutes slow. The harbour has not been told, and neither have the bookmakers.",
  "encounter.lothal-mon-calamari-08.lothal":
    "Troopers burn a barn for practice. The farmer is still in the doorway, arguing.",
  "encounter.lothal-mon-calamari-08.step": "Join the argument",
  "encounter.lothal-mon-calamari-08.pass": "Sell them the matches",
  "encounter.lothal-mon-calamari-08.mon-calamari":
    "A retired admiral refights his only defeat with spoons. This time he wants it explained.",
  "encounter.lothal-mon-calamari-09.lothal":
    "A clerk stamps a transit pass without looking up. It is good for one long road and no questions.",
  "encounter.lothal-mon-calamari-09.mon-calamari":
    "A concert under water: two hours, no air, excellent acoustics.",
  "encounter.lothal-mon-calamari-10.lothal":
    "Census day. You may be whoever you like, once per queue.",
  "encounter.lothal-mon-calamari-10.mon-calamari":
    "A half-built cruiser refuses to start until somebody lies to its reactor.",
  "encounter.lothal-mon-calamari-11.lothal":
    "After hours the TIE pilots race each other over the plains. They are one rival short.",
  "encounter.lothal-mon-calamari-11.mon-calamari":
    "Coral has grown over a wreck. A museum wants the bell; the insurers want the log.",
  "encounter.lothal-mon-calamari-11.bell": "Bring up the bell",
  "encounter.lothal-mon-calamari-11.log": "Bring up the log",
  "encounter.lothal-mon-calamari-12.lothal":
    "The mining guild pays its friends for advice and everybody else by the sack.",
  "encounter.lothal-mon-calamari-12.mon-calamari":
    "Fishers have rolled a wounded pilot into their nets. The patrol boat is counting nets.",
  "encounter.lothal-mon-calamari-12.hide": "Add one of your own",
  "encounter.lothal-mon-calamari-12.sell": "Help with the counting",
  "encounter.lothal-mon-calamari-13.lothal":
    "The propaganda office needs a face: weathered, hopeful, in profile.",
  "encounter.lothal-mon-calamari-13.pose": "Look hopeful",
  "encounter.lothal-mon-calamari-13.mon-calamari":
    "The salvage court sits at low tide. Speak quickly.",
  "encounter.lothal-mon-calamari-14.lothal":
    "A ring of stones in the hills hums when nobody in uniform is near. You take off your jacket.",
  "encounter.lothal-mon-calamari-14.mon-calamari":
    "Storm. The harbour closes its gates on time, and you are not on time.",
  "encounter.lothal-mon-calamari-15.lothal":
    "Confiscated goods are sold back on the market square. The former owners hold the umbrellas.",
  "encounter.lothal-mon-calamari-15.mon-calamari":
    "A shipwright’s apprentice needs a hull to learn on. Yours, she says, has character.",
  "encounter.lothal-mon-calamari-15.let": "Let her learn",
  "encounter.lothal-mon-calamari-15.pay": "Pay for the master",
  "encounter.lothal-mon-calamari-16.lothal":
    "An informer sells lists of suspects. Yours is the best seller.",
  "encounter.lothal-mon-calamari-16.buy": "Buy all copies",
  "encounter.lothal-mon-calamari-16.refuse": "Ask for a percentage",
  "encounter.lothal-mon-calamari-16.mon-calamari":
    "A bottle bobs against the pier. The message inside is longer than the bottle, and in nine ciphers.",
  "encounter.lothal-mon-calamari-16.open": "Take it along",
  "encounter.lothal-mon-calamari-17.lothal":
    "Two officers, one speeder, your landing pad. They would like their argument settled by a civilian.",
  "encounter.lothal-mon-calamari-17.mon-calamari":
    "A family with one suitcase asks for passage to anywhere. They have papers for nowhere.",
  "encounter.lothal-mon-calamari-17.take": "Take them",
  "encounter.lothal-mon-calamari-17.charge": "Sell them better papers",
  "encounter.lothal-mon-calamari-18.lothal":
    "They kick in the door of room twelve. You are in room twelve.",
  "encounter.lothal-mon-calamari-18.mon-calamari":
    "The harbour master likes a crew that can row. Those without one he sends to the tavern.",
  "encounter.lothal-mon-calamari-19.lothal":
    "A speeder auction: three engines, four owners, no keys.",
  "encounter.lothal-mon-calamari-19.mon-calamari":
    "The locals ride the deep current to work. It does not stop at your station.",
  "encounter.lothal-mon-calamari-20.lothal":
    "The parade band is one drummer short. The powder for the salute is stored under the drums.",
  "encounter.lothal-mon-calamari-20.drum": "Drum",
  "encounter.lothal-mon-calamari-20.spoil": "See to the powder",
  "encounter.lothal-mon-calamari-20.mon-calamari":
    "A pearl too large to sell and too small to hide. Its guard has been told to look bored.",
} as const;
