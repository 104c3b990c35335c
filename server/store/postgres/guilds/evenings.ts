/** The evenings of a guild on PostgreSQL. */
import type { Evenings } from "../../guild-port.ts";
import { eveningsIn } from "../../guild-rows.ts";
import { addingCalls, valuesOf } from "../calls/outbox.ts";
import type { Database } from "../connection.ts";

/** Asked twice, it is there already and takes no more room. */
const proposing = `
  INSERT INTO guild_evenings (id, guild, at, proposed) SELECT $2, $1, $3, $4
  WHERE (SELECT count(*) FROM guild_evenings WHERE guild = $1 AND at > $5 AND id <> $2) < $6
  ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING id`;

export function postgresEvenings({ ask, alone }: Database): Evenings {
  return {
    async evenings(id, from) {
      const rows = await ask(
        `SELECT e.*, a.person, a.answer FROM guild_evenings e LEFT JOIN (
           evening_answers a JOIN guild_members m ON m.person = a.person AND m.standing NOT IN ('left', 'removed')
         ) ON a.evening = e.id AND m.guild = e.guild
         WHERE e.guild = $1 AND e.at > $2 ORDER BY e.at, e.id, a.person`,
        [id, from],
      );
      return eveningsIn(rows);
    },
    async propose(id, evening, { most, from }) {
      const values = [id, evening.id, evening.at, evening.proposed, from, most];
      const added = await alone([`evenings ${id}`], (step) => step(proposing, values));
      return added.length > 0;
    },
    async answerEvening(id, person, answer, calls = []) {
      await ask(
        `WITH called AS (${addingCalls})
         INSERT INTO evening_answers (evening, person, answer) VALUES ($11, $12, $13)
         ON CONFLICT (evening, person) DO UPDATE SET answer = excluded.answer`,
        [...valuesOf(calls), id, person, answer],
      );
    },
    async agreeOn(id, evening, calls = []) {
      await ask(
        `WITH called AS (${addingCalls})
         UPDATE guild_evenings SET agreed = (id = $12) WHERE guild = $11`,
        [...valuesOf(calls), id, evening],
      );
    },
    async dropEvening(id, evening) {
      await ask(
        `WITH gone AS (DELETE FROM guild_evenings WHERE id = $2 AND guild = $1 RETURNING id)
         DELETE FROM evening_answers a USING gone WHERE a.evening = gone.id`,
        [id, evening],
      );
    },
  };
}
