/** Stories of Lothal and Mon Calamari; lines a player may take stand after their card. */
export const lothalMonCalamari = {
  'encounter.lothal-mon-calamari-01.lothal': 'Checkpoint. The officer reads your manifest twice, then reads your face.',
  'encounter.lothal-mon-calamari-01.mon-calamari': 'A floating yard has a berth free, and a reactor nobody dares to open.',
  'encounter.lothal-mon-calamari-01.dock': 'Rent the berth',
  'encounter.lothal-mon-calamari-01.help': 'Open the reactor',
  'encounter.lothal-mon-calamari-02.lothal': 'The baker hides leaflets under the loaves. A patrol stops at the same stall.',
  'encounter.lothal-mon-calamari-02.denounce': 'Point at the leaflets',
  'encounter.lothal-mon-calamari-02.warn': 'Buy all the bread',
  'encounter.lothal-mon-calamari-02.mon-calamari': 'An archivist trades rumours for corrections to her star charts.',
  'encounter.lothal-mon-calamari-03.lothal': 'The comm tower above the plains repeats one code all night. It could repeat another.',
  'encounter.lothal-mon-calamari-03.mon-calamari': 'A convoy needs one more pilot through the reef, now, in the dark.',
  'encounter.lothal-mon-calamari-04.lothal': 'An inquisitive captain has locked the street at both ends. You are the only one in it.',
  'encounter.lothal-mon-calamari-04.mon-calamari': 'A shipwright shows you a hidden slip. “When you need it,” she says, “knock twice.”',
  'encounter.lothal-mon-calamari-05.lothal': 'The clerk at the registry likes to talk. The wrong joke, and she likes to write.',
  'encounter.lothal-mon-calamari-05.mon-calamari': 'Hull plates must be carried before the tide. Whoever helps may choose first.',
} as const;
