import type { CallWords } from "./en.ts";

const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

export const fr: CallWords = {
  games: { "bounty-hunters": "Bounty Hunters", "outer-rim": "Outer Rim", legion: "Legion" },
  asks: {
    "bounty-hunters": {
      draw: "Prends une carte : choisis une pioche.",
      choose: "Choisis une carte : joue-la ou vends-la.",
      decide: "Ta carte se révèle : jouer ou vendre ?",
      place: "Ta carte se révèle : quelle cible attaque-t-elle ?",
      activate: "Paie une carte en réserve, ou finis ton tour.",
    },
    "outer-rim": {
      planning: "Prépare ton tour.",
      action: "Choisis tes actions.",
      encounter: "Une rencontre t’attend.",
      choice: "À toi de choisir.",
    },
  },
  list: (names) => new Intl.ListFormat("fr").format(names),
  gameWith: (game, names) => `${game} avec ${names}`,
  several: (n) => `${n} tables t’appellent`,
  toSomeone: (name, text) => `${name} : ${text}`,
  yourMove: (where) => `À toi de jouer : ${where}.`,
  allWait: (where) => `On n’attend plus que toi : ${where}.`,
  halfTime: (where) => `La moitié de ton temps est passée : ${where}.`,
  lastTenth: (where) => `Ton temps s’achève : ${where}.`,
  hoursLeft: (n) => `Il reste ${plural(n, "heure", "heures")}.`,
  minutesLeft: (n) => `Il reste ${plural(n, "minute", "minutes")}.`,
  nudge: (by, where, word) => `${by} te fait signe (${where}) : « ${word} »`,
  nudges: {
    "your-turn": "C’est à toi.",
    "no-hurry": "Rien ne presse, c’est juste pour dire.",
    curious: "J’ai hâte de voir ton coup.",
    "miss-you": "Tu nous manques à la table.",
  },
  botPlays: (where, moves) =>
    `Un bot joue pour toi : ${where}${moves === 0 ? "" : ` (${plural(moves, "coup joué", "coups joués")})`}. Ouvre la table pour reprendre ta place.`,
  timeUp: (where) => `Temps écoulé : ${where}. Un coup a été joué pour toi.`,
  over: (where, winners) =>
    winners === null
      ? `Partie terminée : ${where}.`
      : `Partie terminée : ${where}. En tête : ${winners}.`,
  rematch: (where) => `Une nouvelle partie est proposée après ${where}.`,
  eveningAgreed: (guild, when) => `${guild} se réunit : ${when}.`,
  eveningDay: (guild, when) => `${guild} se réunit demain : ${when}.`,
  eveningHour: (guild, when) => `${guild} se réunit dans une heure : ${when}.`,
  tryIt: "Voici comment la salle t’appelle.",
  confirm: "Ouvre ce lien et la salle pourra écrire à cette adresse :",
  confirmSubject: "La salle peut-elle t’écrire ?",
  endAll: "Arrêter tous les appels",
};
