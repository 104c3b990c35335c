/** In Spanish: how the stories of Ryloth and Naboo end. */
import type { rylothNaboo as english } from "../../en/endings/ryloth-naboo.ts";

export const rylothNaboo: Readonly<Record<keyof typeof english, string>> = {
  "encounter.ryloth-naboo-01.smuggle.pass":
    "La caja tose una vez en la puerta; toses tú encima. En las cuevas la abren, y te abraza.",
  "encounter.ryloth-naboo-01.smuggle.fail": "La caja estornuda con acento de hombre buscado.",
  "encounter.ryloth-naboo-01.report.done":
    "Pagan por la ruta. A la mañana está vacía, y el mercado también cuando pasas.",
  "encounter.ryloth-naboo-02.ryloth.pass":
    "Cuentas a los mismos seis al bajar, delante de ti. No olvidarán la cara que iba detrás.",
  "encounter.ryloth-naboo-02.ryloth.fail": "Por un rato cuentan siete.",
  "encounter.ryloth-naboo-02.naboo.pass":
    "En el noveno discurso una condesa te dice quién está tras la cortina, y te paga por poner cara de sorpresa.",
  "encounter.ryloth-naboo-02.naboo.fail": "Aplaudes entre dos movimientos.",
  "encounter.ryloth-naboo-03.ryloth.yes":
    "Te vende las raciones, y a otro. Te pagan por no preguntar a quién.",
  "encounter.ryloth-naboo-03.ryloth.no.pass":
    "Ya no estás donde dijo que estarías, y él sí. Gusta mucho en las colinas.",
  "encounter.ryloth-naboo-03.ryloth.no.fail": "Sacó muy buen precio.",
  "encounter.ryloth-naboo-03.naboo.pass":
    "La conserje esperaba a que alguien preguntara por el marco. Lo envuelve ella misma.",
  "encounter.ryloth-naboo-03.naboo.fail": "Admiras la pared equivocada hasta la hora de cierre.",
  "encounter.ryloth-naboo-04.naboo.pass":
    "Cruzas la meta por debajo del puente, que tampoco lo había prohibido nadie.",
  "encounter.ryloth-naboo-04.naboo.fail": "Lo dice el río.",
  "encounter.ryloth-naboo-05.ryloth.pass":
    "Encuentras a los ingenieros atascados dentro, los sacas a discusiones, y el agua viene detrás.",
  "encounter.ryloth-naboo-05.ryloth.fail": "La bomba arranca. Le faltaba una persona.",
  "encounter.ryloth-naboo-05.guard.pass":
    "Un asesino, por la despensa. El gobernador no despierta y paga por la mañana.",
  "encounter.ryloth-naboo-05.guard.fail": "La despensa tenía dos puertas.",
  "encounter.ryloth-naboo-05.swim.pass":
    "Subes el mascarón en brazos. La foto está en todas las tabernas del lago.",
  "encounter.ryloth-naboo-05.swim.fail": "Algo más grande ya había aceptado el trabajo.",
  "encounter.ryloth-naboo-06.ryloth.pass":
    "El último animal entra de espaldas. Los pastores te pagan en queso y monedas.",
  "encounter.ryloth-naboo-06.ryloth.fail": "La puerta aguanta. Tus hombros son otra cosa.",
  "encounter.ryloth-naboo-06.naboo.pass":
    "Tras la cuarta subordinada te da una cajita para un nieto en Ryloth, y no dice de qué bando es.",
  "encounter.ryloth-naboo-06.naboo.fail":
    "Acabas la frase antes del verbo. Llama para que traigan tu abrigo, y un donativo.",
  "encounter.ryloth-naboo-07.guide.pass":
    "Los encuentras por el olor de la estufa. Ya conocían tus pasos.",
  "encounter.ryloth-naboo-07.guide.fail":
    "Las cuevas no salen en ningún mapa por una razón con patas.",
  "encounter.ryloth-naboo-07.chart.done": "Es un buen mapa. Lo usan esa misma noche.",
  "encounter.ryloth-naboo-07.naboo.pass":
    "Entras por el cielo y sales por el cuello, con los gemelos del gobernador.",
  "encounter.ryloth-naboo-07.naboo.fail": "La cierras al salir, con la pintura fresca.",
  "encounter.ryloth-naboo-08.ryloth.pass": "El viento y tú llegáis a la vez, y te descargan antes.",
  "encounter.ryloth-naboo-08.ryloth.fail": "El viento tenía preferencia.",
  "encounter.ryloth-naboo-09.ryloth.pass": "Le enseñas a cerrarlas.",
  "encounter.ryloth-naboo-09.ryloth.fail": "La próxima vez, llama antes.",
  "encounter.ryloth-naboo-10.pay.done":
    "Se aparta de tu sombra y anota que aún queda gente decente.",
  "encounter.ryloth-naboo-10.argue.pass": "Cuenta dos veces, se pone rojo y paga por horas.",
  "encounter.ryloth-naboo-10.argue.fail": "Eso también paga impuesto. Desde ahora.",
  "encounter.ryloth-naboo-10.naboo.pass":
    "Arranca a la primera y no quiere parar. Te pagan la primera parte.",
  "encounter.ryloth-naboo-10.naboo.fail": "Arranca a la primera, con la marcha puesta.",
  "encounter.ryloth-naboo-11.ryloth.pass":
    "Se lo dices, y dónde va lento. Al tercer día la guarnición va a pie.",
  "encounter.ryloth-naboo-11.ryloth.fail": "El convoy estaba detrás, escuchando.",
  "encounter.ryloth-naboo-11.marry.done":
    "Firmas como de la familia. Las dos familias te pagan, por si acaso.",
  "encounter.ryloth-naboo-11.elope.pass":
    "Arroz, disparos y un ascenso en barrena. La balada omite la segunda mitad del combustible.",
  "encounter.ryloth-naboo-11.elope.fail": "El padrino era el artillero del puerto.",
  "encounter.ryloth-naboo-12.ryloth.yes.pass": "Ganas la mano, el bote y la barrera.",
  "encounter.ryloth-naboo-12.ryloth.yes.fail": "Contigo no juegan a las cartas.",
  "encounter.ryloth-naboo-12.ryloth.no": "Te dejan ganar, despacio, y te hacen señas de que sigas.",
  "encounter.ryloth-naboo-13.ryloth.pass":
    "Desatornillas lo que se mueve. Le va mejor a la nave que al caminante.",
  "encounter.ryloth-naboo-13.ryloth.fail": "Se mueve hacia ti.",
  "encounter.ryloth-naboo-13.naboo.pass":
    "Estaba bajo la pata corta de la mesa del bibliotecario. Dentro hay direcciones ajenas.",
  "encounter.ryloth-naboo-13.naboo.fail": "Encuentras otro, y lo pierdes.",
  "encounter.ryloth-naboo-14.ryloth.pass":
    "Hablan con quien lleva los cubos. Parte de lo que dicen vale una moneda.",
  "encounter.ryloth-naboo-14.ryloth.fail": "Te vas con agua.",
  "encounter.ryloth-naboo-14.naboo.pass":
    "Remas como si algo te siguiera. Así es, y es la cena del pueblo.",
  "encounter.ryloth-naboo-14.naboo.fail": "Siempre hay uno más grande.",
  "encounter.ryloth-naboo-15.buy.done":
    "El lote sale por su propio pie, y los demás oyen la bisagra. Por la noche lo saben valles enteros.",
  "encounter.ryloth-naboo-15.look.done": "Te pagan por párpado.",
  "encounter.ryloth-naboo-15.naboo.yes":
    "Los sombreros encajan. Tu tripulación llega al final, en perfecto orden, y ese es el premio.",
  "encounter.ryloth-naboo-15.naboo.no":
    "Entre el pescado y el queso te enteras de quién está en la ciudad.",
  "encounter.ryloth-naboo-16.ryloth.pass":
    "La mula conoce el camino de sus amigos, y te dejan una parte.",
  "encounter.ryloth-naboo-16.ryloth.fail": "La mula era cabo.",
  "encounter.ryloth-naboo-16.naboo.pass":
    "Mueves la colina. Ganan al mediodía, lloran hasta la noche y te presentan a todos.",
  "encounter.ryloth-naboo-16.naboo.fail": "Pierden otra vez, por encima de ti.",
  "encounter.ryloth-naboo-17.swap.done": "Pesa mucho, esa conciencia. Paga cada gramo.",
  "encounter.ryloth-naboo-17.tour.done": "Admira las partes legales. Se tarda poco.",
  "encounter.ryloth-naboo-18.dance.pass":
    "El último tambor calla y tú no. Te llevan a hombros hasta las monedas.",
  "encounter.ryloth-naboo-18.dance.fail": "Te devuelven la entrada en vendas.",
  "encounter.ryloth-naboo-18.naboo.pass":
    "Los dos agradecen el descanso. Uno te deja su arma, el otro su opinión.",
  "encounter.ryloth-naboo-18.naboo.fail": "Se ponen de acuerdo en una segunda cosa.",
  "encounter.ryloth-naboo-19.speak.pass":
    "Es una palabra corta, y el puente la lleva a las dos orillas. Los viejos suben a ver quién la dijo.",
  "encounter.ryloth-naboo-19.speak.fail": "No la oye nadie más que el gobernador.",
  "encounter.ryloth-naboo-19.clap.done":
    "Los demás aplauden después. El gobernador pregunta quién era, y se lo dicen.",
  "encounter.ryloth-naboo-20.ryloth.through":
    "La cuarta nave era la luz. Aterrizas en su sitio y cobras su carga.",
  "encounter.ryloth-naboo-20.naboo.lucky":
    "El río te devuelve el deseo de otro, envuelto en una bolsa.",
  "encounter.ryloth-naboo-20.naboo.even":
    "Vuelve mojado y concedido en silencio. Algo deja de doler.",
  "encounter.ryloth-naboo-20.naboo.unlucky": "Se lleva tu bolsa detrás del deseo.",
};
