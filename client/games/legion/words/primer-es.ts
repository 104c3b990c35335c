import type { primerEn } from "./primer-en.ts";

export const primerEs: typeof primerEn = {
  title: "La recompensa en un minuto",
  lead: "Juegas a Legión en una mesa de verdad, con dados de verdad. Algunas unidades cazan una recompensa; el registro recuerda quién marcó a quién y dice al instante quién se lleva la ficha, y por qué.",
  steps: [
    {
      name: "Marcar",
      text: "Antes de la primera ronda, cada unidad con Recompensa marca a un comandante o agente enemigo. Azul marca primero.",
      rules: ["LB-SETUP-02", "LB-ORDER-01", "LB-SETUP-05"],
    },
    {
      name: "Cazar",
      text: "Decide la última herida. Si la causa un cazador de tu bando, cualquiera, la marca pasa a su carta. Si la causa una unidad sin Recompensa, se pierde.",
      rules: ["LB-DEFEAT-01", "LB-DEFEAT-04", "LB-TRANSFER-01"],
    },
    {
      name: "Sobrevivir",
      text: "Al final, cada cazador vivo con alguna ficha ganada da 1 ficha de victoria a su jugador, tenga las que tenga. Un cazador caído no da ninguna.",
      rules: ["LB-END-01", "LB-END-02", "LB-END-04"],
    },
  ],
  tokens: {
    title: "Lo que hay sobre las unidades",
    mark: "Una marca: alguien caza a esta unidad.",
    won: "Una ficha ganada: cuenta mientras el cazador viva.",
    secret: "Una misión secreta: nunca pasa a un cazador.",
    poison: "Veneno, a la espera del fin de la activación.",
    target: "Una bandera: un objetivo marcado. El rival puntúa cuando cae.",
    stims: "Heridas en espera en los Estimulantes de emergencia.",
  },
  use: {
    title: "Cómo llevar el registro",
    text: "Toca una unidad cuando le pase algo. ¿Derrotada? Di por quién. El registro pregunta cuando un caso queda abierto (guardián, cargas, estimulantes, veneno, transportes) y cita la regla. ¿Lo anotaste mal? Deshaz, o abre las entradas y cambia la que quieras.",
    rules: ["LB-GUARDIAN-01", "LB-CHARGE-01", "LB-STIMS-01", "LB-POISON-01", "LB-TRANSPORT-01"],
  },
  current: {
    title: "Edición actual",
    text: "Ahí la ficha se queda en la unidad y el punto se anota en cuanto un cazador la derrota. Elige la edición al abrir el registro.",
    rules: ["LC-SCORE-01", "LC-TOKEN-01", "LC-SCORE-05"],
  },
  judge: "Plantea un caso al juez",
};
