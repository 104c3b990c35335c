import { ofPeople } from "./schema-people.ts";
import { tournamentStep } from "./schema-tournaments.ts";

/** The tables of the one database file. A step is never changed once released: add the next one. */
export const steps: readonly string[] = [
  `
  CREATE TABLE pages (
    table_id TEXT NOT NULL,
    version  INTEGER NOT NULL,
    page     TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
  ) WITHOUT ROWID, STRICT;

  CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    header  TEXT NOT NULL,
    host    TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    clocked INTEGER NOT NULL,
    phase   TEXT NOT NULL,
    made    INTEGER NOT NULL,
    -- The journal's version the card was drawn from: an older one is drawn again before it is shown.
    drawn   INTEGER NOT NULL,
    card    TEXT
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX open_tables ON tables (made) WHERE listed = 1 AND phase = 'gathering';
  CREATE INDEX ticking ON tables (made) WHERE clocked = 1 AND phase = 'playing';
  CREATE INDEX hosted ON tables (host, phase);

  CREATE TABLE seats (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, seat)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX seats_of ON seats (table_id);

  CREATE TABLE people (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;

  -- Only hashes of what opens a door are kept: a stolen database opens none.
  CREATE TABLE sessions (
    hash     BLOB PRIMARY KEY,
    person   TEXT NOT NULL,
    table_id TEXT,
    seat     INTEGER,
    seen     INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;

  CREATE TABLE codes (
    hash    BLOB PRIMARY KEY,
    person  TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;

  CREATE TABLE contents (
    hash    TEXT PRIMARY KEY,
    content TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;
  `,
  `
  -- When someone was last at a table; nobody wrote it down before, so everyone counts as just gone.
  ALTER TABLE tables ADD COLUMN visited INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET visited = unixepoch() * 1000;
  CREATE INDEX gatherings ON tables (visited) WHERE phase = 'gathering';

  -- A game whose end was taken back or amended away goes on; it was still listed as over.
  UPDATE tables SET phase = 'playing' WHERE phase = 'over' AND (
    SELECT page ->> '$.type' FROM pages
    WHERE table_id = tables.id AND page ->> '$.type' IN ('ended', 'taken-back', 'amended')
    ORDER BY version DESC LIMIT 1
  ) <> 'ended';
  `,
  `
  -- Pages one behind the other as they are written, found by a narrow index: rows this long in the index
  -- itself made it deep and every write wide.
  ALTER TABLE pages RENAME TO old_pages;
  CREATE TABLE pages (
    table_id TEXT NOT NULL,
    version  INTEGER NOT NULL,
    page     TEXT NOT NULL
  ) STRICT;
  INSERT INTO pages SELECT table_id, version, page FROM old_pages ORDER BY table_id, version;
  CREATE UNIQUE INDEX pages_of ON pages (table_id, version);
  DROP TABLE old_pages;
  `,
  `
  -- Groups of people, what they played, and when they meet. A member keeps the number they joined with.
  CREATE TABLE guilds (
    id     TEXT PRIMARY KEY,
    name   TEXT NOT NULL,
    invite TEXT NOT NULL UNIQUE,
    made   INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;

  CREATE TABLE guild_members (
    guild    TEXT NOT NULL,
    person   TEXT NOT NULL,
    number   INTEGER NOT NULL,
    standing TEXT NOT NULL,
    joined   INTEGER NOT NULL,
    PRIMARY KEY (guild, person)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX guilds_of ON guild_members (person);

  -- The result is drawn from the journal as it stood at version drawn.
  CREATE TABLE guild_tables (
    table_id TEXT PRIMARY KEY,
    guild    TEXT NOT NULL,
    drawn    INTEGER NOT NULL DEFAULT -1,
    result   TEXT
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX tables_of_guild ON guild_tables (guild);

  CREATE TABLE guild_evenings (
    id       TEXT PRIMARY KEY,
    guild    TEXT NOT NULL,
    at       INTEGER NOT NULL,
    proposed TEXT NOT NULL,
    agreed   INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX evenings_of ON guild_evenings (guild, at);

  CREATE TABLE evening_answers (
    evening TEXT NOT NULL,
    person  TEXT NOT NULL,
    answer  TEXT NOT NULL,
    PRIMARY KEY (evening, person)
  ) WITHOUT ROWID, STRICT;
  `,
  `
  -- What kind of device opened a session, and when: nobody wrote it down before.
  ALTER TABLE sessions ADD COLUMN device TEXT;
  ALTER TABLE sessions ADD COLUMN since INTEGER;
  `,
  `
  -- What brings people back who lost their cookie.
  CREATE TABLE passkeys (
    id         TEXT PRIMARY KEY,
    person     TEXT NOT NULL,
    public_key BLOB NOT NULL,
    counter    INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name       TEXT NOT NULL,
    made       INTEGER NOT NULL,
    used       INTEGER
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX passkeys_of ON passkeys (person);

  CREATE TABLE challenges (
    hash    BLOB PRIMARY KEY,
    person  TEXT,
    expires INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;

  CREATE TABLE recovery_words (
    person TEXT PRIMARY KEY,
    hash   BLOB NOT NULL UNIQUE,
    made   INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;

  CREATE TABLE salts (
    name TEXT PRIMARY KEY,
    salt BLOB NOT NULL
  ) WITHOUT ROWID, STRICT;

  -- Guesses of the last hour, by the hash of who guessed or what was guessed at.
  CREATE TABLE tries (
    key   BLOB PRIMARY KEY,
    count INTEGER NOT NULL,
    since INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;

  -- What someone saw last of a table, on any device, and what they will say there once asked.
  CREATE TABLE looks (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    version  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX looks_at ON looks (table_id);

  CREATE TABLE moves_ahead (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    person   TEXT NOT NULL,
    command  TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) WITHOUT ROWID, STRICT;

  -- People who are gone, and the last table their name was taken out of.
  CREATE TABLE leaving (
    person TEXT PRIMARY KEY,
    upto   TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX sessions_of ON sessions (person);
  `,
  `
  -- Who is to be told what, written with the pages that say so. rest: the channels it has not arrived at yet.
  CREATE TABLE calls (
    id      TEXT PRIMARY KEY DEFAULT (lower(hex(randomblob(12)))),
    person  TEXT NOT NULL,
    subject TEXT NOT NULL,
    seat    INTEGER NOT NULL,
    version INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    words   TEXT NOT NULL DEFAULT '',
    made    INTEGER NOT NULL,
    due     INTEGER NOT NULL,
    quiet   INTEGER NOT NULL,
    until   INTEGER,
    tries   INTEGER NOT NULL DEFAULT 0,
    rest    TEXT,
    trouble TEXT,
    done    TEXT
  ) STRICT;
  CREATE UNIQUE INDEX one_call ON calls (person, subject, version, kind);
  CREATE INDEX calls_due ON calls (due) WHERE done IS NULL;
  CREATE INDEX calls_about ON calls (subject, seat) WHERE done IS NULL;

  CREATE TABLE channels (
    id        TEXT PRIMARY KEY,
    owner     TEXT NOT NULL,
    address   TEXT NOT NULL,
    origin    TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    made      INTEGER NOT NULL,
    trouble   TEXT
  ) WITHOUT ROWID, STRICT;
  CREATE UNIQUE INDEX channels_of ON channels (owner, address);

  CREATE TABLE call_wishes (
    person TEXT PRIMARY KEY,
    wishes TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;

  -- When someone was nudged last, by whomever.
  CREATE TABLE nudged (
    person TEXT PRIMARY KEY,
    at     INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;

  -- Secrets of the hall: keys of push messages and of links.
  CREATE TABLE keepsakes (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;

  -- When a clock runs out: until then the table need not be in memory.
  ALTER TABLE tables ADD COLUMN rings INTEGER;
  CREATE INDEX ringing ON tables (rings) WHERE rings IS NOT NULL;
  `,
  `
  -- Who may not come in, people and addresses.
  CREATE TABLE shut_out (
    key   TEXT PRIMARY KEY,
    what  TEXT NOT NULL,
    name  TEXT NOT NULL,
    since INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  `,
  `
  -- Numbers given out so far: whoever left without a game is forgotten, their number is nobody's again.
  ALTER TABLE guilds ADD COLUMN joined INTEGER NOT NULL DEFAULT 0;
  UPDATE guilds SET joined = (SELECT coalesce(max(number), 0) FROM guild_members m WHERE m.guild = guilds.id);

  -- Who added a guild's web hook; nobody wrote it down before.
  ALTER TABLE channels ADD COLUMN added_by TEXT;

  DELETE FROM guild_members WHERE standing = 'left' AND NOT EXISTS (
    SELECT 1 FROM guild_tables g JOIN tables t ON t.id = g.table_id JOIN seats s ON s.table_id = t.id
    WHERE g.guild = guild_members.guild AND s.person = guild_members.person AND t.phase <> 'gathering'
  );
  `,
  `
  -- The last two letters to an address that has not agreed, and addresses whose readers do not want any; keyed hashes.
  CREATE TABLE letters (
    address BLOB PRIMARY KEY,
    earlier INTEGER,
    latest  INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;

  CREATE TABLE left_alone (
    address BLOB PRIMARY KEY,
    since   INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  `,
  tournamentStep,
  ...ofPeople,
];
