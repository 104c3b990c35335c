/** What people say around a list: greetings, questions, links. */

const words = new Set(
  (
    "said of use copy share print export download terms oh forgot also plus then ok okay hey hi hello hallo here goes this that these what how why who thoughts think thinking thanks thank " +
    "cheers gl hf glhf lol please is are was it its i im you your we me see cya bring bringing play playing game " +
    "running run using tomorrow tonight friday saturday sunday list lists army legal any all and or but so for to on in at be " +
    "bonjour salut voici ma mon liste merci avis pour ce samedi dimanche est qui que je tu vous nous " +
    "dazu noch nehme spiel joue prends llevo juego moin servus hallo meine diese was haltet ihr davon mit bringe spiele samstag sonntag danke und ich du wir " +
    "hola aqui mi lista gracias opinion para este sabado domingo es que yo tu buenas"
  ).split(" "),
);

/** A sentence is no unit. */
export function isSentence(text: string): boolean {
  const said = text.split(/\s+/u);
  return (
    /[?!]$|https?:\/\//u.test(text) ||
    (said.length > 9 && !/[([{=×;,+/:–—]| - |\.{3}/u.test(text)) ||
    /^<[^>]*$|^<img/u.test(text)
  );
}

/** Beside a unit, but not about what it is: its share of the army, what it is worth when it falls. */
export function isNote(text: string): boolean {
  return text.endsWith("%")
    ? /^\d{1,3}(?:[.,]\d{1,2})?\s?%$/u.test(text)
    : /^k(?:p|ill ?points?)\b/iu.test(text);
}

/** Most of its words are those of talk; asked only of what no card is called. */
export function isChatter(text: string): boolean {
  const said = text
    .normalize("NFD")
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== "");
  const talk = said.filter((word) => words.has(word)).length;
  return said.length > 0 && talk * 2 > said.length;
}
