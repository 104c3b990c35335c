/** Stories of Tatooine and Nal Hutta; lines a player may take stand after their card. */
export const tatooineNalHutta = {
  'encounter.tatooine-nal-hutta-01.tatooine': 'Engines scream beyond the dunes. There is a place on the grid, and a line at the bookmaker’s.',
  'encounter.tatooine-nal-hutta-01.race': 'Enter the race',
  'encounter.tatooine-nal-hutta-01.bet': 'Bet on the underdog',
  'encounter.tatooine-nal-hutta-01.nal-hutta': 'The palace door opens before you knock. That is either good or very bad.',
  'encounter.tatooine-nal-hutta-02.tatooine': 'Scavengers have your landing gear on their sled and a price in mind.',
  'encounter.tatooine-nal-hutta-02.nal-hutta': 'The Hutt is bored. Courtiers step away from you.',
  'encounter.tatooine-nal-hutta-02.gift': 'Offer a gift',
  'encounter.tatooine-nal-hutta-02.joke': 'Tell the joke about the toad',
  'encounter.tatooine-nal-hutta-03.tatooine': 'Under the sand a hull with a royal crest. The wind will cover it again by night.',
  'encounter.tatooine-nal-hutta-03.nal-hutta': 'The bounty clerk stamps what you hold, or hands you what nobody wanted.',
  'encounter.tatooine-nal-hutta-04.tatooine': 'A duel at noon. Both noons.',
  'encounter.tatooine-nal-hutta-04.nal-hutta': 'A majordomo whispers a name to drop at the right counter.',
  'encounter.tatooine-nal-hutta-05.tatooine': 'The back room of the cantina has a second door and a list of who used it.',
  'encounter.tatooine-nal-hutta-05.nal-hutta': 'The pit is deep, the beast is old, and the odds are wrong.',
} as const;
