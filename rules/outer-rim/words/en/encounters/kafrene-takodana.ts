/** Stories of the Ring of Kafrene and Takodana; lines a player may take stand after their card. */
export const kafreneTakodana = {
  'encounter.kafrene-takodana-01.ring-of-kafrene': 'A courier dies in your arms in a corridor full of cameras.',
  'encounter.kafrene-takodana-01.takodana': 'Soup, music, and a table where everyone talks to everyone.',
  'encounter.kafrene-takodana-01.listen': 'Listen to the next table',
  'encounter.kafrene-takodana-02.ring-of-kafrene': 'An informer’s broker buys names. All of them sell.',
  'encounter.kafrene-takodana-02.inform': 'Sell a name',
  'encounter.kafrene-takodana-02.refuse': 'Warn the name',
  'encounter.kafrene-takodana-02.takodana': 'A door in the cellar opens for those who know the song.',
  'encounter.kafrene-takodana-03.ring-of-kafrene': 'The lights of the trade level fail. In the dark the prices fall as well.',
  'encounter.kafrene-takodana-03.takodana': 'Your crew tells your story better than you do. Drinks arrive.',
  'encounter.kafrene-takodana-04.ring-of-kafrene': 'Four enforcers, one airlock, no witnesses.',
  'encounter.kafrene-takodana-04.takodana': 'The hostess looks at you for a long time and says: “Not yet.”',
  'encounter.kafrene-takodana-05.ring-of-kafrene': 'An unclaimed container, a tired customs droid, a form in three colours.',
  'encounter.kafrene-takodana-05.takodana': 'A giant puts an elbow on your table. The room makes a circle.',
  'encounter.kafrene-takodana-05.arm': 'Take the hand',
  'encounter.kafrene-takodana-05.sit': 'Stay with the soup',
} as const;
