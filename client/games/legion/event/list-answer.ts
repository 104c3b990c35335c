/** [LC-TOUR-06] A question about a list is answered in the list: a card’s whole name replaces what was written. */
import { cardById, fullName } from "#rules/legion/cards/facts.ts";
import { cardsLike, readList, reportOf, type TournamentSettings } from "#rules/legion/index.ts";

export interface ListQuestion {
  readonly name: string;
  readonly offers: readonly string[];
}

const mostOffers = 4;

/** The first that can be answered; what stands otherwise in the list than it was read is asked at the table. */
export function firstQuestion(
  text: string,
  edition: TournamentSettings["edition"],
): ListQuestion | null {
  const report = reportOf(readList(text, edition), edition);
  if ("trouble" in report) return null;
  const found = report.questions.find(({ name }) => within(name).test(text));
  if (found === undefined) return null;
  const offers = found.offers.length > 0 ? found.offers : cardsLike(found.name, mostOffers);
  return { name: found.name, offers: offers.slice(0, mostOffers) };
}

export function answered(text: string, { name }: ListQuestion, card: string): string {
  const chosen = cardById(card);
  return chosen === null ? text : text.replace(within(name), () => fullName(chosen));
}

/** As a word of its own: `Me` is not the beginning of a card. */
function within(name: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    "u",
  );
}
