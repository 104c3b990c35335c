/** Stories of Cantonica and Ord Mantell; lines a player may take stand after their card. */
export const cantonicaOrdMantell = {
  'encounter.cantonica-ord-mantell-01.cantonica': 'The wheel slows down. A stranger with too many rings slides you a single chip.',
  'encounter.cantonica-ord-mantell-01.bet': 'Put 2,000 on the wheel',
  'encounter.cantonica-ord-mantell-01.ord-mantell': 'A scrapper sells sealed lockers by weight. One of them hums.',
  'encounter.cantonica-ord-mantell-02.cantonica': 'The croupier counts in an old trade tongue. If you follow it, the bank is beatable.',
  'encounter.cantonica-ord-mantell-02.ord-mantell': 'Black gloves on the bar: the local syndicate wants a word about your docking fees.',
  'encounter.cantonica-ord-mantell-03.cantonica': 'A free afternoon in the resort. The steam baths are warm and the coats hang unwatched.',
  'encounter.cantonica-ord-mantell-03.spa': 'Take the baths',
  'encounter.cantonica-ord-mantell-03.pocket': 'See to the coats',
  'encounter.cantonica-ord-mantell-03.ord-mantell': 'Junkyard pilots race through a hulk with its lights off.',
  'encounter.cantonica-ord-mantell-03.race': 'Take the outside lane',
  'encounter.cantonica-ord-mantell-03.rest': 'Stay and patch the hull',
  'encounter.cantonica-ord-mantell-04.cantonica': 'You find a guest card of the jewellers’ house. It is good for one purchase.',
  'encounter.cantonica-ord-mantell-04.ord-mantell': 'The ring has no ropes and the champion no neck. The crowd chants your name anyway.',
  'encounter.cantonica-ord-mantell-05.cantonica': 'A talent scout pays for a full table, or points you to someone worth knowing.',
  'encounter.cantonica-ord-mantell-05.ord-mantell': 'A merchant owes a favour to whoever talks the longest.',
} as const;
