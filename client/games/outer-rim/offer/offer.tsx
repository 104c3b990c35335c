/** Deals and favors: what is offered to me, the words that close it, and what I would offer myself. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import type { Bundle, Deal, Task } from "#rules/outer-rim/index.ts";
import { answerText } from "../say/answer.ts";
import { Sign } from "../art/signs.tsx";
import type { OpenQuestion } from "../asked.ts";
import type { Tabletop } from "../tabletop.ts";
import { DealTable } from "./deal-table.tsx";
import { favorGist } from "./favor-gist.ts";
import { ReadCard } from "./read-card.tsx";
import { thingsOf } from "./things.ts";
import { turnedTrays } from "./trays.ts";
import { bundleText } from "../words/bundle.ts";
import { WhatFor } from "./what-for.tsx";
import "./offer.css";

interface Props {
  readonly tabletop: Tabletop;
  readonly asked: OpenQuestion;
}

export function Offer({ tabletop, asked }: Props): JSX.Element {
  const heard = asked.face === "offer";
  return (
    <section class="or-offer" aria-label={tabletop.words.labels.offer.name} tabIndex={-1}>
      {heard ? (
        <Heard key={tabletop.view.asked} tabletop={tabletop} asked={asked} />
      ) : (
        asked.question.deal !== undefined && (
          <DealTable key={tabletop.view.asked} tabletop={tabletop} asked={asked} from={null} />
        )
      )}
    </section>
  );
}

/** Somebody's word: yes, no, or another one. The first offer stays open while I think of mine. */
function Heard({ tabletop, asked }: Props): JSX.Element {
  const [countering, counter] = useState(false);
  const task = tabletop.view.agenda.at(-1);
  const standing = task?.type === "talk" && task.offers === null ? task.deal : null;
  const mayCounter = asked.question.deal !== undefined;
  const { deal: said } = tabletop.words.labels.board;
  return (
    <>
      <WhatFor tabletop={tabletop} />
      {offersHeard(task).map((deal) =>
        countering ? (
          <p key={deal.by}>
            {said.theirs(bundleText(deal.get, tabletop.say), bundleText(deal.give, tabletop.say))}
          </p>
        ) : (
          <Standing key={deal.by} tabletop={tabletop} deal={deal} seat={asked.question.seat} />
        ),
      )}
      <div class="or-verdict">
        {(countering ? [] : asked.answers).map(({ command }, i) => (
          <Button
            key={i}
            class="or-line-button"
            tone={command.type === "decline" ? "plain" : "lamp"}
            press={() => tabletop.act(command)}
          >
            {answerText(command, asked.question, tabletop)}
          </Button>
        ))}
        {mayCounter && (
          <Button expanded={countering} press={() => counter(!countering)}>
            {countering ? tabletop.words.labels.offer.back : said.counter}
          </Button>
        )}
      </div>
      {!countering && <p class="or-hint">{said.noEnds}</p>}
      {mayCounter && countering && (
        <DealTable
          tabletop={tabletop}
          asked={asked}
          from={standing === null ? null : turnedTrays(standing)}
        />
      )}
    </>
  );
}

/** What lies before me: the one offer, or everybody's answers to what I asked around. */
function offersHeard(task: Task | undefined): readonly Deal[] {
  if (task?.type !== "talk") return [];
  return task.offers ?? [task.deal];
}

/** The two trays as they stand, from where I sit. */
function Standing({
  tabletop,
  deal,
  seat,
}: {
  readonly tabletop: Tabletop;
  readonly deal: Deal;
  readonly seat: number;
}): JSX.Element {
  const { offer } = tabletop.words.labels;
  return (
    <div class="or-trays">
      <Laid tabletop={tabletop} title={offer.mine} who={seat} bundle={deal.get} />
      <Laid
        tabletop={tabletop}
        title={offer.theirs(tabletop.say.player(deal.by))}
        who={deal.by}
        bundle={deal.give}
      />
    </div>
  );
}

/** What lies in a tray. */
function Laid({
  tabletop,
  title,
  who,
  bundle,
}: {
  readonly tabletop: Tabletop;
  readonly title: string;
  readonly who: number;
  readonly bundle: Bundle;
}): JSX.Element {
  const things = thingsOf(bundle, tabletop.say);
  return (
    <div class="or-one-tray">
      <h2>
        <SeatMark seat={who} /> {title}
      </h2>
      <ul class="or-laid">
        {things.map(({ key, sign, text }) => (
          <li key={key}>
            <Sign name={sign} />
            {bundle.cards.includes(key) && <ReadCard tabletop={tabletop} card={key} />}
            <span>
              {text}
              {key === "favor" && bundle.favor !== null && (
                <small>{favorGist(bundle.favor, who === tabletop.seat, tabletop)}</small>
              )}
            </span>
          </li>
        ))}
        {things.length === 0 && <li>{tabletop.say.texts["deal.nothing"]}</li>}
      </ul>
    </div>
  );
}
