/** The contacts: what each is like to meet, and their names. */
export const contacts = {
  "contact.hire": "Hire for your crew",
  "contact.bribe": "Pay for an introduction",
  "contact.4-lom":
    "A protocol droid that changed protocols. The more bounties you hold, the cheaper its manners.",
  "contact.bib-fortuna":
    "He can arrange anything at the palace, beginning with your welcome. It is not free.",
  "contact.black-krrsantan":
    "He listens only to people with work in their pocket. He does not say so; he does not say much.",
  "contact.black-sun-agent":
    "Well dressed, well informed, and seated so that you have your back to the door.",
  "contact.boshek": "He has a record run to his name and a bar bill to match.",
  "contact.chewbacca":
    "He looks over your ship, sighs, and picks up a spanner. That is nearly a yes.",
  "contact.dengar":
    "He has heard what they say about you. If it is bad enough, he would like a word.",
  "contact.doctor-evazan": "His licence ran out on twelve worlds. His hands are steady enough.",
  "contact.garindan":
    "He knows where everyone went today. For a small fee, he knows where you went, too.",
  "contact.thrawn":
    "He asks you about a painting. It is an examination, and he has read your answers already.",
  "contact.greedo": "He talks fast and reaches slowly. Still, he knows the back doors.",
  "contact.hera-syndulla":
    "She would fly with you, if the cause pays for the fuel and you do not touch the controls.",
  "contact.hondo-ohnaka":
    "“My dear old friend!” You have never met. He has already sold your parking space.",
  "contact.ig-rm": "A droid built to stand in doorways. It will stand in yours.",
  "contact.k-2so": "It tells you your chances before you ask, and after.",
  "contact.leia-organa":
    "She needs a ship, a promise, or some money for the hungry. She looks as if she could tell them apart.",
  "contact.lobot": "He is speaking to three offices at once, none of them in this room.",
  "contact.maz-kanata":
    "She adjusts her lenses and sees what you did last year. The soup is on the house.",
  "contact.ponda-baba":
    "He does not like you. He does not like anyone, and works cheaply for both reasons.",
  "contact.saw-gerrera": "He trusts nobody, so he hires by the week. Bring your own air.",
  "contact.w1-le":
    "It has sold ships worse than yours to people smarter than you. It offers to do so for you.",
  "contact.ziton-moj":
    "A captain of the syndicate does not take bribes. He accepts apologies, in advance, in credits.",
  "contact.ahsoka-tano":
    "She says she is no one in particular. The people at the next table stand a little straighter.",
  "contact.boba-fett":
    "The helmet does not move. If the Hutts are angry with you, it has moved already.",
  "contact.bossk":
    "He smells you before he sees you and decides that you are a colleague. For now.",
  "contact.chopper": "It insults you in binary, fixes your hatch, and steals the hinge.",
  "contact.doctor-aphra":
    "She has a map, a lie about the map, and room in your cabin picked out already.",
  "contact.enfys-nest": "The mask says pirate. The children hiding behind her say otherwise.",
  "contact.han-solo": "He has the fastest ship here, or had it. The details are a sore point.",
  "contact.ig-88":
    "It has calculated what you will offer and is waiting for you to reach the same figure.",
  "contact.jyn-erso": "She wants out, then in, then the plans of the building. In that order.",
  "contact.ketsu-onyo":
    "She left a famous syndicate on foot and came back for her ship. She is not afraid of yours.",
  "contact.lando-calrissian":
    "He loses the first hand so gracefully that you buy the drinks. That was the second hand.",
  "contact.4-lom.name": "4-\u2060LOM",
  "contact.bib-fortuna.name": "Bib Fortuna",
  "contact.black-krrsantan.name": "Black Krrsantan",
  "contact.black-sun-agent.name": "Black Sun Agent",
  "contact.boshek.name": "BoShek",
  "contact.chewbacca.name": "Chewbacca",
  "contact.dengar.name": "Dengar",
  "contact.doctor-evazan.name": "Doctor Evazan",
  "contact.garindan.name": "Garindan",
  "contact.thrawn.name": "Grand Admiral Thrawn",
  "contact.greedo.name": "Greedo",
  "contact.hera-syndulla.name": "Hera Syndulla",
  "contact.hondo-ohnaka.name": "Hondo Ohnaka",
  "contact.ig-rm.name": "IG-\u2060RM Thug Droid",
  "contact.k-2so.name": "K-\u20602SO",
  "contact.leia-organa.name": "Leia Organa",
  "contact.lobot.name": "Lobot",
  "contact.maz-kanata.name": "Maz Kanata",
  "contact.ponda-baba.name": "Ponda Baba",
  "contact.saw-gerrera.name": "Saw Gerrera",
  "contact.w1-le.name": "W1-\u2060LE",
  "contact.ziton-moj.name": "Ziton Moj",
  "contact.ahsoka-tano.name": "Ahsoka Tano",
  "contact.boba-fett.name": "Boba Fett",
  "contact.bossk.name": "Bossk",
  "contact.chopper.name": "Chopper",
  "contact.doctor-aphra.name": "Doctor Aphra",
  "contact.enfys-nest.name": "Enfys Nest",
  "contact.han-solo.name": "Han Solo",
  "contact.ig-88.name": "IG-\u206088",
  "contact.jyn-erso.name": "Jyn Erso",
  "contact.ketsu-onyo.name": "Ketsu Onyo",
  "contact.lando-calrissian.name": "Lando Calrissian",
} as const;
