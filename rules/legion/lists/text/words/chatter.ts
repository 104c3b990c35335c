/** What people say around a list: greetings, questions, links. */

const words = new Set(
  (
    "ok okay hey hi hello hallo here goes this that these what how why who thoughts think thinking thanks thank " +
    "cheers gl hf glhf lol please is are was it its i im you your we me see cya bring bringing play playing game " +
    "running run using tomorrow tonight friday saturday sunday list lists army legal any all and or but so for to on in at be " +
    "bonjour salut voici ma mon liste merci avis pour ce samedi dimanche est qui que je tu vous nous " +
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
