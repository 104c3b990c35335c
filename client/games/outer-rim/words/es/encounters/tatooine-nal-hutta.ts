/** In Spanish: stories of Tatooine and Nal Hutta; lines a player may take stand after their card. */
import type { tatooineNalHutta as english } from "../../en/encounters/tatooine-nal-hutta.ts";

export const tatooineNalHutta: Readonly<Record<keyof typeof english, string>> = {
  "encounter.tatooine-nal-hutta-01.tatooine":
    "Rugen motores tras las dunas. Queda un puesto en la parrilla y hay cola ante el corredor de apuestas.",
  "encounter.tatooine-nal-hutta-01.race": "Apuntarte a la carrera",
  "encounter.tatooine-nal-hutta-01.bet": "Apostar por el que nadie quiere",
  "encounter.tatooine-nal-hutta-01.nal-hutta":
    "La puerta del palacio se abre antes de que llames. O es buena señal o es muy mala.",
  "encounter.tatooine-nal-hutta-02.tatooine":
    "Unos chatarreros llevan tu tren de aterrizaje en el trineo, y ya han pensado un precio.",
  "encounter.tatooine-nal-hutta-02.nal-hutta":
    "El hutt se aburre. Los cortesanos se apartan de ti.",
  "encounter.tatooine-nal-hutta-02.gift": "Ofrecer un regalo",
  "encounter.tatooine-nal-hutta-02.joke": "Contar el chiste del sapo",
  "encounter.tatooine-nal-hutta-03.tatooine":
    "Bajo la arena, un casco con un escudo real. El viento lo tapará otra vez antes de la noche.",
  "encounter.tatooine-nal-hutta-03.nal-hutta":
    "El escribiente de recompensas sella lo que llevas, o te da lo que nadie quiso.",
  "encounter.tatooine-nal-hutta-04.tatooine": "Un duelo a mediodía. A los dos mediodías.",
  "encounter.tatooine-nal-hutta-04.nal-hutta":
    "Un mayordomo te susurra un nombre que soltar en el mostrador adecuado.",
  "encounter.tatooine-nal-hutta-05.tatooine":
    "La trastienda de la cantina tiene otra puerta, y una lista de quién la ha usado.",
  "encounter.tatooine-nal-hutta-05.nal-hutta":
    "El foso es hondo, la bestia es vieja y las apuestas están mal.",
  "encounter.tatooine-nal-hutta-06.tatooine":
    "El condensador de un granjero da cerveza. Él quiere que pare; sus vecinos también, dentro de una semana o así.",
  "encounter.tatooine-nal-hutta-06.nal-hutta":
    "El clan cena durante nueve horas. En la octava se escuchan peticiones.",
  "encounter.tatooine-nal-hutta-07.tatooine":
    "Un reptador jawa se para a tu lado. No le funcionan los frenos; también los vende.",
  "encounter.tatooine-nal-hutta-07.ride": "Empujarlo hasta el pueblo, cobrando",
  "encounter.tatooine-nal-hutta-07.trade": "Cambiar por planchas de repuesto",
  "encounter.tatooine-nal-hutta-07.nal-hutta":
    "Las barcazas del pantano descargan toda la noche. A quien trae una caja le pagan; a quien no, le dan una.",
  "encounter.tatooine-nal-hutta-08.tatooine":
    "Los moradores de las arenas van en fila para ocultar cuántos son. Tú cuentas las sombras.",
  "encounter.tatooine-nal-hutta-08.nal-hutta":
    "Dos primos hacen carreras de ranas y así saldan las deudas de la familia. Las ranas también son primas.",
  "encounter.tatooine-nal-hutta-08.gamble": "Apostar por la verde",
  "encounter.tatooine-nal-hutta-08.referee": "Guardar las apuestas",
  "encounter.tatooine-nal-hutta-09.tatooine":
    "Toda la cantina se ha callado. Estás de pie ante el taburete favorito de alguien.",
  "encounter.tatooine-nal-hutta-09.nal-hutta":
    "El tesoro de una rama menor lo guarda un primo aún más menor.",
  "encounter.tatooine-nal-hutta-10.tatooine":
    "Un tabernero seca un vaso un buen rato. «Cuando busques a alguien —dice—, pide el azul».",
  "encounter.tatooine-nal-hutta-10.nal-hutta":
    "Un contrato en alto huttés: cuarenta páginas, un solo verbo. Encuéntralo.",
  "encounter.tatooine-nal-hutta-11.tatooine":
    "Unos chavales con saltacielos remendados te retan a cruzar el cañón. Llevan un cuadro de quienes lo intentaron.",
  "encounter.tatooine-nal-hutta-11.nal-hutta":
    "Audiencia en el gran salón. Unos se arrodillan, a otros les pagan por parecer peligrosos.",
  "encounter.tatooine-nal-hutta-11.kneel": "Arrodillarte, con un obsequio",
  "encounter.tatooine-nal-hutta-11.stand": "Quedarte de pie",
  "encounter.tatooine-nal-hutta-12.tatooine":
    "La caravana lleva agua para once y contigo son doce. El agente de los hutts vende un vaso.",
  "encounter.tatooine-nal-hutta-12.water": "Comprar el vaso",
  "encounter.tatooine-nal-hutta-12.walk": "Explorar en seco, cobrando",
  "encounter.tatooine-nal-hutta-12.nal-hutta":
    "A la litera le faltan porteadores. Los amigos de la casa pueden limitarse a dirigirlos.",
  "encounter.tatooine-nal-hutta-13.tatooine":
    "En el mercado, un viejo lee caras por una moneda. Lee una detrás de ti y no dice nada, a gritos.",
  "encounter.tatooine-nal-hutta-13.nal-hutta":
    "El hutt admira algo tuyo. La costumbre es soltarlo en el acto.",
  "encounter.tatooine-nal-hutta-14.tatooine":
    "Un mercado en el que el primer precio es un insulto y el segundo una disculpa.",
  "encounter.tatooine-nal-hutta-14.nal-hutta":
    "Esta noche falta un villano en la arena. El héroe es alto por contrato.",
  "encounter.tatooine-nal-hutta-15.tatooine":
    "Tras la tormenta asoma de la arena la punta de un templo, y un mercader ya vende entradas.",
  "encounter.tatooine-nal-hutta-15.dig": "Entrar",
  "encounter.tatooine-nal-hutta-15.sell": "Venderle un cartel mejor",
  "encounter.tatooine-nal-hutta-15.nal-hutta":
    "En la mazmorra, una pirata informática te ofrece nombres. El carcelero te ofrece té.",
  "encounter.tatooine-nal-hutta-15.talk": "Aceptar los nombres",
  "encounter.tatooine-nal-hutta-15.quiet": "Aceptar el té",
  "encounter.tatooine-nal-hutta-16.tatooine":
    "Unos cazarrecompensas han tomado la habitación de arriba, la de abajo y las dos escaleras.",
  "encounter.tatooine-nal-hutta-16.nal-hutta":
    "El órgano del palacio se ha comido a su organista. Sigue tocando, y el anfitrión quiere otra pieza.",
  "encounter.tatooine-nal-hutta-17.tatooine":
    "Se ponen dos soles, uno tras otro. Por una vez nadie en la plaza tiene prisa.",
  "encounter.tatooine-nal-hutta-17.nal-hutta":
    "Están repintando el tablón de recompensas. Te dan los avisos viejos y algo por cargarlos.",
  "encounter.tatooine-nal-hutta-18.tatooine":
    "Una vaina de carreras sin piloto, diez minutos antes de la salida. Nadie quiere explicar la mancha.",
  "encounter.tatooine-nal-hutta-18.ride": "Pagar la inscripción y atarte",
  "encounter.tatooine-nal-hutta-18.nal-hutta":
    "Un invitado te acusa de hacer trampas en un juego que ni conoces. La corte hace sitio.",
  "encounter.tatooine-nal-hutta-19.tatooine":
    "El cobertizo de aduanas está cerrado, etiquetado y torcido. Una tabla está solo por hacer bulto.",
  "encounter.tatooine-nal-hutta-19.nal-hutta":
    "Hay que aparcar la barcaza de recreo del clan. Es más larga que el puerto.",
  "encounter.tatooine-nal-hutta-20.tatooine":
    "Un ermitaño de las dunas paga las noticias con monedas viejas. A los ignorantes les da indicaciones.",
  "encounter.tatooine-nal-hutta-20.nal-hutta":
    "Sol Negro paga por la distribución de mesas de una boda. También pagaría el tío de la novia, con gratitud.",
  "encounter.tatooine-nal-hutta-20.spy": "Copiar el plano",
  "encounter.tatooine-nal-hutta-20.warn": "Avisar al tío",
};
