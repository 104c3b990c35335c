/** Deals and favors: what I give on one side, what I get on the other, and the word that closes it. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import type { Command } from "#rules/outer-rim/index.ts";
import { answerText, termsText } from "../answer-text.ts";
import { Sign, type SignName } from "../art/signs.tsx";
import type { Asked } from "../asked.ts";
import type { Desk } from "../desk.ts";
import { kindOf } from "../market/card.tsx";

export function Offer({
  desk,
  asked,
}: {
  readonly desk: Desk;
  readonly asked: Asked;
}): JSX.Element {
  return (
    <section class="or-offer" aria-label={desk.words.labels.offer.name}>
      <Terms desk={desk} asked={asked} />
      <ul class="or-tray">
        {asked.answers.map(({ command }, i) => (
          <li key={i}>
            <button
              type="button"
              class="or-line"
              data-key={i + 1}
              onClick={() => desk.act(command)}
            >
              <Sign name={signOf(command)} />
              <span class="or-line-label">{answerText(command, asked.question, desk)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function signOf(command: Command): SignName {
  switch (command.type) {
    case "give":
    case "ask-for":
      return command.card === null ? "credits" : kindOf(command.card);
    case "grant":
    case "take-offer":
      return "debt";
    case "accept":
      return "influence";
    default:
      return "blank";
  }
}

/** The two trays as they stand. */
function Terms({ desk, asked }: { readonly desk: Desk; readonly asked: Asked }): JSX.Element {
  const { words, say, view } = desk;
  const { offer } = words.labels;
  const { ask, params, seat } = asked.question;
  const task = view.agenda.at(-1);
  if (ask === "trade-offer") {
    const from = Number(params["from"]);
    return (
      <div class="or-trays">
        <Tray
          title={offer.theirs(say.player(from))}
          seat={from}
          text={goods(params["give"], params["giveCredits"], desk)}
        />
        <Tray
          title={offer.mine}
          seat={seat}
          text={goods(params["want"], params["wantCredits"], desk)}
        />
      </div>
    );
  }
  if (ask === "favor") {
    const from = Number(params["from"]);
    const terms = { credits: Number(params["credits"]), debt: params["debt"] === 1 };
    return (
      <p class="or-asks">
        <SeatMark seat={from} />
        {offer.favorOf(say.player(from), say.word(`favor.${String(params["favor"])}`))}{" "}
        {termsText(terms, desk)}
      </p>
    );
  }
  if (task?.type !== "trade") return <p class="or-asks">{say.word(`ask.${ask}`)}</p>;
  return (
    <div class="or-trays">
      <Tray
        title={offer.mine}
        seat={seat}
        text={
          task.give === null ? offer.pickGive : goods(task.give.card ?? "", task.give.credits, desk)
        }
      />
      <Tray
        title={offer.theirs(say.player(task.with))}
        seat={task.with}
        text={task.give === null ? "…" : offer.pickWant}
      />
    </div>
  );
}

function Tray({
  title,
  seat,
  text,
}: {
  readonly title: string;
  readonly seat: number;
  readonly text: string;
}): JSX.Element {
  return (
    <div class="or-one-tray">
      <h2>
        <SeatMark seat={seat} /> {title}
      </h2>
      <p>{text}</p>
    </div>
  );
}

function goods(
  card: string | number | undefined,
  credits: string | number | undefined,
  { say, words }: Desk,
): string {
  const id = String(card ?? "");
  if (id !== "") return say.card(id);
  const amount = Number(credits ?? 0);
  return amount > 0 ? words.labels.offer.credits(say.amount(amount)) : words.labels.offer.nothing;
}
