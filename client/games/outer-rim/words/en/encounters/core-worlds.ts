/** Stories of the Core Worlds; lines a player may take stand after their card. */
export const coreWorlds = {
  "encounter.core-worlds-01.core-worlds":
    "A famous gallery opens tonight. Being seen is the whole point.",
  "encounter.core-worlds-01.show": "Buy an invitation",
  "encounter.core-worlds-01.across":
    "A liner takes passengers through the Core; faces on the wanted list travel in the luggage.",
  "encounter.core-worlds-02.core-worlds": "An estate is being sold room by room, badly labelled.",
  "encounter.core-worlds-02.across": "The toll gate counts credits by day and runs by night.",
  "encounter.core-worlds-02.toll": "Pay the toll",
  "encounter.core-worlds-03.core-worlds":
    "The ministry pays its friends in the open and everyone else in the dark.",
  "encounter.core-worlds-03.across":
    "A traffic controller wants a reason to clear you. Any reason.",
  "encounter.core-worlds-04.core-worlds":
    "A staff officer plays war games in the park and needs an opponent who does not let him win.",
  "encounter.core-worlds-04.across": "Your lane crosses a fleet exercise.",
  "encounter.core-worlds-05.core-worlds":
    "The archive is closed to you. The collector across the street is not.",
  "encounter.core-worlds-05.archive": "Visit the archive at night",
  "encounter.core-worlds-05.collector": "Sell the collector a story",
  "encounter.core-worlds-05.across":
    "A pilot of the inner lanes looks at your record and names a price.",
  "encounter.core-worlds-05.bribe": "Pay the price",
  "encounter.core-worlds-06.core-worlds":
    "A broker of fine ships writes nothing down. You name a figure; he goes to see what is behind the curtain.",
  "encounter.core-worlds-06.across":
    "The short way through is short because pirates sit at the far end of it.",
  "encounter.core-worlds-06.pay": "Let them have 3,000",
  "encounter.core-worlds-06.crate": "Let them have a crate",
  "encounter.core-worlds-07.core-worlds":
    "A quiet office offers a standing reward: for each Rebel patrol fewer, an envelope.",
  "encounter.core-worlds-07.across":
    "Friends of the Empire are waved through. The others may become friends at the counter, with something to declare.",
  "encounter.core-worlds-07.give": "Declare something",
  "encounter.core-worlds-08.core-worlds":
    "A senator’s aide buys rumours, provided that they are about another senator.",
  "encounter.core-worlds-08.across":
    "A convoy is one ship short of the number on its permit. Wanted hulls fly in the middle and hold their breath.",
  "encounter.core-worlds-09.core-worlds":
    "A professor has written eight volumes on the Rim and would like to meet it.",
  "encounter.core-worlds-09.across":
    "The ferry takes whole ships, paid by the tonne. The hold beneath the hold is not on the tariff.",
  "encounter.core-worlds-09.ticket": "Buy a ticket",
  "encounter.core-worlds-09.stow": "Try the other hold",
  "encounter.core-worlds-10.core-worlds":
    "Seized ships and their fittings, sold by a bailiff who wants to go home.",
  "encounter.core-worlds-10.across":
    "The gate reads your transponder aloud. You would prefer it to read somebody else’s.",
  "encounter.core-worlds-11.core-worlds":
    "A tailor looks at your coat with pity, then at your face with interest. There is a ball tonight.",
  "encounter.core-worlds-11.suit": "Order the suit",
  "encounter.core-worlds-11.across":
    "A hospital ship crosses tonight. Its doctors treat everyone, and invoice some.",
  "encounter.core-worlds-11.doctor": "Settle the invoice",
  "encounter.core-worlds-12.core-worlds":
    "Ten million people watch a parade. Nine million of them have pockets.",
  "encounter.core-worlds-12.across":
    "A blockade drill lies across the lane. For some travellers it is not a drill.",
  "encounter.core-worlds-13.core-worlds":
    "The bank lends to anyone with a good name. It keeps the name.",
  "encounter.core-worlds-13.loan": "Take the loan",
  "encounter.core-worlds-13.save": "Read the small print",
  "encounter.core-worlds-13.across":
    "The consul signs passes for people with two good references. A third kind of reference fits into an envelope.",
  "encounter.core-worlds-13.stamp": "Bring an envelope",
  "encounter.core-worlds-14.core-worlds":
    "A fencing academy needs an opponent with no manners, for the advanced class.",
  "encounter.core-worlds-14.across":
    "The inner lanes change direction at noon. It is three minutes to noon somewhere.",
  "encounter.core-worlds-15.core-worlds":
    "Two thousand levels down there is a ring, a crowd, and no lift back before midnight.",
  "encounter.core-worlds-15.across":
    "Freight goes through the planet, not round it. Officially there are no handles on the inside.",
  "encounter.core-worlds-16.core-worlds":
    "The holonews lacks a correspondent on the Rim: no salary, many addresses.",
  "encounter.core-worlds-16.across":
    "Customs has two queues: one for the pleasant, one for the interesting.",
  "encounter.core-worlds-16.crate": "Forget a crate at the desk",
  "encounter.core-worlds-16.run": "Forget to stop",
  "encounter.core-worlds-17.core-worlds":
    "A clinic with a view, and a hangar with a better one. The lobby is full of people who tip.",
  "encounter.core-worlds-17.view": "Check in",
  "encounter.core-worlds-17.lobby": "Carry bags",
  "encounter.core-worlds-17.across":
    "The night tow has a steward who remembers faces, and can be talked out of it.",
  "encounter.core-worlds-18.core-worlds":
    "An agency for unusual talents. The interview is the hole in the ceiling you came in by.",
  "encounter.core-worlds-18.across": "Everyone else’s light is green. Yours is being discussed.",
  "encounter.core-worlds-18.wait": "Wait, and sell your place",
  "encounter.core-worlds-18.dash": "Call it green",
  "encounter.core-worlds-19.core-worlds":
    "A parcel for the palace has been returned: addressee deposed. It sits on the counter, unclaimed, ticking.",
  "encounter.core-worlds-19.across":
    "A courier with no face asks for a seat and pays by the question not asked.",
  "encounter.core-worlds-20.core-worlds":
    "A registrar owes you one clean page. “Say when,” she says, “and in which book.”",
  "encounter.core-worlds-20.across":
    "The lane exam has one question, and the examiner a list of faces for the failures.",
} as const;
