/** Stories of Ryloth and Naboo; lines a player may take stand after their card. */
export const rylothNaboo = {
  'encounter.ryloth-naboo-01.ryloth': 'A caravan asks you to take a crate past the garrison and not to open it.',
  'encounter.ryloth-naboo-01.smuggle': 'Take the crate',
  'encounter.ryloth-naboo-01.report': 'Sell the route to the garrison',
  'encounter.ryloth-naboo-01.naboo': 'A lakeside healer asks for no name and no money. She leaves some on the table.',
  'encounter.ryloth-naboo-02.ryloth': 'Slavers at the ridge. They count six heads too many in their pen.',
  'encounter.ryloth-naboo-02.naboo': 'A reception at the old palace: many speeches, excellent gossip.',
  'encounter.ryloth-naboo-03.ryloth': 'A supply officer sells spare rations, or sells you out.',
  'encounter.ryloth-naboo-03.naboo': 'In a shuttered museum one room is still lit.',
  'encounter.ryloth-naboo-04.ryloth': 'An old fighter scratches a patrol’s weak plate into your table. “Remember it.”',
  'encounter.ryloth-naboo-04.naboo': 'The river regatta is for boats. Nobody said they could not fly.',
  'encounter.ryloth-naboo-05.ryloth': 'A village pump has stopped. So have the engineers who went to look.',
  'encounter.ryloth-naboo-05.naboo': 'The governor needs a guard for one night; the divers need one for one dive.',
  'encounter.ryloth-naboo-05.guard': 'Guard the governor',
  'encounter.ryloth-naboo-05.swim': 'Dive for the wreck',
} as const;
