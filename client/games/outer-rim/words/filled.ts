/** Fills the holes of a sentence: `{player} flies to {space}.` */
import type { Texts } from "./texts.ts";

/** A vowel that is heard; h is left alone, since chosen names do not tell a mute one. */
const vowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouàâéèêëîïôöùûü])/i;

/** French drops the e of “de” before a vowel: d’Ord Mantell, d’Otto. A hole nobody fills stays open, so that a test can find it. */
export function filled(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
  texts: Texts,
): string {
  const elides = texts["number.locale"].startsWith("fr");
  return sentence.replaceAll(
    /(\bde )?\{(\w+)\}/gi,
    (hole, before: string | undefined, name: string) => {
      const value = values[name];
      if (value === undefined) return hole;
      const text = String(value);
      if (before === undefined) return text;
      return elides && vowel.test(text) ? `${before.slice(0, 1)}’${text}` : before + text;
    },
  );
}
