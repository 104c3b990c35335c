/** Fills the holes of a sentence: `{player} flies to {space}.`, `{amount|hit|hits}` by the number. */
import { joined } from "./joined.ts";
import type { Texts } from "./texts.ts";

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

/** A hole nobody fills stays open, so that a test can find it; a name that begins a new sentence does so tall. */
export function filled(sentence: string, values: Values, texts: Texts): string {
  return sentence.replaceAll(
    /([.!?] )?(?:(\p{L}{1,20}) )?\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/gu,
    (hole: string, end = "", before = "", name = "", one?: string, other?: string) => {
      const value = values[name];
      if (value === undefined) return hole;
      if (one !== undefined && other !== undefined) {
        const picked = form(Number(value), one, other, texts);
        return end + (before === "" ? picked : `${before} ${picked}`);
      }
      const text = typeof value === "number" ? written(value, texts) : value;
      if (before !== "") return end + joined(before, text, texts);
      return end === "" ? text : end + text.slice(0, 1).toUpperCase() + text.slice(1);
    },
  );
}
