/** What is agreed on at this table, shown to everyone: the host may change it until the deal. */
import type { JSX } from "preact";
import { optionsFor } from "#rules/table-options.ts";
import { words } from "../../words/words.ts";
import { absenceTerms } from "../time/patience.ts";
import { lengthText, timeWords } from "../time/words.ts";
import type { Frame } from "../frame.ts";
import { whoMayJoin } from "./members.ts";
import "./terms.css";

function timeText({ clock, time }: Frame["info"]): string {
  const w = timeWords();
  if (time?.bank !== undefined) return w.bank(time.bank.seconds / 60, time.bank.increment);
  if (clock === null) return words.value.create.noClock;
  const more = [
    ...(time?.weekendsIn === undefined ? [] : [`${w.weekends} (${time.weekendsIn})`]),
    ...(time?.whenUp === undefined ? [] : [w[time.whenUp]]),
  ];
  return [lengthText(clock), ...more].join(" · ");
}

export function Terms({ frame }: { frame: Frame }): JSX.Element {
  const { info, local, screen, gameWords } = frame;
  const w = words.value.create;
  const bot = screen.bots(gameWords).find(({ level }) => level === info.botLevel);
  return (
    <dl class="terms">
      {!local && (
        <div>
          <dt>{w.listed}</dt>
          <dd>{whoMayJoin(info)}</dd>
        </div>
      )}
      <div>
        <dt>{w.clock}</dt>
        <dd>{timeText(info)}</dd>
      </div>
      {!local && (
        <div>
          <dt>{timeWords().programs}</dt>
          <dd>{timeWords()[info.programs === false ? "programsMayNot" : "programsMay"]}</dd>
        </div>
      )}
      {bot && !local && (
        <div>
          <dt>{timeWords().absent}</dt>
          <dd>{absenceTerms(info)}</dd>
        </div>
      )}
      {bot && (
        <div>
          <dt>{w.botLevel}</dt>
          <dd>{bot.name}</dd>
        </div>
      )}
      {optionsFor(screen.game, info.setup.seats).map(({ id, standard }) => {
        const text = screen.optionText(id, gameWords);
        const value = info.setup.options[id] ?? standard;
        return (
          <div key={id}>
            <dt>{text.label}</dt>
            <dd>{text.values[value] ?? value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
