/** Tournaments in the one database file. */
export const tournamentStep = `
  -- A tournament is its record of lines; who is behind the numbers in it stands beside it.
  CREATE TABLE tournaments (
    id   TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    made INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX tournaments_by ON tournaments (host);

  CREATE TABLE tournament_members (
    tournament TEXT NOT NULL,
    number     INTEGER NOT NULL,
    person     TEXT,
    name       TEXT NOT NULL,
    list       TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX numbers_in ON tournament_members (tournament, number);
  CREATE UNIQUE INDEX persons_in ON tournament_members (person, tournament) WHERE person IS NOT NULL;

  CREATE TABLE tournament_lines (
    tournament TEXT NOT NULL,
    version    INTEGER NOT NULL,
    line       TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX lines_of ON tournament_lines (tournament, version);
  `;
