/** Fills the holes of a sentence: `{player} flies to {space}.`, `{amount|hit|hits}` by the number. */
import type { Texts } from "./texts.ts";

/** A vowel that is heard; h is left alone, since chosen names do not tell a mute one. */
const vowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouàâéèêëîïôöùûü])/i;

const numbers: Record<string, Intl.NumberFormat> = {};
const plurals: Record<string, Intl.PluralRules> = {};

export type Values = Readonly<Record<string, string | number>>;

/** 4,000 as the language writes it; Spanish groups four digits too, so that columns of credits align. */
export function written(amount: number, texts: Texts): string {
  const locale = texts["number.locale"];
  return (numbers[locale] ??= new Intl.NumberFormat(locale, { useGrouping: "always" })).format(
    amount,
  );
}

/** French counts zero and one alike; English and Spanish do not. */
function form(amount: number, one: string, other: string, texts: Texts): string {
  const locale = texts["number.locale"];
  const rule = (plurals[locale] ??= new Intl.PluralRules(locale)).select(amount);
  return rule === "one" ? one : other;
}

/** `piece of gear|pieces of gear` by the number. */
export function counted(amount: number, forms: string, texts: Texts): string {
  const [one = "", other = one] = forms.split("|");
  return form(amount, one, other, texts);
}

/** `du`, `des`, `au`, `aux` before a thing that brings its article; `null` where nothing is drawn together. */
function contracted(before: string, text: string): string | null {
  const forms: Readonly<Record<string, readonly [string, string]>> = {
    de: ["du", "des"],
    à: ["au", "aux"],
  };
  const form = forms[before];
  if (form === undefined) return null;
  if (text.startsWith("le ")) return `${form[0]} ${text.slice("le ".length)}`;
  return text.startsWith("les ") ? `${form[1]} ${text.slice("les ".length)}` : null;
}

/**
 * French drops the e of “de” and “que” before a vowel: d’Ord Mantell, qu’Otto. Spanish says al
 * and del for “a el” and “de el”. A hole nobody fills stays open, so that a test can find it.
 */
export function filled(sentence: string, values: Values, texts: Texts): string {
  const elides = texts["number.locale"].startsWith("fr");
  const contracts = texts["number.locale"].startsWith("es");
  return sentence.replaceAll(
    /(\p{L}+ )?\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/gu,
    (hole: string, before: string | undefined, name: string, one?: string, other?: string) => {
      const value = values[name];
      if (value === undefined) return hole;
      const picks = one !== undefined && other !== undefined;
      if (picks) return `${before ?? ""}${form(Number(value), one, other, texts)}`;
      const text = typeof value === "number" ? written(value, texts) : value;
      if (before === undefined) return text;
      const word = before.trimEnd().toLowerCase();
      if (contracts && ["a", "de"].includes(word) && text.startsWith("el "))
        return `${before.trimEnd()}l ${text.slice("el ".length)}`;
      const joined = elides ? contracted(word, text) : null;
      if (joined !== null) return joined;
      const drops = elides && ["de", "que"].includes(word) && vowel.test(text);
      return drops ? `${before.slice(0, -2)}’${text}` : before + text;
    },
  );
}
