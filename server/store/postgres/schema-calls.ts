/**
 * The later steps of `schema.ts`, in their order: calls and long clocks, the host's word, clocks that wait, who left.
 */
export const callSteps: readonly string[] = [
  `
  -- Who is to be told what, written with the pages that say so. rest: the channels it has not arrived at yet.
  CREATE TABLE calls (
    id      text COLLATE "C" PRIMARY KEY DEFAULT replace(gen_random_uuid()::text, '-', ''),
    person  text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL,
    seat    smallint NOT NULL,
    version int NOT NULL,
    kind    text NOT NULL,
    words   text NOT NULL DEFAULT '',
    made    bigint NOT NULL,
    due     bigint NOT NULL,
    quiet   int NOT NULL,
    until   bigint,
    tries   int NOT NULL DEFAULT 0,
    rest    text,
    trouble text,
    done    text,
    lease   bigint NOT NULL DEFAULT 0
  );
  CREATE UNIQUE INDEX one_call ON calls (person, subject, version, kind);
  CREATE INDEX calls_due ON calls (due) WHERE done IS NULL;
  CREATE INDEX calls_about ON calls (subject, seat) WHERE done IS NULL;

  CREATE TABLE channels (
    id        text COLLATE "C" PRIMARY KEY,
    owner     text COLLATE "C" NOT NULL,
    address   text NOT NULL,
    origin    text NOT NULL,
    confirmed boolean NOT NULL,
    made      bigint NOT NULL,
    trouble   text
  );
  CREATE UNIQUE INDEX channels_of ON channels (owner, md5(address));

  CREATE TABLE call_wishes (
    person text COLLATE "C" PRIMARY KEY,
    wishes text NOT NULL
  );

  -- When someone was nudged last, by whomever.
  CREATE TABLE nudged (
    person text COLLATE "C" PRIMARY KEY,
    at     bigint NOT NULL
  );

  -- Secrets of the hall: keys of push messages and of links.
  CREATE TABLE keepsakes (
    name  text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
  );

  -- Who touched which table when: true for a minute, so not worth a log.
  CREATE UNLOGGED TABLE touches (
    person  text COLLATE "C",
    subject text COLLATE "C",
    at      bigint NOT NULL,
    PRIMARY KEY (person, subject)
  );

  -- When a clock runs out: until then the table need not be in anyone's memory.
  ALTER TABLE heads ADD COLUMN rings bigint;
  CREATE INDEX ringing ON heads (rings) WHERE rings IS NOT NULL;
  `,
  `
  -- What whoever runs the hall says to everyone, in one row, and about those who may not come in: for all copies.
  CREATE TABLE house_words (
    one    boolean PRIMARY KEY DEFAULT true CHECK (one),
    notice text
  );

  CREATE TABLE shut_out (
    key   text COLLATE "C" PRIMARY KEY,
    what  text NOT NULL,
    name  text NOT NULL,
    since bigint NOT NULL
  );
  `,
  `
  -- When its clock runs out is written down (heads.rings): such a table is found when it is due, and only the others
  -- are looked through for one that ticks unminded. Wrong, it costs a look and nothing else.
  ALTER TABLE tables ADD COLUMN sleeps boolean NOT NULL DEFAULT false;
  UPDATE tables t SET sleeps = true FROM heads h WHERE h.id = t.id AND h.rings IS NOT NULL;
  CREATE INDEX awake ON tables (made) WHERE clocked AND phase = 'playing' AND NOT sleeps;
  `,
  `
  -- Who added a guild's web hook; nobody wrote it down before.
  ALTER TABLE channels ADD COLUMN added_by text COLLATE "C";

  -- Whoever left without a game is forgotten.
  DELETE FROM guild_members m WHERE standing = 'left' AND NOT EXISTS (
    SELECT 1 FROM guild_tables g JOIN tables t ON t.id = g.table_id JOIN seats s ON s.table_id = t.id
    WHERE g.guild = m.guild AND s.person = m.person AND t.phase <> 'gathering'
  );
  `,
  `
  -- The last two letters to an address that has not agreed, and addresses whose readers do not want any; keyed hashes.
  CREATE TABLE letters (
    address bytea PRIMARY KEY,
    earlier bigint,
    latest  bigint NOT NULL
  );

  CREATE TABLE left_alone (
    address bytea PRIMARY KEY,
    since   bigint NOT NULL
  );
  `,
];
