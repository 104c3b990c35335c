/** In Spanish: stories of the navpoints; lines a player may take stand after their card. */
import type { navpoint as english } from '../../en/encounters/navpoint.ts';

export const navpoint: Readonly<Record<keyof typeof english, string>> = {
  'encounter.navpoint-01.patrol': 'La patrulla te da la espalda. No por mucho tiempo.',
  'encounter.navpoint-01.slip': 'Colarte con los motores fríos',
  'encounter.navpoint-01.no-patrol': 'Una fragata oculta sale de la oscuridad y pregunta de qué lado estás.',
  'encounter.navpoint-02.patrol': '«Para los motores y di a qué vienes». Tienes varias respuestas preparadas.',
  'encounter.navpoint-02.no-patrol': 'Un repetidor muerto aún guarda una semana de cotizaciones.',
  'encounter.navpoint-03.patrol': 'Una lanzadera de aduanas quiere ver la bodega.',
  'encounter.navpoint-03.no-patrol': 'La llamada de socorro se repite con demasiada regularidad.',
  'encounter.navpoint-04.patrol': 'La patrulla pastorea un carguero cisterna y parece cansada.',
  'encounter.navpoint-04.escort': 'Ofrecerte de escolta',
  'encounter.navpoint-04.raid': 'Ir a por el cisterna',
  'encounter.navpoint-04.no-patrol': 'Pasan módulos de carga a la deriva, en fila. Alguien tenía prisa.',
  'encounter.navpoint-05.patrol': 'Quieren una carrera hasta la próxima baliza. Ellos tienen cañones; tú, estilo.',
  'encounter.navpoint-05.no-patrol': 'Calma. Por una vez arreglas eso que traquetea.',
  'encounter.navpoint-06.patrol': 'Llevas una hora oyendo su cháchara. Ellos a ti no te han oído.',
  'encounter.navpoint-06.no-patrol': 'Un crucero yace muerto en la ruta, con las puertas atascadas.',
  'encounter.navpoint-06.answer': 'Acoplarte y ayudar',
};
