/** The log: a story told by a careful referee. */
import { decks, type Choice, type News, type View } from "#rules/bounty-hunters/index.ts";
import { unreachable, type Seat } from "#rules/game.ts";
import type { LogLine, SeatName } from "../../screen.ts";
import { isMe } from "./called.ts";
import { cardName } from "./naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

type Told = Pick<LogLine, "text" | "weight" | "concerns">;

export function logLine(
  news: News,
  names: readonly SeatName[],
  words: Words,
  view: View,
): LogLine | null {
  const told = tell(news, names, words, view);
  return told === null ? null : { rule: news.rule, ...told };
}

const quiet = (text: string): Told => ({ text, weight: "quiet" });
/** The board announces captures and the end itself: no toast beside it. */
const loud = (text: string): Told => ({ text, weight: "loud" });
const plain = (text: string): Told => ({ text });

function tell(news: News, names: readonly SeatName[], words: Words, view: View): Told | null {
  const { log } = words;
  const name = (seat: Seat): string => names[seat]?.name ?? String(seat + 1);
  const who = (seat: Seat): string | null => (isMe(names, seat) ? null : name(seat));
  const card = (which: number): string => cardName(view.set, which, words);
  const deck = (at: number): string => words.decks[decks[at] ?? "target"];
  switch (news.type) {
    case "decks-shuffled":
      return quiet(log.shuffled);
    case "hands-dealt":
      return plain(view.rules.mode === "full" ? log.dealt : log.dealtIntro);
    case "turn-began":
      return loud(log.turn(news.turn));
    case "deck-refilled":
      return plain(log.refilled(deck(news.deck), news.count));
    case "card-drawn":
      return quiet(
        news.card === null
          ? log.drawn(who(news.seat), deck(news.deck))
          : log.drawnCard(who(news.seat), deck(news.deck), card(news.card)),
      );
    case "draw-missed":
      return { text: log.missed(who(news.seat), deck(news.deck)), concerns: [news.seat] };
    case "choices-revealed":
      return quiet(log.revealed(revealed(news.choices, who, card, words)));
    case "fate-decided":
      return quiet(log.decided(who(news.seat), news.fate));
    case "card-sold":
      return plain(log.sold(who(news.seat), card(news.card)));
    case "credit-gained":
      return quiet(log.credit(who(news.seat), news.credits, news.why));
    case "credits-paid":
      return quiet(log.paid(who(news.seat), news.credits, card(news.card)));
    case "card-reserved":
      return plain(log.reserved(who(news.seat), card(news.card)));
    case "crate-activated":
      return plain(log.crate(who(news.seat), card(news.card)));
    case "contract-activated":
      return plain(
        (news.from === "hand" ? log.signed : log.bonusContract)(who(news.seat), card(news.card)),
      );
    case "target-played":
      return plain(
        (news.rule === "BH-CONF-09" ? log.targetOnPile : log.target)(
          who(news.seat),
          card(news.card),
        ),
      );
    case "attacker-placed": {
      const target = view.boards[news.seat]?.confrontations[news.onto]?.target ?? null;
      const isWaiting = news.rule === "BH-CONF-07" || news.rule === "BH-CONF-08" || target === null;
      return plain(
        isWaiting
          ? log.waits(who(news.seat), card(news.card))
          : log.attacks(who(news.seat), card(news.card), card(target)),
      );
    }
    case "target-captured":
      return loud(log.captured(who(news.seat), card(news.card), news.captures));
    case "contract-owed":
      return quiet(log.owed(who(news.seat)));
    case "contract-lost":
      return plain(log.contractLost(who(news.seat)));
    case "credit-owed":
      return quiet(log.creditOwed(who(news.seat)));
    case "credit-lost":
      return plain(log.creditLost(who(news.seat)));
    case "end-triggered":
      return loud(log.end(words.list(news.seats.map(name)), news.lastTurn));
    case "bonus-round-began":
      return quiet(log.bonusRound);
    case "hands-passed":
      return quiet(log.passed);
    case "game-ended":
      return loud(log.ended);
    // Who is ready is shown at the seats; the log would only grow.
    case "deck-chosen":
    case "card-chosen":
    case "choosing-began":
    case "placement-asked":
    case "window-opened":
    case "window-closed":
    case "windows-settled":
      return null;
    default:
      return unreachable(news);
  }
}

function revealed(
  choices: readonly (Choice | null)[],
  who: (seat: Seat) => string | null,
  card: (which: number) => string,
  words: Words,
): string {
  return choices
    .flatMap((choice, seat) =>
      choice === null ? [] : [words.log.revealOne(who(seat), card(choice.card), choice.fate)],
    )
    .join(words.log.revealJoin);
}
