/** What came later about people and guilds, in the one database file. */
export const ofPeople: readonly string[] = [
  `
  -- A face and a colour of one's own, as table/talk/seats/face.ts writes them.
  ALTER TABLE people ADD COLUMN face TEXT;
  `,
  `
  -- Tokens have a name and a scope.
  ALTER TABLE sessions ADD COLUMN scope TEXT; ALTER TABLE sessions ADD COLUMN label TEXT;
  `,
  `
  -- When a member last looked in at the guild.
  ALTER TABLE guild_members ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

  -- Games played at a real table: their results, as members wrote them down.
  CREATE TABLE guild_notes (
    id     TEXT PRIMARY KEY,
    guild  TEXT NOT NULL,
    at     INTEGER NOT NULL,
    writer INTEGER NOT NULL,
    note   TEXT NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX notes_of ON guild_notes (guild, at);
  `,
];
