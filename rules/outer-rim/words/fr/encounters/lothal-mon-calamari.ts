/** In French: stories of Lothal and Mon Calamari; lines a player may take stand after their card. */
import type { lothalMonCalamari as english } from '../../en/encounters/lothal-mon-calamari.ts';

export const lothalMonCalamari: Readonly<Record<keyof typeof english, string>> = {
  'encounter.lothal-mon-calamari-01.lothal': 'Contrôle. L’officier lit deux fois ton manifeste, puis il lit ton visage.',
  'encounter.lothal-mon-calamari-01.mon-calamari': 'Un chantier flottant a une cale libre, et un réacteur que personne n’ose ouvrir.',
  'encounter.lothal-mon-calamari-01.dock': 'Louer la cale',
  'encounter.lothal-mon-calamari-01.help': 'Ouvrir le réacteur',
  'encounter.lothal-mon-calamari-02.lothal': 'Le boulanger cache des tracts sous les pains. Une patrouille s’arrête au même étal.',
  'encounter.lothal-mon-calamari-02.denounce': 'Montrer les tracts du doigt',
  'encounter.lothal-mon-calamari-02.warn': 'Acheter tout le pain',
  'encounter.lothal-mon-calamari-02.mon-calamari': 'Une archiviste échange des rumeurs contre des corrections à ses cartes du ciel.',
  'encounter.lothal-mon-calamari-03.lothal': 'La tour de transmission au-dessus des plaines répète un code toute la nuit. Elle pourrait en répéter un autre.',
  'encounter.lothal-mon-calamari-03.mon-calamari': 'Un convoi cherche un dernier pilote pour passer le récif, maintenant, dans le noir.',
  'encounter.lothal-mon-calamari-04.lothal': 'Un capitaine trop curieux a bouclé la rue des deux côtés. Il n’y a que toi dedans.',
  'encounter.lothal-mon-calamari-04.mon-calamari': 'Une constructrice te montre une cale cachée. « Quand il le faudra, dit-elle, frappe deux fois. »',
  'encounter.lothal-mon-calamari-05.lothal': 'L’employée du registre aime bavarder. À la mauvaise blague, elle aime écrire.',
  'encounter.lothal-mon-calamari-05.mon-calamari': 'Il faut porter des plaques de coque avant la marée. Qui aide choisit en premier.',
};
