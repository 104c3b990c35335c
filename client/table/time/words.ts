/** Words about time at a table: clocks of days, rests, who is late. */
import { language, locale } from "../../settings/settings.ts";
import { plural, type Language } from "../../words/language.ts";

export interface TimeWords {
  readonly days: (days: number) => string;
  readonly hours: (hours: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly bank: (minutes: number, increment: number) => string;
  readonly others: string;
  readonly weekends: string;
  readonly whenUp: string;
  readonly bot: string;
  readonly wait: string;
  readonly late: (name: string) => string;
  readonly away: (name: string, since: string) => string;
  readonly kept: (seconds: number) => string;
  readonly ask: string;
  readonly until: string;
  readonly hint: string;
  readonly asks: (name: string, until: string) => string;
  readonly waits: (until: string) => string;
  readonly rests: (until: string) => string;
}

const en: TimeWords = {
  days: (days) => plural("en", days, { one: "# day", other: "# days" }),
  hours: (hours) => plural("en", hours, { one: "# hour", other: "# hours" }),
  minutes: (minutes) => plural("en", minutes, { one: "# minute", other: "# minutes" }),
  bank: (minutes, increment) => `${minutes} min for the game, +${increment} s a move`,
  others: "Other times",
  weekends: "Saturdays and Sundays do not count",
  whenUp: "When someone’s time is up",
  bot: "A bot plays until they are back",
  wait: "The game waits, and the others may decide",
  late: (name) => `${name} is out of time.`,
  away: (name, since) => `${name} has been away since ${since}.`,
  kept: (seconds) => `Seat kept: ${seconds} s`,
  ask: "Ask for a rest",
  until: "Until when?",
  hint: "Everyone else who plays must agree. No clock runs until then; whoever wants may still move.",
  asks: (name, until) => `${name} asks for a rest: no clock until ${until}.`,
  waits: (until) => `You asked for a rest until ${until}. The others have not all agreed yet.`,
  rests: (until) => `The clocks rest until ${until}.`,
};

const fr: TimeWords = {
  days: (days) => plural("fr", days, { one: "# jour", other: "# jours" }),
  hours: (hours) => plural("fr", hours, { one: "# heure", other: "# heures" }),
  minutes: (minutes) => plural("fr", minutes, { one: "# minute", other: "# minutes" }),
  bank: (minutes, increment) => `${minutes} min pour la partie, +${increment} s par coup`,
  others: "Autres durées",
  weekends: "Samedis et dimanches ne comptent pas",
  whenUp: "Quand le temps de quelqu’un est écoulé",
  bot: "Un bot joue jusqu’à son retour",
  wait: "La partie attend, les autres peuvent décider",
  late: (name) => `Le temps de ${name} est écoulé.`,
  away: (name, since) => `${name} : hors ligne depuis ${since}.`,
  kept: (seconds) => `Place gardée : ${seconds} s`,
  ask: "Demander une pause",
  until: "Jusqu’à quand ?",
  hint: "Toutes les autres personnes qui jouent doivent être d’accord. Jusque-là, le temps ne court pas ; on peut jouer quand même.",
  asks: (name, until) => `${name} demande une pause : aucune horloge jusqu’au ${until}.`,
  waits: (until) => `Tu as demandé une pause jusqu’au ${until}. Il manque encore des accords.`,
  rests: (until) => `Les horloges sont arrêtées jusqu’au ${until}.`,
};

const es: TimeWords = {
  days: (days) => plural("es", days, { one: "# día", other: "# días" }),
  hours: (hours) => plural("es", hours, { one: "# hora", other: "# horas" }),
  minutes: (minutes) => plural("es", minutes, { one: "# minuto", other: "# minutos" }),
  bank: (minutes, increment) => `${minutes} min para la partida, +${increment} s por jugada`,
  others: "Otras duraciones",
  weekends: "Los sábados y domingos no cuentan",
  whenUp: "Cuando a alguien se le acaba el tiempo",
  bot: "Juega un bot hasta que vuelva",
  wait: "La partida espera y el resto puede decidir",
  late: (name) => `A ${name} se le ha acabado el tiempo.`,
  away: (name, since) => `${name} no está desde las ${since}.`,
  kept: (seconds) => `Asiento guardado: ${seconds} s`,
  ask: "Pedir una pausa",
  until: "¿Hasta cuándo?",
  hint: "Deben estar de acuerdo todas las demás personas que juegan. Ningún reloj corre hasta entonces; quien quiera puede jugar.",
  asks: (name, until) => `${name} pide una pausa: sin reloj hasta el ${until}.`,
  waits: (until) => `Has pedido una pausa hasta el ${until}. Aún faltan acuerdos.`,
  rests: (until) => `Los relojes están parados hasta el ${until}.`,
};

const catalogs: Readonly<Record<Language, TimeWords>> = { en, fr, es };

export function timeWords(): TimeWords {
  return catalogs[language.value];
}

const [minute, hour, day] = [60, 3600, 86_400];

/** As people say it: two days, five hours, ninety seconds. */
export function lengthText(seconds: number): string {
  const w = timeWords();
  if (seconds >= day) return w.days(Math.floor(seconds / day));
  if (seconds >= hour) return w.hours(Math.floor(seconds / hour));
  if (seconds >= 2 * minute) return w.minutes(Math.floor(seconds / minute));
  return `${seconds} s`;
}

/** A moment of today by the clock, an earlier one with its day. */
export function sinceText(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const date = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return new Date(at).toLocaleString(locale.value, {
    hour: "numeric",
    minute: "2-digit",
    ...date,
  });
}
