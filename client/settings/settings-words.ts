/** Words of the settings page alone: what is said once there, my devices, being forgotten by one. */
import type { Language } from "../words/language.ts";
import { language } from "./settings.ts";

const en = {
  language: "Language",
  theme: "Appearance",
  themes: { auto: "As the device", light: "Day", dark: "Night" },
  motion: "Motion",
  motions: { auto: "As the device", full: "Full", less: "Less" },
  motionHint: "With less motion, what changed is outlined instead.",
  shapes:
    "Colours always come with a shape: ▲ green, ■ blue, ● orange. There is nothing to switch on.",
  forgotten: "Forgotten.",
  forgetTitle: "Forget me on this device?",
  forgetLine:
    "Your seats at running tables stay behind: nobody can speak for them from this device any more. With a code you can bring them to another device first.",
  forgetCode: "Show me a code first",
  title: "My devices and programs",
  hint: "Devices of yours, and programs that play a seat of yours. Ending one leaves your seats with you.",
  here: "This device",
  hereIs: (device: string) => `This device: ${device}`,
  browser: (browser: string, system: string) => `${browser} on ${system}`,
  since: (date: string, used: string) => `since ${date}, ${used}`,
  device: "Another device, or a program",
  seat: (seat: number) => `A program for seat ${seat}`,
  seen: (date: string) => `last used about ${date}`,
  end: "End",
  ended: "Ended.",
};

type SettingsWords = typeof en;

const catalogs: Readonly<Record<Language, SettingsWords>> = {
  en,
  fr: {
    language: "Langue",
    theme: "Apparence",
    themes: { auto: "Comme l’appareil", light: "Jour", dark: "Nuit" },
    motion: "Mouvement",
    motions: { auto: "Comme l’appareil", full: "Complet", less: "Réduit" },
    motionHint: "En réduit, ce qui change est entouré.",
    shapes: "Une couleur vient toujours avec une forme : ▲ vert, ■ bleu, ● orange. Rien à activer.",
    forgotten: "C’est oublié.",
    forgetTitle: "M’oublier sur cet appareil ?",
    forgetLine:
      "Cet appareil perdra tes places aux tables en cours : il ne pourra plus y jouer. Avec un code, tu peux d’abord les emporter sur un autre.",
    forgetCode: "Montre-moi d’abord un code",
    title: "Mes appareils et programmes",
    hint: "Tes appareils, et les programmes qui jouent à l’une de tes places. Si tu en fermes un, tes places te restent.",
    here: "Cet appareil",
    hereIs: (device: string) => `Cet appareil : ${device}`,
    browser: (browser: string, system: string) => `${browser} sur ${system}`,
    since: (date: string, used: string) => `depuis le ${date}, ${used}`,
    device: "Un autre appareil, ou un programme",
    seat: (seat) => `Un programme pour la place ${seat}`,
    seen: (date) => `utilisé vers le ${date}`,
    end: "Fermer",
    ended: "Fermé.",
  },
  es: {
    language: "Idioma",
    theme: "Apariencia",
    themes: { auto: "Como el dispositivo", light: "Día", dark: "Noche" },
    motion: "Movimiento",
    motions: { auto: "Como el dispositivo", full: "Completo", less: "Menos" },
    motionHint: "Con menos movimiento, lo que cambia se enmarca.",
    shapes:
      "Cada color va siempre con su forma: ▲ verde, ■ azul, ● naranja. No hay nada que activar.",
    forgotten: "Todo olvidado.",
    forgetTitle: "¿Olvidarme en este dispositivo?",
    forgetLine:
      "Este dispositivo perderá tus asientos en las mesas en curso: ya no podrá jugarlos. Con un código puedes llevarlos antes a otro.",
    forgetCode: "Primero enséñame un código",
    title: "Mis dispositivos y programas",
    hint: "Tus dispositivos y los programas que juegan un asiento tuyo. Si cierras uno, tus asientos siguen siendo tuyos.",
    here: "Este dispositivo",
    hereIs: (device: string) => `Este dispositivo: ${device}`,
    browser: (browser: string, system: string) => `${browser} en ${system}`,
    since: (date: string, used: string) => `desde el ${date}, ${used}`,
    device: "Otro dispositivo, o un programa",
    seat: (seat) => `Un programa para el asiento ${seat}`,
    seen: (date) => `usado hacia el ${date}`,
    end: "Cerrar",
    ended: "Cerrado.",
  },
};

export function settingsWords(): SettingsWords {
  return catalogs[language.value];
}
