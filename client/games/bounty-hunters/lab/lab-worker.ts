/** Plays a card set's games beside the page. */
import { flagsOf } from "#bots/bounty-hunters/lab/flags.ts";
import { survey } from "#bots/bounty-hunters/lab/survey.ts";
import { addSurvey, emptySurvey } from "#bots/bounty-hunters/lab/counts.ts";
import { sharpWeights } from "#bots/bounty-hunters/appraisal/weights.ts";
import type { CardSet } from "#rules/bounty-hunters/index.ts";
import { cardFinding, type LabAsk, type LabComparison } from "./lab-finding.ts";

const seats = 4;
const chunk = 50;
const worker = self as unknown as {
  onmessage: (event: MessageEvent<LabAsk>) => void;
  postMessage(message: LabComparison): void;
};

worker.onmessage = ({ data: { before, after, card, games } }) => {
  const sums = [before, after].map((set) => ({ set, found: emptySurvey(set.faces.length) }));
  for (let from = 0; from < games; from += chunk) {
    for (const { set, found } of sums)
      addSurvey(found, part(set, from, Math.min(games, from + chunk)));
    const [old, now] = sums.map(({ set, found }) =>
      cardFinding(set, found, card, seats, flagsOf(set, found, seats)),
    );
    if (old !== undefined && now !== undefined)
      worker.postMessage({ before: old, after: now, done: Math.min(games, from + chunk), games });
  }
};

/** Both sets meet the same seeds, so that their difference is the card's. */
function part(set: CardSet, from: number, to: number) {
  return survey({
    set,
    mode: "full",
    players: Array.from({ length: seats }, () => sharpWeights),
    seed: 11,
    from,
    to,
  });
}
