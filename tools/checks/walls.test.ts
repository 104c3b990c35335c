import { expect, test } from "vitest";
import { rooms, sourcesIn } from "./sources.ts";
import { breaches } from "./walls.ts";

test.each([
  {
    what: "a client that knows the server",
    path: "client/a.ts",
    text: "import { x } from '#server/main.ts';",
    says: "client/ may not know server/",
  },
  {
    what: "rules that know a table",
    path: "rules/a.ts",
    text: "import type { X } from '#table/table.ts';",
    says: "rules/ may not know table/",
  },
  {
    what: "a way around by ../",
    path: "client/games/a.ts",
    text: "import '../../server/main.ts';",
    says: "reaches into server/",
  },
  {
    what: "a way around by import()",
    path: "bots/a.ts",
    text: "const x = await import('#table/a.ts');",
    says: "bots/ may not know table/",
  },
  {
    what: "a package in rules",
    path: "rules/a.ts",
    text: "import { z } from 'zod';",
    says: "imports nothing from outside",
  },
  {
    what: "a host module in bots",
    path: "bots/a.ts",
    text: "import { cpus } from 'node:os';",
    says: "imports nothing from outside",
  },
  {
    what: "the hashes anywhere but behind chance",
    path: "rules/a.ts",
    text: "import { sha256 } from '@noble/hashes/sha2.js';",
    says: "imports nothing from outside",
  },
  {
    what: "a deep import into a game",
    path: "server/a.ts",
    text: "import { decide } from '#rules/bounty-hunters/decide.ts';",
    says: "imports deeper than the index of bounty-hunters",
  },
  {
    what: "a database known outside its store",
    path: "server/accounts/a.ts",
    text: 'import type { DatabaseSync } from "node:sqlite";',
    says: "only server/store/sqlite/ knows",
  },
  {
    what: "the other database known outside its store",
    path: "server/store/sqlite/a.ts",
    text: 'import pg from "pg";',
    says: "only server/store/postgres/ knows",
  },
  {
    what: "one game that knows another",
    path: "rules/legion/a.ts",
    text: "import { x } from '../bounty-hunters/decide.ts';",
    says: "imports deeper than the index of bounty-hunters",
  },
  {
    what: "a random number",
    path: "rules/a.ts",
    text: "const x = Math.random();",
    says: '"Math.random" does not exist',
  },
  {
    what: "a clock",
    path: "bots/a.ts",
    text: "const x = new Date();",
    says: '"Date" does not exist',
  },
  {
    what: "the time in a template",
    path: "bots/a.ts",
    text: "const x = `${Date.now()}`;",
    says: '"Date" does not exist',
  },
  {
    what: "a console",
    path: "rules/a.ts",
    text: "console.log('x');",
    says: '"console" does not exist',
  },
  {
    what: "the environment",
    path: "rules/a.ts",
    text: "const x = process.env['X'];",
    says: '"process" does not exist',
  },
  {
    what: "a timer",
    path: "bots/a.ts",
    text: "setTimeout(() => 1, 1);",
    says: '"setTimeout" does not exist',
  },
])("$what is refused", ({ path, text, says }) => {
  expect(breaches({ path, text })).toEqual([expect.stringContaining(says)]);
});

test.each([
  {
    what: "a table that knows the rules",
    path: "table/a.ts",
    text: "import { x } from '#rules/game.ts';",
  },
  {
    what: "a client that reads cards",
    path: "client/a.ts",
    text: "import { standardSet } from '#rules/bounty-hunters/cards/standard.ts';",
  },
  {
    what: "a game as one value, apart from its index",
    path: "client/a.ts",
    text: "const { outerRim } = await import('#rules/outer-rim/outer-rim.ts');",
  },
  {
    what: "chance and its primitives",
    path: "rules/seeded-chance.ts",
    text: "import { sha256 } from '@noble/hashes/sha2.js';",
  },
  {
    what: "a word in a comment or a text",
    path: "rules/a.ts",
    text: "// Date and Math.random() stay out\nconst text = 'the process.';",
  },
  { what: "a date of ours", path: "rules/a.ts", text: "const birthDate = state.Date;" },
  {
    what: "a test that uses the host",
    path: "rules/a.test.ts",
    text: "import { test } from 'vitest';\nconsole.log(1);",
  },
  {
    what: "rules as a document",
    path: "client/a.ts",
    text: "import text from '../../docs/rules/legion.md?raw';",
  },
])("$what is allowed", ({ path, text }) => {
  expect(breaches({ path, text })).toEqual([]);
});

test("the walls of this house stand", () => {
  expect(rooms.flatMap((room) => sourcesIn(room)).flatMap(breaches)).toEqual([]);
});
