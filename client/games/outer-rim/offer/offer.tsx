/** Deals and favors: what is offered to me, the words that close it, and what I would offer myself. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import type { Deal } from "#rules/outer-rim/index.ts";
import { answerText } from "../answer-text.ts";
import { Sign } from "../art/signs.tsx";
import type { Asked } from "../asked.ts";
import type { Desk } from "../desk.ts";
import { bundleText } from "../words/bundle.ts";
import { DealTable } from "./deal-table.tsx";

interface Props {
  readonly desk: Desk;
  readonly asked: Asked;
}

export function Offer({ desk, asked }: Props): JSX.Element {
  const task = desk.view.agenda.at(-1);
  const heard = asked.face === "offer";
  return (
    <section class="or-offer" aria-label={desk.words.labels.offer.name}>
      {heard && task?.type === "talk" && task.offers === null && (
        <Standing desk={desk} deal={task.deal} seat={asked.question.seat} />
      )}
      {heard && <Answers desk={desk} asked={asked} />}
      {asked.question.deal !== undefined && (
        <DealTable key={desk.view.asked} desk={desk} asked={asked} />
      )}
    </section>
  );
}

function Answers({ desk, asked }: Props): JSX.Element {
  return (
    <ul class="or-tray">
      {asked.answers.map(({ command }, i) => (
        <li key={i}>
          <button type="button" class="or-line" data-key={i + 1} onClick={() => desk.act(command)}>
            <Sign name={command.type === "decline" ? "blank" : "influence"} />
            <span class="or-line-label">{answerText(command, asked.question, desk)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The two trays as they stand, from where I sit. */
function Standing({
  desk,
  deal,
  seat,
}: {
  readonly desk: Desk;
  readonly deal: Deal;
  readonly seat: number;
}): JSX.Element {
  const { say, words } = desk;
  const { offer } = words.labels;
  const trays = [
    { title: offer.theirs(say.player(deal.by)), who: deal.by, bundle: deal.give },
    { title: offer.mine, who: seat, bundle: deal.get },
  ];
  return (
    <div class="or-trays">
      {trays.map(({ title, who, bundle }) => (
        <div key={who} class="or-one-tray">
          <h2>
            <SeatMark seat={who} /> {title}
          </h2>
          <p>{bundleText(bundle, say)}</p>
        </div>
      ))}
    </div>
  );
}
