/** In Spanish: stories of Tatooine and Nal Hutta; lines a player may take stand after their card. */
import type { tatooineNalHutta as english } from '../../en/encounters/tatooine-nal-hutta.ts';

export const tatooineNalHutta: Readonly<Record<keyof typeof english, string>> = {
  'encounter.tatooine-nal-hutta-01.tatooine': 'Rugen motores tras las dunas. Queda un puesto en la parrilla y hay cola ante el corredor de apuestas.',
  'encounter.tatooine-nal-hutta-01.race': 'Apuntarte a la carrera',
  'encounter.tatooine-nal-hutta-01.bet': 'Apostar por el que nadie espera',
  'encounter.tatooine-nal-hutta-01.nal-hutta': 'La puerta del palacio se abre antes de que llames. O es buena señal o es muy mala.',
  'encounter.tatooine-nal-hutta-02.tatooine': 'Unos chatarreros llevan tu tren de aterrizaje en el trineo, y ya han pensado un precio.',
  'encounter.tatooine-nal-hutta-02.nal-hutta': 'El hutt se aburre. Los cortesanos se apartan de ti.',
  'encounter.tatooine-nal-hutta-02.gift': 'Ofrecer un regalo',
  'encounter.tatooine-nal-hutta-02.joke': 'Contar el chiste del sapo',
  'encounter.tatooine-nal-hutta-03.tatooine': 'Bajo la arena, un casco con un escudo real. El viento lo tapará otra vez antes de la noche.',
  'encounter.tatooine-nal-hutta-03.nal-hutta': 'El escribiente de recompensas sella lo que llevas, o te da lo que nadie quiso.',
  'encounter.tatooine-nal-hutta-04.tatooine': 'Un duelo a mediodía. A los dos mediodías.',
  'encounter.tatooine-nal-hutta-04.nal-hutta': 'Un mayordomo te susurra un nombre que soltar en el mostrador adecuado.',
  'encounter.tatooine-nal-hutta-05.tatooine': 'La trastienda de la cantina tiene otra puerta, y una lista de quién la ha usado.',
  'encounter.tatooine-nal-hutta-05.nal-hutta': 'El foso es hondo, la bestia es vieja y las apuestas están mal.',
};
