/** Stories of the Core Worlds; lines a player may take stand after their card. */
export const coreWorlds = {
  'encounter.core-worlds-01.core-worlds': 'A famous gallery opens tonight. Being seen is the whole point.',
  'encounter.core-worlds-01.show': 'Buy an invitation',
  'encounter.core-worlds-01.across': 'A liner takes passengers through the Core; faces on the wanted list travel in the luggage.',
  'encounter.core-worlds-02.core-worlds': 'An estate is being sold room by room, badly labelled.',
  'encounter.core-worlds-02.across': 'The toll gate counts credits by day and runs by night.',
  'encounter.core-worlds-02.toll': 'Pay the toll',
  'encounter.core-worlds-03.core-worlds': 'The ministry pays its friends in the open and everyone else in the dark.',
  'encounter.core-worlds-03.across': 'A traffic controller wants a reason to clear you. Any reason.',
  'encounter.core-worlds-04.core-worlds': 'A staff officer plays war games in the park and needs an opponent who does not let him win.',
  'encounter.core-worlds-04.across': 'Your lane crosses a fleet exercise.',
  'encounter.core-worlds-05.core-worlds': 'The archive is closed to you. The collector across the street is not.',
  'encounter.core-worlds-05.archive': 'Visit the archive at night',
  'encounter.core-worlds-05.collector': 'Sell the collector a story',
  'encounter.core-worlds-05.across': 'A pilot of the inner lanes looks at your record and names a price.',
  'encounter.core-worlds-05.bribe': 'Pay the price',
} as const;
