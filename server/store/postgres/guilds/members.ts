/** Who belongs to a guild, on PostgreSQL. */
import type { JoinResult, Members, Membership } from "../../guild-port.ts";
import { memberIn } from "../../guild-rows.ts";
import type { Database } from "../connection.ts";

export function postgresMembers({ ask, alone }: Database): Members {
  return {
    async members(id) {
      return (await ask(allMembers, [id])).map(memberIn);
    },
    async standing(id, person) {
      const [row] = await ask(
        "SELECT standing FROM guild_members WHERE guild = $1 AND person = $2",
        [id, person],
      );
      return (row?.["standing"] as Membership | undefined) ?? null;
    },
    async noteSeen(id, person, at) {
      await ask("UPDATE guild_members SET seen = $3 WHERE guild = $1 AND person = $2", [
        id,
        person,
        at,
      ]);
    },
    async join(id, person, at, { guilds, people }) {
      const keys = [`guild ${id}`, `guilds of ${person}`];
      const [row] = await alone(keys, (step) => step(joining, [id, person, at, guilds, people]));
      return (row?.["joined"] as JoinResult | undefined) ?? "no-guild";
    },
    settle: (id, decide) =>
      alone([`guild ${id}`], async (step) => {
        const { answer, roles, out, ends } = decide((await step(allMembers, [id])).map(memberIn));
        if (roles !== undefined)
          await step(givingRoles, [id, [...roles.keys()], [...roles.values()]]);
        if (out !== undefined) await step(goingOut, [id, out.person, out.standing, out.invite]);
        if (ends === true) await step(ending, [id]);
        return answer;
      }),
  };
}

const allMembers = `
  SELECT m.*, coalesce(p.name, '') AS name, p.face FROM guild_members m LEFT JOIN people p ON p.id = m.person
  WHERE m.guild = $1 ORDER BY m.number`;

const givingRoles = `
  UPDATE guild_members m SET standing = s.standing FROM unnest($2::text[], $3::text[]) s (person, standing)
  WHERE m.guild = $1 AND m.person = s.person`;

/** Who is in already stays as they are; who left comes back with their number. $4 guilds, $5 people at most. */
const joining = `
  WITH known AS (SELECT standing FROM guild_members WHERE guild = $1 AND person = $2),
  judged AS (
    SELECT CASE WHEN (SELECT standing FROM known) = 'removed' THEN 'removed'
      WHEN (SELECT standing FROM known) <> 'left' THEN 'member'
      WHEN (SELECT count(*) FROM guild_members WHERE person = $2 AND standing NOT IN ('left', 'removed')) >= $4
        THEN 'too-many-guilds'
      WHEN (SELECT count(*) FROM guild_members WHERE guild = $1 AND standing NOT IN ('left', 'removed')) >= $5
        THEN 'guild-full'
      ELSE 'joined' END AS joined
    FROM guilds WHERE id = $1
  ),
  back AS (
    UPDATE guild_members SET standing = 'member', joined = $3
    WHERE guild = $1 AND person = $2 AND standing = 'left' AND (SELECT joined FROM judged) = 'joined'
  ),
  numbered AS (
    UPDATE guilds SET joined = joined + 1
    WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM known) AND (SELECT joined FROM judged) = 'joined' RETURNING joined
  ),
  put AS (
    INSERT INTO guild_members (guild, person, number, standing, joined)
    SELECT $1, $2, joined, 'member', $3 FROM numbered ON CONFLICT DO NOTHING
  )
  SELECT joined FROM judged`;

const hasPlayed = `EXISTS (
    SELECT 1 FROM guild_tables g JOIN tables t ON t.id = g.table_id JOIN seats s ON s.table_id = t.id
    WHERE g.guild = $1 AND s.person = $2 AND t.phase <> 'gathering'
  )`;

const goingOut = `
  WITH renewed AS (UPDATE guilds SET invite = coalesce($4, invite) WHERE id = $1),
  answers AS (
    DELETE FROM evening_answers a USING guild_evenings e WHERE a.evening = e.id AND e.guild = $1 AND a.person = $2
  ),
  hooks AS (DELETE FROM channels WHERE owner = 'guild:' || $1 AND added_by = $2),
  forgotten AS (
    DELETE FROM guild_members WHERE guild = $1 AND person = $2 AND $3 = 'left' AND NOT ${hasPlayed}
  )
  UPDATE guild_members SET standing = $3 WHERE guild = $1 AND person = $2 AND ($3 <> 'left' OR ${hasPlayed})`;

const ending = `
  WITH evenings AS (DELETE FROM guild_evenings WHERE guild = $1 RETURNING id),
  answers AS (DELETE FROM evening_answers a USING evenings e WHERE a.evening = e.id),
  hooks AS (DELETE FROM channels WHERE owner = 'guild:' || $1),
  wishes AS (DELETE FROM call_wishes WHERE person = 'guild:' || $1),
  played AS (DELETE FROM guild_tables WHERE guild = $1),
  noted AS (DELETE FROM guild_notes WHERE guild = $1),
  members AS (DELETE FROM guild_members WHERE guild = $1)
  DELETE FROM guilds WHERE id = $1`;
