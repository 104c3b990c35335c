/** In French: stories of Tatooine and Nal Hutta; lines a player may take stand after their card. */
import type { tatooineNalHutta as english } from '../../en/encounters/tatooine-nal-hutta.ts';

export const tatooineNalHutta: Readonly<Record<keyof typeof english, string>> = {
  'encounter.tatooine-nal-hutta-01.tatooine': 'Des moteurs hurlent derrière les dunes. Il reste une place sur la grille, et une file chez le bookmaker.',
  'encounter.tatooine-nal-hutta-01.race': 'T’inscrire à la course',
  'encounter.tatooine-nal-hutta-01.bet': 'Parier sur l’outsider',
  'encounter.tatooine-nal-hutta-01.nal-hutta': 'La porte du palais s’ouvre avant que tu frappes. C’est très bon signe, ou très mauvais.',
  'encounter.tatooine-nal-hutta-02.tatooine': 'Des récupérateurs ont ton train d’atterrissage sur leur traîneau, et un prix en tête.',
  'encounter.tatooine-nal-hutta-02.nal-hutta': 'Le Hutt s’ennuie. Les courtisans s’écartent de toi.',
  'encounter.tatooine-nal-hutta-02.gift': 'Offrir un cadeau',
  'encounter.tatooine-nal-hutta-02.joke': 'Raconter la blague du crapaud',
  'encounter.tatooine-nal-hutta-03.tatooine': 'Sous le sable, une coque aux armes royales. Le vent l’aura recouverte avant la nuit.',
  'encounter.tatooine-nal-hutta-03.nal-hutta': 'Le greffier des primes tamponne ce que tu tiens, ou te donne ce dont personne n’a voulu.',
  'encounter.tatooine-nal-hutta-04.tatooine': 'Un duel à midi. Aux deux midis.',
  'encounter.tatooine-nal-hutta-04.nal-hutta': 'Un majordome te souffle un nom à glisser au bon guichet.',
  'encounter.tatooine-nal-hutta-05.tatooine': 'L’arrière-salle de la cantina a une deuxième porte, et une liste de ceux qui l’ont prise.',
  'encounter.tatooine-nal-hutta-05.nal-hutta': 'La fosse est profonde, la bête est vieille et la cote est fausse.',
};
