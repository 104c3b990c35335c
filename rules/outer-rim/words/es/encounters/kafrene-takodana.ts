/** In Spanish: stories of the Ring of Kafrene and Takodana; lines a player may take stand after their card. */
import type { kafreneTakodana as english } from '../../en/encounters/kafrene-takodana.ts';

export const kafreneTakodana: Readonly<Record<keyof typeof english, string>> = {
  'encounter.kafrene-takodana-01.ring-of-kafrene': 'Un correo muere en tus brazos, en un pasillo lleno de cámaras.',
  'encounter.kafrene-takodana-01.takodana': 'Sopa, música y una mesa en la que todos hablan con todos.',
  'encounter.kafrene-takodana-01.listen': 'Escuchar a la mesa de al lado',
  'encounter.kafrene-takodana-02.ring-of-kafrene': 'El agente de un soplón compra nombres. Todos se venden.',
  'encounter.kafrene-takodana-02.inform': 'Vender un nombre',
  'encounter.kafrene-takodana-02.refuse': 'Avisar al interesado',
  'encounter.kafrene-takodana-02.takodana': 'Una puerta del sótano se abre a quien se sabe la canción.',
  'encounter.kafrene-takodana-03.ring-of-kafrene': 'Se apagan las luces del nivel comercial. A oscuras, los precios también caen.',
  'encounter.kafrene-takodana-03.takodana': 'Tu tripulación cuenta tu historia mejor que tú. Llegan las copas.',
  'encounter.kafrene-takodana-04.ring-of-kafrene': 'Cuatro matones, una esclusa, ningún testigo.',
  'encounter.kafrene-takodana-04.takodana': 'La anfitriona te mira un buen rato y dice: «Todavía no».',
  'encounter.kafrene-takodana-05.ring-of-kafrene': 'Un contenedor sin dueño, un droide de aduanas cansado, un formulario en tres colores.',
  'encounter.kafrene-takodana-05.takodana': 'Un gigante planta el codo en tu mesa. La sala hace corro.',
  'encounter.kafrene-takodana-05.arm': 'Darle la mano',
  'encounter.kafrene-takodana-05.sit': 'Seguir con la sopa',
};
