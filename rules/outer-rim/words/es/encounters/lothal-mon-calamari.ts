/** In Spanish: stories of Lothal and Mon Calamari; lines a player may take stand after their card. */
import type { lothalMonCalamari as english } from '../../en/encounters/lothal-mon-calamari.ts';

export const lothalMonCalamari: Readonly<Record<keyof typeof english, string>> = {
  'encounter.lothal-mon-calamari-01.lothal': 'Control. El oficial lee dos veces tu manifiesto y luego te lee la cara.',
  'encounter.lothal-mon-calamari-01.mon-calamari': 'Un astillero flotante tiene un amarre libre, y un reactor que nadie se atreve a abrir.',
  'encounter.lothal-mon-calamari-01.dock': 'Alquilar el amarre',
  'encounter.lothal-mon-calamari-01.help': 'Abrir el reactor',
  'encounter.lothal-mon-calamari-02.lothal': 'El panadero esconde octavillas bajo las hogazas. Una patrulla se para en el mismo puesto.',
  'encounter.lothal-mon-calamari-02.denounce': 'Señalar las octavillas',
  'encounter.lothal-mon-calamari-02.warn': 'Comprar todo el pan',
  'encounter.lothal-mon-calamari-02.mon-calamari': 'Una archivera cambia rumores por correcciones a sus cartas estelares.',
  'encounter.lothal-mon-calamari-03.lothal': 'La torre de comunicaciones repite un código toda la noche sobre las llanuras. Podría repetir otro.',
  'encounter.lothal-mon-calamari-03.mon-calamari': 'Un convoy necesita un piloto más para cruzar el arrecife, ahora mismo y a oscuras.',
  'encounter.lothal-mon-calamari-04.lothal': 'Un capitán muy curioso ha cerrado la calle por los dos lados. Dentro solo estás tú.',
  'encounter.lothal-mon-calamari-04.mon-calamari': 'Una armadora te enseña una grada oculta. «Cuando la necesites —dice—, llama dos veces».',
  'encounter.lothal-mon-calamari-05.lothal': 'A la empleada del registro le gusta charlar. Con el chiste equivocado, le gusta escribir.',
  'encounter.lothal-mon-calamari-05.mon-calamari': 'Hay que llevar planchas antes de que suba la marea. Quien ayude elige primero.',
};
