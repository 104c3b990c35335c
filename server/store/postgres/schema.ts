import { callSteps } from "./schema-calls.ts";

/**
 * The tables of the hall on PostgreSQL. A step is never changed once released, and a new one only adds: while a
 * hall is updated the old program and the new one write side by side.
 */
export const steps: readonly string[] = [
  `
  CREATE TABLE tables (
    id      text COLLATE "C" PRIMARY KEY,
    header  text NOT NULL,
    host    text COLLATE "C" NOT NULL,
    listed  boolean NOT NULL,
    clocked boolean NOT NULL,
    phase   text NOT NULL DEFAULT 'gathering',
    made    bigint NOT NULL,
    visited bigint NOT NULL,
    -- The journal's version the row of the lobby was drawn from: an older one is drawn again before it is shown.
    drawn   int NOT NULL DEFAULT -1,
    card    text
  );
  CREATE INDEX open_tables ON tables (made) WHERE listed AND phase = 'gathering';
  CREATE INDEX ticking ON tables (made) WHERE clocked AND phase = 'playing';
  CREATE INDEX gatherings ON tables (visited) WHERE phase = 'gathering';
  CREATE INDEX hosted ON tables (host, phase);

  -- What moves with every page, apart from everything else and without an index: a move rewrites
  -- one short row in place.
  CREATE TABLE heads (
    id      text COLLATE "C" PRIMARY KEY,
    version int NOT NULL,
    at      bigint NOT NULL
  ) WITH (fillfactor = 50);

  CREATE TABLE pages (
    table_id text COLLATE "C",
    version  int,
    page     text NOT NULL,
    PRIMARY KEY (table_id, version)
  );

  CREATE TABLE seats (
    person   text COLLATE "C",
    table_id text COLLATE "C",
    seat     smallint,
    PRIMARY KEY (person, table_id, seat)
  );
  CREATE INDEX seats_of ON seats (table_id);

  CREATE TABLE people (
    id   text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    made bigint NOT NULL
  );

  -- Only hashes of what opens a door are kept: a stolen database opens none.
  CREATE TABLE sessions (
    hash     bytea PRIMARY KEY,
    person   text COLLATE "C" NOT NULL,
    table_id text COLLATE "C",
    seat     smallint,
    seen     bigint NOT NULL
  );
  CREATE INDEX sessions_of ON sessions (person);
  CREATE INDEX sessions_at ON sessions (table_id) WHERE table_id IS NOT NULL;

  CREATE TABLE codes (
    hash    bytea PRIMARY KEY,
    person  text COLLATE "C" NOT NULL,
    expires bigint NOT NULL
  );

  CREATE TABLE contents (
    hash    text COLLATE "C" PRIMARY KEY,
    content text NOT NULL
  );
  `,
  `
  -- Groups of people, what they played, and when they meet. A member keeps the number they joined with.
  CREATE TABLE guilds (
    id     text COLLATE "C" PRIMARY KEY,
    name   text NOT NULL,
    invite text COLLATE "C" NOT NULL UNIQUE,
    made   bigint NOT NULL,
    -- Numbers given out so far: counted in the row itself, so that two who join at once get two.
    joined int NOT NULL
  );

  CREATE TABLE guild_members (
    guild    text COLLATE "C",
    person   text COLLATE "C",
    number   int NOT NULL,
    standing text NOT NULL,
    joined   bigint NOT NULL,
    PRIMARY KEY (guild, person)
  );
  CREATE INDEX guilds_of ON guild_members (person);

  -- The result is drawn from the journal as it stood at version drawn.
  CREATE TABLE guild_tables (
    table_id text COLLATE "C" PRIMARY KEY,
    guild    text COLLATE "C" NOT NULL,
    drawn    int NOT NULL DEFAULT -1,
    result   text
  );
  CREATE INDEX tables_of_guild ON guild_tables (guild);

  CREATE TABLE guild_evenings (
    id       text COLLATE "C" PRIMARY KEY,
    guild    text COLLATE "C" NOT NULL,
    at       bigint NOT NULL,
    proposed text COLLATE "C" NOT NULL,
    agreed   boolean NOT NULL DEFAULT false
  );
  CREATE INDEX evenings_of ON guild_evenings (guild, at);

  CREATE TABLE evening_answers (
    evening text COLLATE "C",
    person  text COLLATE "C",
    answer  text NOT NULL,
    PRIMARY KEY (evening, person)
  );
  `,
  `
  -- What kind of device opened a session, and when: nobody wrote it down before.
  ALTER TABLE sessions ADD COLUMN device text, ADD COLUMN since bigint;
  `,
  `
  -- Which copy asks a table's bots and lets its clocks run out, since when somebody does, and until when the
  -- last one did before it let go.
  ALTER TABLE tables ADD COLUMN minder text COLLATE "C";
  ALTER TABLE tables ADD COLUMN minded_from bigint NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN minded_until bigint NOT NULL DEFAULT 0;

  -- The game, and the newest rules that judged the table: copies with others hand it on.
  ALTER TABLE tables ADD COLUMN game text;
  ALTER TABLE tables ADD COLUMN rules int NOT NULL DEFAULT 0;
  UPDATE tables SET game = header::json -> 'terms' ->> 'game', rules = (header::json ->> 'rulesVersion')::int;

  -- Counted from the members when a hall moves in from a file, which does not keep it.
  ALTER TABLE guilds ALTER COLUMN joined SET DEFAULT 0;

  -- Who lives and who is where: true for seconds, so not worth a log. A crash of the database empties both.
  CREATE UNLOGGED TABLE copies (
    id    text COLLATE "C" PRIMARY KEY,
    began timestamptz NOT NULL DEFAULT clock_timestamp(),
    seen  timestamptz NOT NULL,
    rules text NOT NULL
  );
  CREATE UNLOGGED TABLE here (
    table_id text COLLATE "C",
    copy     text COLLATE "C",
    person   text COLLATE "C",
    here     boolean NOT NULL,
    gone     boolean NOT NULL,
    at       bigint NOT NULL,
    PRIMARY KEY (table_id, copy, person)
  );
  `,
  `
  -- What brings people back who lost their cookie.
  CREATE TABLE passkeys (
    id         text COLLATE "C" PRIMARY KEY,
    person     text COLLATE "C" NOT NULL,
    public_key bytea NOT NULL,
    counter    bigint NOT NULL,
    transports text NOT NULL,
    name       text NOT NULL,
    made       bigint NOT NULL,
    used       bigint
  );
  CREATE INDEX passkeys_of ON passkeys (person);

  CREATE TABLE challenges (
    hash    bytea PRIMARY KEY,
    person  text COLLATE "C",
    expires bigint NOT NULL
  );

  CREATE TABLE recovery_words (
    person text COLLATE "C" PRIMARY KEY,
    hash   bytea NOT NULL UNIQUE,
    made   bigint NOT NULL
  );

  CREATE TABLE salts (
    name text COLLATE "C" PRIMARY KEY,
    salt bytea NOT NULL
  );

  -- Guesses of the last hour, by the hash of who guessed or what was guessed at.
  CREATE TABLE tries (
    key   bytea PRIMARY KEY,
    count int NOT NULL,
    since bigint NOT NULL
  );

  -- What someone saw last of a table, on any device, and what they will say there once asked.
  CREATE TABLE looks (
    person   text COLLATE "C",
    table_id text COLLATE "C",
    version  int NOT NULL,
    at       bigint NOT NULL,
    PRIMARY KEY (person, table_id)
  );
  CREATE INDEX looks_at ON looks (table_id);

  CREATE TABLE moves_ahead (
    table_id text COLLATE "C",
    seat     smallint,
    person   text COLLATE "C" NOT NULL,
    command  text NOT NULL,
    PRIMARY KEY (table_id, seat)
  );

  -- People who are gone, and the last table their name was taken out of.
  CREATE TABLE leaving (
    person text COLLATE "C" PRIMARY KEY,
    upto   text COLLATE "C" NOT NULL
  );
  `,
  ...callSteps,
  `
  -- A tournament is its record of lines; who is behind the numbers in it stands beside it.
  CREATE TABLE tournaments (
    id   text COLLATE "C" PRIMARY KEY,
    host text COLLATE "C" NOT NULL,
    made bigint NOT NULL
  );
  CREATE INDEX tournaments_by ON tournaments (host);

  CREATE TABLE tournament_members (
    tournament text COLLATE "C",
    number     int,
    person     text COLLATE "C",
    name       text NOT NULL,
    list       text NOT NULL,
    PRIMARY KEY (tournament, number)
  );
  CREATE UNIQUE INDEX persons_in ON tournament_members (person, tournament) WHERE person IS NOT NULL;

  CREATE TABLE tournament_lines (
    tournament text COLLATE "C",
    version    int,
    line       text NOT NULL,
    PRIMARY KEY (tournament, version)
  );
  `,
  `
  -- A face and a colour of one's own, as table/talk/seats/face.ts writes them.
  ALTER TABLE people ADD COLUMN face text;
  `,
  `
  -- Tokens have a name and a scope.
  ALTER TABLE sessions ADD COLUMN scope text, ADD COLUMN label text;
  `,
  `
  -- When a member last looked in at the guild.
  ALTER TABLE guild_members ADD COLUMN seen bigint NOT NULL DEFAULT 0;

  -- Games played at a real table: their results, as members wrote them down.
  CREATE TABLE guild_notes (
    id     text COLLATE "C" PRIMARY KEY,
    guild  text COLLATE "C" NOT NULL,
    at     bigint NOT NULL,
    writer int NOT NULL,
    note   text NOT NULL
  );
  CREATE INDEX notes_of ON guild_notes (guild, at);
  `,
];
