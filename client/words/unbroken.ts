/** A French mark never begins a line, and no number goes on in the next: the space there does not break. */
const tied = / (?=[;:!?»%])|(?<=«) /g;
const withinNumber = /(?<=\d) (?=\d{3}(?!\d))/g;

export function unbroken(text: string): string {
  return text.replaceAll(tied, "\u00a0").replaceAll(withinNumber, "\u202f");
}
