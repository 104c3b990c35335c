/** In Spanish: stories of Ryloth and Naboo; lines a player may take stand after their card. */
import type { rylothNaboo as english } from "../../en/encounters/ryloth-naboo.ts";

export const rylothNaboo: Readonly<Record<keyof typeof english, string>> = {
  "encounter.ryloth-naboo-01.ryloth":
    "Una caravana te pide que pases una caja ante la guarnición, y que no la abras.",
  "encounter.ryloth-naboo-01.smuggle": "Llevar la caja",
  "encounter.ryloth-naboo-01.report": "Venderle la ruta a la guarnición",
  "encounter.ryloth-naboo-01.naboo":
    "Una curandera junto al lago no pide nombre ni dinero. Deja un poco sobre la mesa.",
  "encounter.ryloth-naboo-02.ryloth":
    "Esclavistas en la cresta. Cuentan seis cabezas de más en su corral.",
  "encounter.ryloth-naboo-02.naboo":
    "Recepción en el viejo palacio: muchos discursos, chismes excelentes.",
  "encounter.ryloth-naboo-03.ryloth":
    "Un oficial de intendencia vende raciones sobrantes, o te vende a ti.",
  "encounter.ryloth-naboo-03.naboo": "En un museo cerrado, una sala sigue encendida.",
  "encounter.ryloth-naboo-04.ryloth":
    "Un viejo combatiente graba en tu mesa la plancha débil de una patrulla. «No lo olvides».",
  "encounter.ryloth-naboo-04.naboo":
    "La regata del río es para barcos. Nadie dijo que no pudieran volar.",
  "encounter.ryloth-naboo-05.ryloth":
    "La bomba de una aldea se ha parado. Los ingenieros que fueron a mirar, también.",
  "encounter.ryloth-naboo-05.naboo":
    "El gobernador necesita escolta por una noche; los buzos, por una inmersión.",
  "encounter.ryloth-naboo-05.guard": "Escoltar al gobernador",
  "encounter.ryloth-naboo-05.swim": "Bucear hasta el pecio",
  "encounter.ryloth-naboo-06.ryloth":
    "La tormenta de calor se adelanta. Alguien tiene que sujetar la puerta hasta que entre el último rebaño.",
  "encounter.ryloth-naboo-06.naboo":
    "Una viuda de la antigua corte desea que la adulen a la antigua. Requiere oraciones subordinadas.",
  "encounter.ryloth-naboo-07.ryloth":
    "Las cuevas bajo la meseta no están en ningún mapa. La guarnición pagaría por uno; sus huéspedes prefieren que no lo haya.",
  "encounter.ryloth-naboo-07.guide": "Bajarles comida",
  "encounter.ryloth-naboo-07.chart": "Dibujar el mapa",
  "encounter.ryloth-naboo-07.naboo":
    "Esta noche cuelgan el retrato del gobernador. El pintor ha dejado en él una ventana abierta.",
  "encounter.ryloth-naboo-08.ryloth":
    "La carga tiene que subir el cañón antes que el viento. El viento ya está cargando.",
  "encounter.ryloth-naboo-08.naboo":
    "Un cobertizo junto al lago, alquilado por horas a quien no quiere que le pregunten.",
  "encounter.ryloth-naboo-09.ryloth":
    "Un gutkurr ha aprendido a abrir puertas. Ha abierto la tuya.",
  "encounter.ryloth-naboo-09.naboo":
    "Un escultor te mide la nariz sin decir palabra. «Vuelve —dice— cuando esté acabado».",
  "encounter.ryloth-naboo-10.ryloth":
    "Un impuesto nuevo sobre la sombra. El recaudador está de pie en la tuya.",
  "encounter.ryloth-naboo-10.pay": "Pagarlo",
  "encounter.ryloth-naboo-10.argue": "Cobrarle el sitio",
  "encounter.ryloth-naboo-10.naboo":
    "El hangar de palacio guarda un caza amarillo para los desfiles. Tiene que arrancar a la primera.",
  "encounter.ryloth-naboo-11.ryloth":
    "Unos niños juegan a las emboscadas entre las rocas. Uno pregunta, con demasiada precisión, cuánto mide un convoy.",
  "encounter.ryloth-naboo-11.naboo":
    "Una boda necesita un testigo o una fuga. La pareja aún no se ha puesto de acuerdo.",
  "encounter.ryloth-naboo-11.marry": "Ser testigo",
  "encounter.ryloth-naboo-11.elope": "Calentar motores",
  "encounter.ryloth-naboo-12.ryloth":
    "El puesto de control juega a las cartas con los viajeros que le caen bien. De un modo u otro, te reparten.",
  "encounter.ryloth-naboo-12.naboo":
    "Una joya de familia cambia de manos en la puerta de servicio de una gran casa. Esta noche las manos son las tuyas.",
  "encounter.ryloth-naboo-13.ryloth":
    "Un caminante yace panza arriba en el barranco, como un escarabajo, y como un escarabajo aún se mueve.",
  "encounter.ryloth-naboo-13.naboo":
    "La biblioteca real presta a quien le encuentre un libro que ella ha perdido.",
  "encounter.ryloth-naboo-14.ryloth":
    "En el pozo todos hablan y a nadie se le cita. Llevas un cubo grande.",
  "encounter.ryloth-naboo-14.naboo":
    "El corazón del planeta es todo agua y dientes. A una cuadrilla de pesca le falta quien reme.",
  "encounter.ryloth-naboo-15.ryloth":
    "Una subasta que nadie llama por su nombre. Los lotes miran a los postores.",
  "encounter.ryloth-naboo-15.buy": "Comprar un lote y abrirle la puerta",
  "encounter.ryloth-naboo-15.look": "Cobrar por no haberlo visto",
  "encounter.ryloth-naboo-15.naboo":
    "Un club náutico busca ocho personas con sombreros a juego. A los solitarios los sientan con los habladores.",
  "encounter.ryloth-naboo-16.ryloth":
    "La paga de la guarnición llega en mula. La mula es de aquí y tiene amigos.",
  "encounter.ryloth-naboo-16.naboo":
    "La caballería gungan recrea cada verano una derrota famosa. Este año les gustaría ganarla.",
  "encounter.ryloth-naboo-17.ryloth":
    "Una curandera te cubre las heridas con algo que brilla. «No lo mires —dice— a oscuras».",
  "encounter.ryloth-naboo-17.naboo":
    "El muelle de aduanas está vacío salvo por un escribiente y su conciencia, que se vende al peso.",
  "encounter.ryloth-naboo-17.swap": "Dejarle una caja",
  "encounter.ryloth-naboo-17.tour": "Enseñarle tu nave",
  "encounter.ryloth-naboo-18.ryloth":
    "El baile de la cosecha dura hasta que queda una sola persona en pie. La entrada paga las vendas.",
  "encounter.ryloth-naboo-18.dance": "Bailar",
  "encounter.ryloth-naboo-18.naboo":
    "Dos duelistas sin padrinos. Solo están de acuerdo en una cosa: no tenías por qué pasar por aquí.",
  "encounter.ryloth-naboo-19.ryloth":
    "El primo de un primo tiene trabajo. Solo te cuenta la parte que se cobra.",
  "encounter.ryloth-naboo-19.naboo":
    "El gobernador inaugura un puente y pregunta si alguien quiere decir unas palabras. Nadie lo ha hecho nunca.",
  "encounter.ryloth-naboo-19.speak": "Decir unas palabras",
  "encounter.ryloth-naboo-19.clap": "Aplaudir primero",
  "encounter.ryloth-naboo-20.ryloth":
    "Polvo sobre la pista, tres luces, cuatro naves. Cada cual está seguro de que la tercera luz es la suya.",
  "encounter.ryloth-naboo-20.naboo":
    "La fiesta de la luz. Todos lanzan un deseo al río, y el río devuelve algunos.",
};
