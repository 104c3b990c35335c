/** In Spanish: the contacts: what each is like to meet, and their names. */
import type { contacts as english } from "../en/contacts.ts";

export const contacts: Readonly<Record<keyof typeof english, string>> = {
  "contact.hire": "Contratar para tu tripulación",
  "contact.bribe": "Pagar por una recomendación",
  "contact.4-lom":
    "Un droide de protocolo que cambió de protocolo. Cuantas más recompensas llevas, más baratos sus modales.",
  "contact.bib-fortuna":
    "En el palacio lo arregla todo, empezando por tu bienvenida. No es gratis.",
  "contact.black-krrsantan":
    "Solo escucha a quien lleva trabajo en el bolsillo. No lo dice; no dice gran cosa.",
  "contact.black-sun-agent":
    "Bien vestido, bien informado y sentado de modo que tú das la espalda a la puerta.",
  "contact.boshek": "Tiene un récord a su nombre y una cuenta de bar a la altura.",
  "contact.chewbacca": "Mira tu nave, suspira y coge una llave. Es casi un sí.",
  "contact.dengar": "Ha oído lo que dicen de ti. Si es bastante malo, quiere hablar contigo.",
  "contact.doctor-evazan": "Su licencia caducó en doce mundos. El pulso aún le aguanta.",
  "contact.garindan":
    "Sabe adónde fue hoy cada cual. Por poco dinero, también sabe adónde fuiste tú.",
  "contact.thrawn": "Te pregunta por un cuadro. Es un examen, y ya ha leído tus respuestas.",
  "contact.greedo": "Habla deprisa y desenfunda despacio. Aun así, conoce las puertas traseras.",
  "contact.hera-syndulla":
    "Volaría contigo, si la causa paga el combustible y tú no tocas los mandos.",
  "contact.hondo-ohnaka":
    "«¡Cuánto tiempo sin vernos!» No te ha visto en su vida. Ya ha vendido tu plaza de aparcamiento.",
  "contact.ig-rm": "Un droide hecho para plantarse en las puertas. Se plantará en la tuya.",
  "contact.k-2so": "Te dice tus probabilidades antes de que preguntes, y después.",
  "contact.leia-organa":
    "Necesita una nave, una promesa o algo de dinero para los hambrientos. Parece saber distinguirlos.",
  "contact.lobot": "Habla con tres oficinas a la vez, ninguna en esta sala.",
  "contact.maz-kanata":
    "Se ajusta las lentes y ve lo que hiciste el año pasado. La sopa la pone la casa.",
  "contact.ponda-baba": "No le caes bien. Nadie le cae bien, y por ambas razones trabaja barato.",
  "contact.saw-gerrera": "No se fía de nadie, así que trabaja por semanas. Tráete tu propio aire.",
  "contact.w1-le":
    "Ha vendido naves peores que la tuya a gente más lista que tú. Se ofrece a hacerlo por ti.",
  "contact.ziton-moj":
    "Un capitán del sindicato no acepta sobornos. Acepta disculpas, por adelantado y en créditos.",
  "contact.ahsoka-tano":
    "Dice que no es nadie en especial. Los de la mesa de al lado se sientan más derechos.",
  "contact.boba-fett":
    "El casco no se mueve. Si los hutts están enfadados contigo, ya se ha movido.",
  "contact.bossk": "Te huele antes de verte y decide que eres colega. Por ahora.",
  "contact.chopper": "Te insulta en binario, arregla tu escotilla y roba la bisagra.",
  "contact.doctor-aphra":
    "Tiene un mapa, una mentira sobre el mapa y ya ha elegido su litera en tu nave.",
  "contact.enfys-nest":
    "La máscara dice pirata. Los niños que se esconden tras ella dicen otra cosa.",
  "contact.han-solo": "Tiene la nave más rápida de aquí, o la tenía. El detalle es delicado.",
  "contact.ig-88": "Ha calculado lo que vas a ofrecer y espera a que llegues a la misma cifra.",
  "contact.jyn-erso": "Quiere salir, luego entrar, luego los planos del edificio. En ese orden.",
  "contact.ketsu-onyo":
    "Se fue a pie de un sindicato famoso y volvió a por su nave. La tuya no le da miedo.",
  "contact.lando-calrissian":
    "Pierde la primera mano con tanta elegancia que pagas tú las copas. Esa era la segunda mano.",
  "contact.4-lom.name": "4-\u2060LOM",
  "contact.bib-fortuna.name": "Bib Fortuna",
  "contact.black-krrsantan.name": "Black Krrsantan",
  "contact.black-sun-agent.name": "Agente de Sol Negro",
  "contact.boshek.name": "BoShek",
  "contact.chewbacca.name": "Chewbacca",
  "contact.dengar.name": "Dengar",
  "contact.doctor-evazan.name": "Doctor Evazan",
  "contact.garindan.name": "Garindan",
  "contact.thrawn.name": "Gran almirante Thrawn",
  "contact.greedo.name": "Greedo",
  "contact.hera-syndulla.name": "Hera Syndulla",
  "contact.hondo-ohnaka.name": "Hondo Ohnaka",
  "contact.ig-rm.name": "Droide matón IG-\u2060RM",
  "contact.k-2so.name": "K-\u20602SO",
  "contact.leia-organa.name": "Leia Organa",
  "contact.lobot.name": "Lobot",
  "contact.maz-kanata.name": "Maz Kanata",
  "contact.ponda-baba.name": "Ponda Baba",
  "contact.saw-gerrera.name": "Saw Gerrera",
  "contact.w1-le.name": "W1-\u2060LE",
  "contact.ziton-moj.name": "Ziton Moj",
  "contact.ahsoka-tano.name": "Ahsoka Tano",
  "contact.boba-fett.name": "Boba Fett",
  "contact.bossk.name": "Bossk",
  "contact.chopper.name": "Chopper",
  "contact.doctor-aphra.name": "Doctora Aphra",
  "contact.enfys-nest.name": "Enfys Nest",
  "contact.han-solo.name": "Han Solo",
  "contact.ig-88.name": "IG-\u206088",
  "contact.jyn-erso.name": "Jyn Erso",
  "contact.ketsu-onyo.name": "Ketsu Onyo",
  "contact.lando-calrissian.name": "Lando Calrissian",
};
