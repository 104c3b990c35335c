/** The ambition sheets: name, story, and each goal by its place on the sheet. */
export const ambitions = {
  "ambition.hero-of-the-rebellion.name": "Hero of the Rebellion",
  "ambition.hero-of-the-rebellion":
    "You joined for one trip. There have been several since, and now somebody has painted your face on a wall.",
  "ambition.hero-of-the-rebellion.0": "Draw an encounter card on Mon Calamari",
  "ambition.hero-of-the-rebellion.1": "Draw an encounter card on Ryloth",
  "ambition.hero-of-the-rebellion.2": "Be liked by the Rebels and disliked by the Empire",
  "ambition.hero-of-the-rebellion.3": "Beat the great Imperial fleet, and stay in one piece",
  "ambition.servant-of-the-emperor.name": "Servant of the Emperor",
  "ambition.servant-of-the-emperor":
    "A black shuttle brings your instructions. You have stopped asking who signs them.",
  "ambition.servant-of-the-emperor.0": "Draw an encounter card in the Core Worlds",
  "ambition.servant-of-the-emperor.1":
    "Report a suspect: a Rebel’s friend, an enemy of the Empire, or one of your crew",
  "ambition.servant-of-the-emperor.2": "Be liked by the Empire and disliked by the Rebels",
  "ambition.servant-of-the-emperor.3":
    "Hunt down a strong Rebel patrol while the throne room looks on",
  "ambition.king-of-the-docks.name": "King of the Docks",
  "ambition.king-of-the-docks":
    "Every crate on the Rim passes a gate. You would like them all to pass yours.",
  "ambition.king-of-the-docks.0": "Draw an encounter card on Nal Hutta",
  "ambition.king-of-the-docks.1": "Draw an encounter card on Ord Mantell",
  "ambition.king-of-the-docks.2": "Hold 15,000 credits",
  "ambition.king-of-the-docks.3": "Close the last deal, on Kessel, by charm or by the books",
  "ambition.last-of-the-free-captains.name": "Last of the Free Captains",
  "ambition.last-of-the-free-captains":
    "No flag, no lord, no timetable. It is harder than it looks, and it looks hard.",
  "ambition.last-of-the-free-captains.0": "Draw an encounter card on Takodana",
  "ambition.last-of-the-free-captains.1": "Draw an encounter card on Cantonica",
  "ambition.last-of-the-free-captains.2": "Have two crew aboard",
  "ambition.last-of-the-free-captains.3": "Fly through the heart of the Maelstrom",
  "ambition.vigo-in-waiting.name": "Vigo in Waiting",
  "ambition.vigo-in-waiting":
    "Nine chairs around one table. One of the nine coughs, and you have sent flowers.",
  "ambition.vigo-in-waiting.0": "Draw an encounter card on Kessel",
  "ambition.vigo-in-waiting.1": "Pay 5,000 in tribute on Ord Mantell",
  "ambition.vigo-in-waiting.2": "Be liked by the Syndicate",
  "ambition.vigo-in-waiting.3": "Take the empty chair by force, at the Ring of Kafrene",
  "ambition.huntmaster-of-the-hutts.name": "Huntmaster of the Hutts",
  "ambition.huntmaster-of-the-hutts":
    "The clan keeps a wall of heads and a wall of hunters. You mean to choose your wall.",
  "ambition.huntmaster-of-the-hutts.0": "Draw an encounter card on Tatooine",
  "ambition.huntmaster-of-the-hutts.1": "Draw an encounter card on Ryloth",
  "ambition.huntmaster-of-the-hutts.2": "Be liked by the Hutts, with gear at hand",
  "ambition.huntmaster-of-the-hutts.3": "Beat the clan’s champion in the great hall of Nal Hutta",
  "ambition.keeper-of-lost-things.name": "Keeper of Lost Things",
  "ambition.keeper-of-lost-things":
    "Temples burn, museums close, somebody empties the drawers. It may as well be somebody who dusts.",
  "ambition.keeper-of-lost-things.0": "Draw an encounter card on Naboo",
  "ambition.keeper-of-lost-things.1": "Draw an encounter card in the Core Worlds",
  "ambition.keeper-of-lost-things.2": "Own a luxury",
  "ambition.keeper-of-lost-things.3":
    "Open the last vault, under Takodana, by learning or by night",
  "ambition.fastest-on-the-rim.name": "Fastest on the Rim",
  "ambition.fastest-on-the-rim":
    "There is a record, and a name beside it in bad handwriting. Yours is neater.",
  "ambition.fastest-on-the-rim.0": "Draw an encounter card on Mon Calamari",
  "ambition.fastest-on-the-rim.1": "Draw an encounter card in the Core Worlds",
  "ambition.fastest-on-the-rim.2": "Fly a ship worth 15,000 or more",
  "ambition.fastest-on-the-rim.3":
    "Start from Kessel and beat the record: nerve first, then arithmetic",
} as const;
