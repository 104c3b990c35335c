/** In Spanish: stories of Lothal and Mon Calamari; lines a player may take stand after their card. */
import type { lothalMonCalamari as english } from "../../en/encounters/lothal-mon-calamari.ts";

export const lothalMonCalamari: Readonly<Record<keyof typeof english, string>> = {
  "encounter.lothal-mon-calamari-01.lothal":
    "Control. El oficial lee dos veces tu manifiesto y luego te lee la cara.",
  "encounter.lothal-mon-calamari-01.mon-calamari":
    "Un astillero flotante tiene un amarre libre, y un reactor que nadie se atreve a abrir.",
  "encounter.lothal-mon-calamari-01.dock": "Alquilar el amarre",
  "encounter.lothal-mon-calamari-01.help": "Abrir el reactor",
  "encounter.lothal-mon-calamari-02.lothal":
    "El panadero esconde octavillas bajo las hogazas. Una patrulla se para en el mismo puesto.",
  "encounter.lothal-mon-calamari-02.denounce": "Señalar las octavillas",
  "encounter.lothal-mon-calamari-02.warn": "Comprar todo el pan",
  "encounter.lothal-mon-calamari-02.mon-calamari":
    "Una archivera cambia rumores por correcciones a sus cartas estelares.",
  "encounter.lothal-mon-calamari-03.lothal":
    "La torre de comunicaciones repite un código toda la noche sobre las llanuras. Podría repetir otro.",
  "encounter.lothal-mon-calamari-03.mon-calamari":
    "Un convoy necesita un piloto más para cruzar el arrecife, ahora mismo y a oscuras.",
  "encounter.lothal-mon-calamari-04.lothal":
    "Un capitán muy curioso ha cerrado la calle por los dos lados. Dentro solo estás tú.",
  "encounter.lothal-mon-calamari-04.mon-calamari":
    "Una armadora te enseña una grada oculta. «Cuando la necesites —dice—, llama dos veces».",
  "encounter.lothal-mon-calamari-05.lothal":
    "A la empleada del registro le gusta charlar. Con el chiste equivocado, le gusta escribir.",
  "encounter.lothal-mon-calamari-05.mon-calamari":
    "Hay que llevar planchas antes de que suba la marea. Quien ayude elige primero.",
  "encounter.lothal-mon-calamari-06.lothal":
    "La sirena de la fábrica suena una hora tarde. Hay dos turnos en un mismo patio y nadie cuenta cabezas.",
  "encounter.lothal-mon-calamari-06.mon-calamari":
    "Un buzo quarren sabe dónde se hundió la vieja caseta de peaje. La caja se hundió con ella.",
  "encounter.lothal-mon-calamari-07.lothal":
    "Un gato de Lothal lleva en la boca el cilindro de códigos de un oficial. Preferiría pescado.",
  "encounter.lothal-mon-calamari-07.return": "Devolverlo",
  "encounter.lothal-mon-calamari-07.keep": "Leerlo primero",
  "encounter.lothal-mon-calamari-07.mon-calamari":
    "El reloj de mareas va nueve minutos atrasado. El puerto no lo sabe, y los corredores de apuestas tampoco.",
  "encounter.lothal-mon-calamari-08.lothal":
    "Unos soldados queman un granero para practicar. El granjero sigue en la puerta, discutiendo.",
  "encounter.lothal-mon-calamari-08.step": "Unirte a la discusión",
  "encounter.lothal-mon-calamari-08.pass": "Venderles las cerillas",
  "encounter.lothal-mon-calamari-08.mon-calamari":
    "Un almirante retirado repite su única derrota con cucharas. Esta vez quiere que se la expliquen.",
  "encounter.lothal-mon-calamari-09.lothal":
    "Una funcionaria sella un salvoconducto sin levantar la vista. Vale para un viaje largo y ninguna pregunta.",
  "encounter.lothal-mon-calamari-09.mon-calamari":
    "Un concierto bajo el agua: dos horas, nada de aire y una acústica excelente.",
  "encounter.lothal-mon-calamari-10.lothal":
    "Día de censo. Puedes ser quien quieras, una vez por cola.",
  "encounter.lothal-mon-calamari-10.mon-calamari":
    "Un crucero a medio construir no arranca hasta que alguien le mienta a su reactor.",
  "encounter.lothal-mon-calamari-11.lothal":
    "Fuera de servicio, los pilotos de TIE hacen carreras por las llanuras. Les falta un rival.",
  "encounter.lothal-mon-calamari-11.mon-calamari":
    "El coral ha cubierto un pecio. Un museo quiere la campana; la aseguradora, el cuaderno de bitácora.",
  "encounter.lothal-mon-calamari-11.bell": "Sacar la campana",
  "encounter.lothal-mon-calamari-11.log": "Sacar el cuaderno",
  "encounter.lothal-mon-calamari-12.lothal":
    "El gremio minero paga a sus amigos por el consejo y a los demás por saco.",
  "encounter.lothal-mon-calamari-12.mon-calamari":
    "Unos pescadores han enrollado a un piloto herido en sus redes. La lancha patrulla está contando redes.",
  "encounter.lothal-mon-calamari-12.hide": "Añadir una tuya",
  "encounter.lothal-mon-calamari-12.sell": "Ayudar a contar",
  "encounter.lothal-mon-calamari-13.lothal":
    "La oficina de propaganda busca una cara: curtida, esperanzada, de perfil.",
  "encounter.lothal-mon-calamari-13.pose": "Poner cara de esperanza",
  "encounter.lothal-mon-calamari-13.mon-calamari":
    "El tribunal de salvamento se reúne con la marea baja. Habla deprisa.",
  "encounter.lothal-mon-calamari-14.lothal":
    "En las colinas, un círculo de piedras zumba cuando no hay uniformes cerca. Te quitas la chaqueta.",
  "encounter.lothal-mon-calamari-14.mon-calamari":
    "Tormenta. El puerto cierra sus puertas a su hora, y tú no llegas a tu hora.",
  "encounter.lothal-mon-calamari-15.lothal":
    "En la plaza revenden los bienes confiscados. Los antiguos dueños sujetan los paraguas.",
  "encounter.lothal-mon-calamari-15.mon-calamari":
    "Una aprendiza de astillero necesita un casco con el que practicar. El tuyo, dice, tiene carácter.",
  "encounter.lothal-mon-calamari-15.let": "Dejarla aprender",
  "encounter.lothal-mon-calamari-15.pay": "Pagar a la maestra",
  "encounter.lothal-mon-calamari-16.lothal":
    "Un soplón vende listas de sospechosos. La tuya es la que mejor se vende.",
  "encounter.lothal-mon-calamari-16.buy": "Comprar todos los ejemplares",
  "encounter.lothal-mon-calamari-16.refuse": "Pedir un porcentaje",
  "encounter.lothal-mon-calamari-16.mon-calamari":
    "Una botella golpea el muelle. El mensaje es más largo que la botella, y va en nueve claves.",
  "encounter.lothal-mon-calamari-16.open": "Llevártelo",
  "encounter.lothal-mon-calamari-17.lothal":
    "Dos oficiales, un deslizador, tu plataforma. Quieren que alguien de paisano zanje la discusión.",
  "encounter.lothal-mon-calamari-17.mon-calamari":
    "Una familia con una sola maleta pide pasaje a cualquier parte. Sus papeles no valen en ninguna.",
  "encounter.lothal-mon-calamari-17.take": "Llevarlos",
  "encounter.lothal-mon-calamari-17.charge": "Venderles papeles mejores",
  "encounter.lothal-mon-calamari-18.lothal":
    "Derriban la puerta de la habitación doce. Estás en la habitación doce.",
  "encounter.lothal-mon-calamari-18.mon-calamari":
    "Al capitán del puerto le gusta una tripulación que sepa remar. A quien no la tiene lo manda a la taberna.",
  "encounter.lothal-mon-calamari-19.lothal":
    "Una subasta de deslizadores: tres motores, cuatro dueños, ninguna llave.",
  "encounter.lothal-mon-calamari-19.mon-calamari":
    "Aquí la gente va al trabajo en la corriente profunda. No para en tu estación.",
  "encounter.lothal-mon-calamari-20.lothal":
    "A la banda del desfile le falta un tambor. La pólvora de las salvas se guarda debajo de los tambores.",
  "encounter.lothal-mon-calamari-20.drum": "Tocar el tambor",
  "encounter.lothal-mon-calamari-20.spoil": "Ocuparte de la pólvora",
  "encounter.lothal-mon-calamari-20.mon-calamari":
    "Una perla demasiado grande para venderla y demasiado pequeña para esconderla. Su guardia tiene orden de parecer aburrido.",
};
