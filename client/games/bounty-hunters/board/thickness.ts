/** A pile is drawn as thick as it is: one line for so many cards. */
const cardsPerEdge = 9;

export function edgesOf(cards: number): number {
  return Math.ceil(cards / cardsPerEdge);
}
