/** Stories of Kessel and the Maelstrom; lines a player may take stand after their card. */
export const kesselMaelstrom = {
  'encounter.kessel-maelstrom-01.kessel': 'A lift full of ore hangs by one cable. Someone must hold it.',
  'encounter.kessel-maelstrom-01.maelstrom': 'A wreck turns in the current, its hold open. The storm lets you near, not out.',
  'encounter.kessel-maelstrom-02.kessel': 'A guard dozes before a row of cages. The keys are on the wrong side of him.',
  'encounter.kessel-maelstrom-02.free': 'Open the cages',
  'encounter.kessel-maelstrom-02.look-away': 'Take the purse and go',
  'encounter.kessel-maelstrom-02.maelstrom': 'A probe broadcasts a price list of parts. It does not want to be caught.',
  'encounter.kessel-maelstrom-03.kessel': 'The foreman pays for an empty hold to be full, and for a full one to stay silent.',
  'encounter.kessel-maelstrom-03.maelstrom': 'The nav computer insists that the hole in the storm is a mistake. You disagree.',
  'encounter.kessel-maelstrom-04.kessel': 'One vat of spice is not on any list.',
  'encounter.kessel-maelstrom-04.maelstrom': 'Between two lightning fronts you see a straight line. You write it down.',
  'encounter.kessel-maelstrom-05.kessel': 'The administrator collects friends the way others collect debts.',
  'encounter.kessel-maelstrom-05.maelstrom': 'A pirate waits where the storm spits ships out.',
} as const;
