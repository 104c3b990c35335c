/** In Spanish: how the stories of Lothal and Mon Calamari end. */
import type { lothalMonCalamari as english } from "../../en/endings/lothal-mon-calamari.ts";

export const lothalMonCalamari: Readonly<Record<keyof typeof english, string>> = {
  "encounter.lothal-mon-calamari-01.lothal.yes.pass":
    "Tu cara no dice nada, con el acento correcto. Hasta te devuelve el cambio.",
  "encounter.lothal-mon-calamari-01.lothal.yes.fail":
    "Pasa la página y ahí está tu cara otra vez, con un número debajo.",
  "encounter.lothal-mon-calamari-01.lothal.yes.fail.pass":
    "Le cierras el libro y sigues por la barrera, o lo que queda de ella.",
  "encounter.lothal-mon-calamari-01.lothal.yes.fail.fail":
    "Te sueltan por la noche, en dos mitades.",
  "encounter.lothal-mon-calamari-01.lothal.no":
    "Le gustan el manifiesto y la cara; hay una tarifa de correo para gente así.",
  "encounter.lothal-mon-calamari-01.dock.done":
    "Martillean toda la noche al compás de las olas. Por la mañana tu nave parece nueva.",
  "encounter.lothal-mon-calamari-01.help.pass":
    "Dentro hay un nido, una avería y un astillero agradecido. Construyen para gente que se enterará.",
  "encounter.lothal-mon-calamari-01.help.fail": "Alguien hacía bien en no atreverse.",
  "encounter.lothal-mon-calamari-02.denounce.done":
    "El oficial paga por hoja. El panadero te mira a ti.",
  "encounter.lothal-mon-calamari-02.warn.done":
    "Cuarenta panes. Los lees todos, y también la gente a la que alimentas.",
  "encounter.lothal-mon-calamari-02.mon-calamari.pass":
    "Tu corrección mueve una estrella un dedo. Su rumor trae dirección y tarifa.",
  "encounter.lothal-mon-calamari-02.mon-calamari.fail":
    "Corriges algo que estaba bien. Ella te corrige a ti.",
  "encounter.lothal-mon-calamari-03.lothal.pass":
    "Al alba la guarnición marcha en dirección contraria, y dos cargueros se han escapado por detrás.",
  "encounter.lothal-mon-calamari-03.lothal.fail": "Repite tu nombre.",
  "encounter.lothal-mon-calamari-03.mon-calamari.pass":
    "Navegas por el ruido de la nave de delante, y porque no se para.",
  "encounter.lothal-mon-calamari-03.mon-calamari.fail": "La nave de delante se para.",
  "encounter.lothal-mon-calamari-04.lothal.pass":
    "Cuando abren la calle sigues allí, de pie. La gente se asoma a las ventanas.",
  "encounter.lothal-mon-calamari-04.lothal.fail":
    "Se queda la calle, tu bolsa y la última palabra.",
  "encounter.lothal-mon-calamari-05.lothal.pass":
    "Te cuenta quién registró qué con qué nombre, y echa un borrón sobre el resto.",
  "encounter.lothal-mon-calamari-05.lothal.fail":
    "Pregunta cómo se escribe, y para quién trabajas.",
  "encounter.lothal-mon-calamari-05.mon-calamari.pass":
    "La última plancha sube con el agua por las rodillas. Eliges antes que nadie.",
  "encounter.lothal-mon-calamari-05.mon-calamari.fail":
    "La marea te ayuda a dejar la tuya, en tu pie.",
  "encounter.lothal-mon-calamari-06.lothal.pass":
    "Te pagan los dos turnos y te da las gracias un tercero.",
  "encounter.lothal-mon-calamari-06.lothal.fail":
    "Al final alguien cuenta cabezas, y cobra la que sobra.",
  "encounter.lothal-mon-calamari-06.mon-calamari.pass":
    "La caja se abre bajo el agua con un largo suspiro de plata.",
  "encounter.lothal-mon-calamari-06.mon-calamari.fail": "La caseta sigue abierta. Cobra peaje.",
  "encounter.lothal-mon-calamari-07.return.done":
    "El oficial siente tanto alivio que informa de ti, a favor.",
  "encounter.lothal-mon-calamari-07.keep.pass":
    "Cuatro códigos, tres de ellos cumpleaños. El cuarto vale dinero.",
  "encounter.lothal-mon-calamari-07.keep.fail": "Te lee a ti.",
  "encounter.lothal-mon-calamari-07.mon-calamari.pass":
    "Durante nueve minutos conoces el futuro. Lo apuestas todo a la segunda marea.",
  "encounter.lothal-mon-calamari-07.mon-calamari.fail": "Ayer adelantaba, y lo tuviste en cuenta.",
  "encounter.lothal-mon-calamari-08.step.pass":
    "Ganas a los puntos. El granero se salva, el granjero calla y el informe te nombra.",
  "encounter.lothal-mon-calamari-08.step.fail": "Te explican el otro punto de vista.",
  "encounter.lothal-mon-calamari-08.pass.done":
    "Pagan la caja. El granjero no te dice nada, nada de nada.",
  "encounter.lothal-mon-calamari-08.mon-calamari.pass":
    "Mueves una cuchara. La mira mucho rato, y luego te mira a ti, como un oficial.",
  "encounter.lothal-mon-calamari-08.mon-calamari.pass.yes":
    "Hay trabajo, dice, para quien ve eso, y dice para quién.",
  "encounter.lothal-mon-calamari-08.mon-calamari.pass.no":
    "Escribe a unos amigos sobre la cuchara.",
  "encounter.lothal-mon-calamari-08.mon-calamari.fail":
    "Tú también la habrías perdido, pero antes.",
  "encounter.lothal-mon-calamari-10.lothal.pass":
    "Haces cuatro veces la cola y cobras una ayuda por cada una de tus personas.",
  "encounter.lothal-mon-calamari-10.lothal.fail": "El último funcionario vuelve a ser el primero.",
  "encounter.lothal-mon-calamari-10.mon-calamari.pass":
    "Le dices que es un transbordador. Arranca, y quienes necesitan un crucero lo agradecen.",
  "encounter.lothal-mon-calamari-10.mon-calamari.fail": "Hace otra pregunta.",
  "encounter.lothal-mon-calamari-11.lothal.pass":
    "Pierdes justo lo que pide la cortesía. Brindan por ti y pagan el bar.",
  "encounter.lothal-mon-calamari-11.lothal.fail": "Vuelve a faltarles un rival.",
  "encounter.lothal-mon-calamari-11.bell.done":
    "Suena una vez al subir. En el muelle unos viejos marinos se quitan la gorra.",
  "encounter.lothal-mon-calamari-11.log.done":
    "Los aseguradores leen la última página, y te pagan por no haberla leído.",
  "encounter.lothal-mon-calamari-12.lothal.yes.yes":
    "Les aconsejas cavar en otra parte. Pagan, y alguien de gris tiene un encargo para la gente de confianza.",
  "encounter.lothal-mon-calamari-12.lothal.yes.no":
    "Les aconsejas cavar en otra parte, dos veces. Pagan las dos.",
  "encounter.lothal-mon-calamari-12.lothal.no.pass":
    "Al ponerse el sol hay una colina de sacos, y es tuya.",
  "encounter.lothal-mon-calamari-12.lothal.no.fail":
    "En el noveno saco había una piedra. En todos los demás también.",
  "encounter.lothal-mon-calamari-12.hide.pass":
    "Cuentan una red de más y un piloto de menos. Los pescadores te mandan la captura.",
  "encounter.lothal-mon-calamari-12.hide.fail": "La tuya es la única seca.",
  "encounter.lothal-mon-calamari-12.sell.done":
    "Cuentas rápido y bien. Los pescadores te miran hacerlo.",
  "encounter.lothal-mon-calamari-13.pose.done":
    "Por la noche cuelgas de todas las paredes. Por la mañana alguien te ha pintado encima.",
  "encounter.lothal-mon-calamari-13.mon-calamari.pass":
    "Terminas antes de que el agua llegue al estrado. El tribunal se va flotando; la caja es tuya.",
  "encounter.lothal-mon-calamari-13.mon-calamari.fail": "Tenías un segundo argumento.",
  "encounter.lothal-mon-calamari-14.lothal.pass":
    "Te quedas toda la noche tarareando. Gente que no debería saberlo te pregunta qué decía.",
  "encounter.lothal-mon-calamari-14.lothal.fail": "Se para. Quizá era la camisa.",
  "encounter.lothal-mon-calamari-14.mon-calamari.through":
    "El guarda abre para la última ola, y vas en ella.",
  "encounter.lothal-mon-calamari-15.let.lucky":
    "Aprende rápido. Su maestra quiere quedarse tu casco para clase.",
  "encounter.lothal-mon-calamari-15.let.even": "Aprende un remache, muy bien.",
  "encounter.lothal-mon-calamari-15.let.unlucky":
    "Aprende lo que no hay que hacer. Tu casco también.",
  "encounter.lothal-mon-calamari-15.pay.done":
    "La maestra echa un vistazo, suspira y manda cuarenta aprendices.",
  "encounter.lothal-mon-calamari-16.buy.done":
    "La lees con calma. Hay un nombre que se alegraría de salir de ella.",
  "encounter.lothal-mon-calamari-16.refuse.done": "Paga, y añade una nota sobre dónde estabas.",
  "encounter.lothal-mon-calamari-16.open.done":
    "La botella se queda en el mar. El mensaje pesa más desde que lo tocaste.",
  "encounter.lothal-mon-calamari-17.lothal.pass":
    "Le das la razón al que se va, y te deja su baúl para que lo mandes.",
  "encounter.lothal-mon-calamari-17.lothal.fail": "No tienes razón, a juicio de ambos.",
  "encounter.lothal-mon-calamari-17.take.done":
    "No preguntan nada y friegan cada noche. Una señal va por delante de ti, de puerto en puerto.",
  "encounter.lothal-mon-calamari-17.charge.done":
    "Los papeles son muy buenos. Lo dicen ellos mismos.",
  "encounter.lothal-mon-calamari-18.lothal.pass":
    "Se van por la habitación once. A uno se le cae la paga.",
  "encounter.lothal-mon-calamari-18.lothal.fail": "Era la habitación doce, sí. Pagas la puerta.",
  "encounter.lothal-mon-calamari-18.mon-calamari.yes":
    "Tu tripulación le da dos vueltas al puerto cantando. Paga la canción.",
  "encounter.lothal-mon-calamari-18.mon-calamari.no":
    "En la taberna alguien busca nave, o huye de una.",
  "encounter.lothal-mon-calamari-19.lothal.pass":
    "Arrancas el segundo motor con una cuchara. Se lo adjudican a quien supo hacerlo.",
  "encounter.lothal-mon-calamari-19.lothal.fail": "Compras al cuarto dueño.",
  "encounter.lothal-mon-calamari-19.mon-calamari.pass":
    "Te bajas una estación después, muy lejos, con un maletín olvidado.",
  "encounter.lothal-mon-calamari-19.mon-calamari.fail": "Sí que se para, contra el arrecife.",
  "encounter.lothal-mon-calamari-20.drum.done":
    "Tocas el tambor dos horas, al paso. Un general recordará tus muñecas.",
  "encounter.lothal-mon-calamari-20.spoil.pass":
    "La salva sale en forma de tos. Media plaza se ríe, y la otra media tiene orden de no reírse.",
  "encounter.lothal-mon-calamari-20.spoil.fail": "La salva sale antes de tiempo, y cerca de ti.",
  "encounter.lothal-mon-calamari-20.mon-calamari.pass":
    "Encuentras un comprador de manos grandes y sales por delante del bostezo.",
  "encounter.lothal-mon-calamari-20.mon-calamari.fail":
    "Le habían dicho que pareciera aburrido, y por qué.",
};
