/** In Spanish: stories of the Ring of Kafrene and Takodana; lines a player may take stand after their card. */
import type { kafreneTakodana as english } from "../../en/encounters/kafrene-takodana.ts";

export const kafreneTakodana: Readonly<Record<keyof typeof english, string>> = {
  "encounter.kafrene-takodana-01.ring-of-kafrene":
    "Un correo muere en tus brazos, en un pasillo lleno de cámaras.",
  "encounter.kafrene-takodana-01.takodana":
    "Sopa, música y una mesa en la que todos hablan con todos.",
  "encounter.kafrene-takodana-01.listen": "Escuchar a la mesa de al lado",
  "encounter.kafrene-takodana-02.ring-of-kafrene":
    "El agente de un soplón compra nombres. Todos se venden.",
  "encounter.kafrene-takodana-02.inform": "Vender un nombre",
  "encounter.kafrene-takodana-02.refuse": "Avisar al interesado",
  "encounter.kafrene-takodana-02.takodana":
    "Una puerta del sótano se abre a quien se sabe la canción.",
  "encounter.kafrene-takodana-03.ring-of-kafrene":
    "Se apagan las luces del nivel comercial. A oscuras, los precios también caen.",
  "encounter.kafrene-takodana-03.takodana":
    "Tu tripulación cuenta tu historia mejor que tú. Llegan las copas.",
  "encounter.kafrene-takodana-04.ring-of-kafrene": "Cuatro matones, una esclusa, ningún testigo.",
  "encounter.kafrene-takodana-04.takodana":
    "La anfitriona te mira un buen rato y dice: «Todavía no».",
  "encounter.kafrene-takodana-05.ring-of-kafrene":
    "Un contenedor sin dueño, un droide de aduanas cansado, un formulario en tres colores.",
  "encounter.kafrene-takodana-05.takodana":
    "Un gigante planta el codo en tu mesa. La sala hace corro.",
  "encounter.kafrene-takodana-05.arm": "Darle la mano",
  "encounter.kafrene-takodana-05.sit": "Seguir con la sopa",
  "encounter.kafrene-takodana-06.ring-of-kafrene":
    "Dos asteroides, una ciudad en medio, y hoy no se ponen de acuerdo. Los estibadores tiran de los dos.",
  "encounter.kafrene-takodana-06.takodana":
    "La mesa junto al fuego es de quien cuente la mejor mentira. Quien la ocupa parece cansado.",
  "encounter.kafrene-takodana-07.ring-of-kafrene":
    "El callejón tiene un peaje, y otro por haber pagado el primero. Los tejados son gratis.",
  "encounter.kafrene-takodana-07.toll": "Pagar una vez",
  "encounter.kafrene-takodana-07.roof": "Ir por los tejados",
  "encounter.kafrene-takodana-07.takodana":
    "Unos contrabandistas hacen carreras de barcos de papel en el lago, y luego repiten el recorrido, en nave.",
  "encounter.kafrene-takodana-08.ring-of-kafrene":
    "Un hombre al que nunca has visto grita tu nombre y «al ladrón». El gentío decide creer la segunda parte.",
  "encounter.kafrene-takodana-08.takodana":
    "Cuelgan una bandera con tu marca entre las otras mil. «Ahora eres de la casa», dice alguien.",
  "encounter.kafrene-takodana-09.ring-of-kafrene":
    "El droide de información pública lo sabe todo y tiene orden de olvidarlo. Lleva la tapa floja.",
  "encounter.kafrene-takodana-09.takodana":
    "Te piden que vigiles una puerta y describas a quien entre. Alguien paga un extra por las orejas.",
  "encounter.kafrene-takodana-10.ring-of-kafrene":
    "Una barcaza sin frenos, un amarre sin sitio, un práctico sin vergüenza.",
  "encounter.kafrene-takodana-10.takodana":
    "La casa está llena y el sótano cerrado. Ninguna de las dos cosas es definitiva.",
  "encounter.kafrene-takodana-10.stay": "Dormir en el banco",
  "encounter.kafrene-takodana-10.cellar": "Dormir en el sótano",
  "encounter.kafrene-takodana-11.ring-of-kafrene":
    "En el pasillo solo cabe una persona. Si viene de frente alguien conocido, hay historia.",
  "encounter.kafrene-takodana-11.settle": "Zanjarlo",
  "encounter.kafrene-takodana-11.wait": "Esperar en un portal y vender el sitio",
  "encounter.kafrene-takodana-11.takodana":
    "Es el cumpleaños de alguien. Nadie sabe de quién, así que todos reciben algo.",
  "encounter.kafrene-takodana-12.ring-of-kafrene":
    "Disturbios en el anillo inferior: tres bandos, dos salidas. Todos te preguntan de qué bando eres.",
  "encounter.kafrene-takodana-12.takodana":
    "Un buhonero extiende la manta: trastos, tesoros y aquello que perdiste en Lothal.",
  "encounter.kafrene-takodana-12.trade": "Venderle algo",
  "encounter.kafrene-takodana-12.browse": "Rebuscar",
  "encounter.kafrene-takodana-13.ring-of-kafrene":
    "Un cajón de chantajes, sin ordenar. El dueño ha muerto por causas naturales, según dicen.",
  "encounter.kafrene-takodana-13.sell": "Vender una carta",
  "encounter.kafrene-takodana-13.burn": "Devolver una carta",
  "encounter.kafrene-takodana-13.takodana":
    "Una canción tiene cuarenta estrofas y el cantor ha olvidado la última. Habla de alguien como tú.",
  "encounter.kafrene-takodana-14.ring-of-kafrene":
    "Sigues una capucha entre la multitud durante una hora. Detrás de ti, alguien hace lo mismo.",
  "encounter.kafrene-takodana-14.takodana":
    "La olla de la cocinera se ha atascado en el horno, y la cena es para sesenta.",
  "encounter.kafrene-takodana-15.ring-of-kafrene":
    "Las dos partes de un intercambio solo se fían de extraños. Y a ti aquí no te conoce nadie.",
  "encounter.kafrene-takodana-15.takodana":
    "Dados con demasiadas caras. El que pierde explica luego las reglas.",
  "encounter.kafrene-takodana-15.dice": "Lanzar",
  "encounter.kafrene-takodana-15.watch": "Sujetar el cubilete",
  "encounter.kafrene-takodana-16.ring-of-kafrene":
    "Un contenedor sin número, en un muelle sin luz, junto a un guardia sin reloj.",
  "encounter.kafrene-takodana-16.takodana":
    "Tres viejos enemigos comparten banco y pipa. Te hacen sitio y solo preguntan ante quién mencionarte.",
  "encounter.kafrene-takodana-17.ring-of-kafrene": "Una clínica sin letrero. Compra, vende y cose.",
  "encounter.kafrene-takodana-17.doctor": "Que te cosan",
  "encounter.kafrene-takodana-17.donor": "Venderte un poco",
  "encounter.kafrene-takodana-17.takodana":
    "Algo del desván del castillo se conecta a tu motor y empieza a cantar.",
  "encounter.kafrene-takodana-18.ring-of-kafrene":
    "El foso bajo el mercado de pescado tiene un campeón, una cadena y un reto abierto.",
  "encounter.kafrene-takodana-18.takodana":
    "Unos pilotos dibujan sus rutas en cerveza derramada. Memorizas una antes de que pase el trapo.",
  "encounter.kafrene-takodana-19.ring-of-kafrene":
    "Un buzón secreto en las alcantarillas, con instrucciones en una lengua muerta. Las ratas ya las han leído.",
  "encounter.kafrene-takodana-19.takodana":
    "Una partida de piezas talladas que dura once años. Las negras te ceden su asiento, y sus deudas.",
  "encounter.kafrene-takodana-20.ring-of-kafrene":
    "Encuentras la segunda mitad de una foto rota. Alguien pagará para que no se junte con la primera.",
  "encounter.kafrene-takodana-20.takodana":
    "Pasan un sombrero por una causa perdida. Dos veces: una por dinero, otra por nombres.",
  "encounter.kafrene-takodana-20.swear": "Poner tu nombre",
  "encounter.kafrene-takodana-20.shrug": "Ayudar a contar el dinero",
};
