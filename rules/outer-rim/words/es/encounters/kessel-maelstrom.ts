/** In Spanish: stories of Kessel and the Maelstrom; lines a player may take stand after their card. */
import type { kesselMaelstrom as english } from '../../en/encounters/kessel-maelstrom.ts';

export const kesselMaelstrom: Readonly<Record<keyof typeof english, string>> = {
  'encounter.kessel-maelstrom-01.kessel': 'Un montacargas lleno de mineral cuelga de un solo cable. Alguien tiene que sujetarlo.',
  'encounter.kessel-maelstrom-01.maelstrom': 'Un pecio gira en la corriente con la bodega abierta. La tormenta te deja acercarte, no salir.',
  'encounter.kessel-maelstrom-02.kessel': 'Un guardia dormita ante una fila de jaulas. Las llaves están justo detrás de él.',
  'encounter.kessel-maelstrom-02.free': 'Abrir las jaulas',
  'encounter.kessel-maelstrom-02.look-away': 'Coger la bolsa y largarte',
  'encounter.kessel-maelstrom-02.maelstrom': 'Una sonda emite una lista de precios de recambios. No quiere que la atrapen.',
  'encounter.kessel-maelstrom-03.kessel': 'El capataz paga para que una bodega vacía se llene, y para que una llena calle.',
  'encounter.kessel-maelstrom-03.maelstrom': 'El ordenador de navegación insiste en que el hueco de la tormenta es un error. Tú no opinas igual.',
  'encounter.kessel-maelstrom-04.kessel': 'Una cuba de especia no figura en ninguna lista.',
  'encounter.kessel-maelstrom-04.maelstrom': 'Entre dos frentes de rayos ves una línea recta. La apuntas.',
  'encounter.kessel-maelstrom-05.kessel': 'El administrador colecciona amigos como otros coleccionan deudas.',
  'encounter.kessel-maelstrom-05.maelstrom': 'Un pirata espera donde la tormenta escupe las naves.',
};
