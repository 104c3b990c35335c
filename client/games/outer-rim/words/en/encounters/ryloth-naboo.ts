/** Stories of Ryloth and Naboo; lines a player may take stand after their card. */
export const rylothNaboo = {
  "encounter.ryloth-naboo-01.ryloth":
    "A caravan asks you to take a crate past the garrison and not to open it.",
  "encounter.ryloth-naboo-01.smuggle": "Take the crate",
  "encounter.ryloth-naboo-01.report": "Sell the route to the garrison",
  "encounter.ryloth-naboo-01.naboo":
    "A lakeside healer asks for no name and no money. She leaves some on the table.",
  "encounter.ryloth-naboo-02.ryloth":
    "Slavers at the ridge. They count six heads too many in their pen.",
  "encounter.ryloth-naboo-02.naboo":
    "A reception at the old palace: many speeches, excellent gossip.",
  "encounter.ryloth-naboo-03.ryloth": "A supply officer sells spare rations, or sells you out.",
  "encounter.ryloth-naboo-03.naboo": "In a shuttered museum one room is still lit.",
  "encounter.ryloth-naboo-04.ryloth":
    "An old fighter scratches a patrol’s weak plate into your table. “Remember it.”",
  "encounter.ryloth-naboo-04.naboo":
    "The river regatta is for boats. Nobody said they could not fly.",
  "encounter.ryloth-naboo-05.ryloth":
    "A village pump has stopped. So have the engineers who went to look.",
  "encounter.ryloth-naboo-05.naboo":
    "The governor needs a guard for one night; the divers need one for one dive.",
  "encounter.ryloth-naboo-05.guard": "Guard the governor",
  "encounter.ryloth-naboo-05.swim": "Dive for the wreck",
  "encounter.ryloth-naboo-06.ryloth":
    "The heat storm is early. Somebody has to hold the gate until the last herd is in.",
  "encounter.ryloth-naboo-06.naboo":
    "A widow of the old court wishes to be flattered in the old style. It has subordinate clauses.",
  "encounter.ryloth-naboo-07.ryloth":
    "The caves under the plateau are on no map. The garrison would pay for one; the caves’ guests would rather it stayed so.",
  "encounter.ryloth-naboo-07.guide": "Bring food down to them",
  "encounter.ryloth-naboo-07.chart": "Draw the map",
  "encounter.ryloth-naboo-07.naboo":
    "The governor’s portrait is being hung tonight. The painter has left a window open in it.",
  "encounter.ryloth-naboo-08.ryloth":
    "Freight must go up the canyon before the wind does. The wind is already loading.",
  "encounter.ryloth-naboo-08.naboo":
    "A boathouse by the lake, let by the hour to people who do not wish to be asked.",
  "encounter.ryloth-naboo-09.ryloth": "A gutkurr has learned to open doors. It has opened yours.",
  "encounter.ryloth-naboo-09.naboo":
    "A sculptor measures your nose without a word. “Come back,” he says, “when it is finished.”",
  "encounter.ryloth-naboo-10.ryloth": "A new tax on shade. The collector stands in yours.",
  "encounter.ryloth-naboo-10.pay": "Pay it",
  "encounter.ryloth-naboo-10.argue": "Bill him for the standing room",
  "encounter.ryloth-naboo-10.naboo":
    "The palace hangar keeps one yellow fighter for parades. It has to start on the first try.",
  "encounter.ryloth-naboo-11.ryloth":
    "Children play ambush in the rocks. One of them asks, too precisely, how long a convoy is.",
  "encounter.ryloth-naboo-11.naboo":
    "A wedding needs either a witness or a getaway. The couple has not agreed which.",
  "encounter.ryloth-naboo-11.marry": "Be the witness",
  "encounter.ryloth-naboo-11.elope": "Warm up the engines",
  "encounter.ryloth-naboo-12.ryloth":
    "The checkpoint plays cards with travellers it likes. You are dealt in, one way or the other.",
  "encounter.ryloth-naboo-12.naboo":
    "An heirloom changes hands at the back door of a great house. Tonight yours are the hands.",
  "encounter.ryloth-naboo-13.ryloth":
    "A walker lies on its back in the ravine like a beetle, and like a beetle it still twitches.",
  "encounter.ryloth-naboo-13.naboo":
    "The royal library lends to anyone who can find it a book it has lost.",
  "encounter.ryloth-naboo-14.ryloth":
    "At the well everyone talks and nobody is quoted. You bring a large bucket.",
  "encounter.ryloth-naboo-14.naboo":
    "The old core of the planet is all water and teeth. A fishing crew is short of a rower.",
  "encounter.ryloth-naboo-15.ryloth":
    "An auction that nobody calls by its name. The lots look back at the bidders.",
  "encounter.ryloth-naboo-15.buy": "Buy a lot, and open the door",
  "encounter.ryloth-naboo-15.look": "Be paid for not having seen it",
  "encounter.ryloth-naboo-15.naboo":
    "A regatta club lacks eight people in matching hats. Solitary guests are seated beside the talkative.",
  "encounter.ryloth-naboo-16.ryloth":
    "The garrison’s pay arrives by mule. The mule is from here and has friends.",
  "encounter.ryloth-naboo-16.naboo":
    "Gungan cavalry re-enact a famous defeat every summer. This year they would like to win it.",
  "encounter.ryloth-naboo-17.ryloth":
    "A healer packs your wounds with something that glows. “Do not,” she says, “look at it in the dark.”",
  "encounter.ryloth-naboo-17.naboo":
    "The customs quay is empty but for a clerk and his conscience, which is for sale by weight.",
  "encounter.ryloth-naboo-17.swap": "Leave a crate with him",
  "encounter.ryloth-naboo-17.tour": "Show him round your ship",
  "encounter.ryloth-naboo-18.ryloth":
    "The harvest dance lasts until one dancer stands. The entry fee pays for the bandages.",
  "encounter.ryloth-naboo-18.dance": "Dance",
  "encounter.ryloth-naboo-18.naboo":
    "Two duellists and no seconds. They have agreed on one thing only: you had no business walking by.",
  "encounter.ryloth-naboo-19.ryloth":
    "A cousin of a cousin has work. He tells you only the part that pays.",
  "encounter.ryloth-naboo-19.naboo":
    "The governor opens a bridge and asks whether anybody wishes to say a word. Nobody ever has.",
  "encounter.ryloth-naboo-19.speak": "Say a word",
  "encounter.ryloth-naboo-19.clap": "Clap first",
  "encounter.ryloth-naboo-20.ryloth":
    "Dust over the landing field, three lights, four ships. Everyone is certain the third light is theirs.",
  "encounter.ryloth-naboo-20.naboo":
    "The festival of light. Everyone throws a wish into the river, and the river throws some back.",
} as const;
