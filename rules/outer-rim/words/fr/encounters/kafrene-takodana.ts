/** In French: stories of the Ring of Kafrene and Takodana; lines a player may take stand after their card. */
import type { kafreneTakodana as english } from '../../en/encounters/kafrene-takodana.ts';

export const kafreneTakodana: Readonly<Record<keyof typeof english, string>> = {
  'encounter.kafrene-takodana-01.ring-of-kafrene': 'Un coursier meurt dans tes bras, dans un couloir plein de caméras.',
  'encounter.kafrene-takodana-01.takodana': 'De la soupe, de la musique, et une table où tout le monde parle à tout le monde.',
  'encounter.kafrene-takodana-01.listen': 'Écouter la table voisine',
  'encounter.kafrene-takodana-02.ring-of-kafrene': 'Le courtier d’un indic achète des noms. Tous se vendent.',
  'encounter.kafrene-takodana-02.inform': 'Vendre un nom',
  'encounter.kafrene-takodana-02.refuse': 'Prévenir l’intéressé',
  'encounter.kafrene-takodana-02.takodana': 'Une porte à la cave s’ouvre à ceux qui connaissent la chanson.',
  'encounter.kafrene-takodana-03.ring-of-kafrene': 'Les lumières du niveau marchand lâchent. Dans le noir, les prix tombent aussi.',
  'encounter.kafrene-takodana-03.takodana': 'Ton équipage raconte ton histoire mieux que toi. Les verres arrivent.',
  'encounter.kafrene-takodana-04.ring-of-kafrene': 'Quatre gros bras, un sas, aucun témoin.',
  'encounter.kafrene-takodana-04.takodana': 'L’hôtesse te regarde longtemps et dit : « Pas encore. »',
  'encounter.kafrene-takodana-05.ring-of-kafrene': 'Un conteneur que nul ne réclame, un droïde des douanes fatigué, un formulaire en trois couleurs.',
  'encounter.kafrene-takodana-05.takodana': 'Un géant pose le coude sur ta table. La salle fait cercle.',
  'encounter.kafrene-takodana-05.arm': 'Prendre la main tendue',
  'encounter.kafrene-takodana-05.sit': 'Rester à ta soupe',
};
