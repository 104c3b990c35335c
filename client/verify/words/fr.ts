import { plural } from "../../words/language.ts";
import type { VerifyWords } from "./en.ts";

const counted = (count: number, one: string, other: string): string =>
  plural("fr", count, { one, other });

export const fr: VerifyWords = {
  title: "Vérifier une partie",
  intro:
    "La graine a été scellée avant la première carte et ouverte après la dernière. Cette page redistribue toute la partie à partir d’elle, ici dans ton navigateur, et compare chaque événement.",
  file: "Choisir un fichier de journal",
  fileFrom:
    "Un fichier de journal vient de la page de résultat d’une partie finie : ouvre-y « Vérifier cette partie », puis « Enregistrer le journal ». Qui tient la salle en obtient aussi un d’une partie de bots avec simulate --export.",
  checking: "On redistribue…",
  good: "Chaque carte vient de la graine scellée, et chaque coup était permis.",
  otherRules: (then: number, now: number, alike: number, moves: number) =>
    `Les coups ont été jugés par la version ${then} des règles ; cette salle a la version ${now}, qui en juge ${alike} sur ${moves} de la même façon. La donne et le résultat sont ceux que donne la graine.`,
  bad: "Ce journal n’est pas ce qui a été joué.",
  badge: "Vérifiée",
  notOver: "La graine reste scellée jusqu’à la fin de la partie.",
  pages: (count) => counted(count, "# page du journal vérifiée", "# pages du journal vérifiées"),
  seed: "Graine",
  commit: "Scellée sous",
  download: "Enregistrer le journal",
  unreadable: "Ce fichier n’est pas un journal.",
  flaws: {
    "not-a-journal": "Ce n’est pas un fichier de journal.",
    "no-journal": "Il n’y a pas de journal ici.",
    "newer-format": "Le fichier vient d’un Guildhall plus récent.",
    altered: "Le texte a été changé après l’enregistrement.",
    "cut-off": "La fin du fichier manque.",
    unreadable: "Une page est illisible.",
    "unknown-game": "Il appartient à un jeu que cette salle ne connaît pas.",
    "other-rules": "Il a été jugé par une autre version des règles.",
    content: "Le jeu de cartes n’est pas celui qui a été joué.",
    numbering: "Les pages ne se suivent pas.",
    "not-finished": "La partie n’est pas finie.",
    commit: "La graine ne correspond pas à son sceau.",
    seed: "La graine est illisible.",
    entropies: "Ce que les appareils de la table avaient ajouté a été changé.",
    "set-up": "La donne ne vient pas de la graine.",
    refused: "Un coup était contraire aux règles.",
    events: "Ce qui s’est passé ne découle pas du coup.",
    "time-out": "Un coup de fin de temps n’est pas celui des règles.",
    reasons: "Les raisons d’un bot ont été changées.",
    "taken-back": "Une annulation de coup ne colle pas.",
    amended: "Une correction ne colle pas.",
    outcome: "Le résultat ne découle pas de la partie.",
    "after-the-end": "Quelque chose s’est passé après la fin.",
  },
  atPage: (page) => (page === 0 ? "Dans l’en-tête" : `À la page ${page}`),
};
