/** Stories of the navpoints; lines a player may take stand after their card. */
export const navpoint = {
  'encounter.navpoint-01.patrol': 'The patrol has its back to you. It will not for long.',
  'encounter.navpoint-01.slip': 'Slip by with the engines cold',
  'encounter.navpoint-01.no-patrol': 'A hidden frigate drops out of the dark and asks whose side you are on.',
  'encounter.navpoint-02.patrol': '“Cut your engines and state your business.” You have several ready.',
  'encounter.navpoint-02.no-patrol': 'A dead relay still holds a week of stock prices.',
  'encounter.navpoint-03.patrol': 'A customs shuttle wants to see the hold.',
  'encounter.navpoint-03.no-patrol': 'The distress call repeats itself a little too evenly.',
  'encounter.navpoint-04.patrol': 'The patrol is shepherding a tanker and looks tired.',
  'encounter.navpoint-04.escort': 'Offer to fly escort',
  'encounter.navpoint-04.raid': 'Go for the tanker',
  'encounter.navpoint-04.no-patrol': 'Cargo pods drift past in a line. Someone was in a hurry.',
  'encounter.navpoint-05.patrol': 'They want a race to the next buoy. They have guns; you have style.',
  'encounter.navpoint-05.no-patrol': 'Quiet. For once you fix the thing that rattles.',
  'encounter.navpoint-06.patrol': 'You have heard their chatter for an hour. They have not heard you.',
  'encounter.navpoint-06.no-patrol': 'A liner lies dead in the lane with its doors jammed.',
  'encounter.navpoint-06.answer': 'Dock and help',
} as const;
