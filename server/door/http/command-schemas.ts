/** What a program says, for the document: an ask, and the commands of each game it can play. */
import * as z from "zod";
import type { Command as HuntersCommand } from "#rules/bounty-hunters/index.ts";
import {
  commandShapes,
  factions,
  favorKinds,
  promiseKinds,
  skills,
  type Bundle,
  type DealPromise,
  type Favor,
} from "#rules/outer-rim/index.ts";
import { askSchema } from "#table/talk/schema.ts";

type Json = Readonly<Record<string, unknown>>;

const card = z.int().describe("an index into `set.faces` of the view");
const fate = z.enum(["sell", "play", "reserve"]);
const onto = z.int().describe("an index into the confrontations of my board");

const huntersCommand = z.discriminatedUnion("type", [
  z.object({ type: z.literal("draw"), deck: z.int() }),
  z.object({ type: z.literal("choose"), card, fate: fate.nullable() }),
  z.object({ type: z.literal("decide-fate"), fate }),
  z.object({ type: z.literal("place"), onto }),
  z.object({ type: z.literal("activate"), card, onto: onto.nullable() }),
  z.object({ type: z.literal("done") }),
]) satisfies z.ZodType<HuntersCommand>;

const favor = z.object({
  kind: z.enum(favorKinds),
  skill: z.enum(skills).nullable(),
  faction: z.enum(factions).nullable(),
}) satisfies z.ZodType<Favor>;

const promise = z.object({
  kind: z.enum(promiseKinds),
  player: z.int().nullable(),
  credits: z.int(),
}) satisfies z.ZodType<DealPromise>;

const bundle = z.object({
  credits: z.int(),
  cards: z.array(z.string()),
  debts: z.array(z.int()).describe("debt tokens, by their owner"),
  favor: favor.nullable(),
  promises: z.array(promise),
}) satisfies z.ZodType<Bundle>;

/** By the fields the game itself reads them with. */
const fields = {
  text: z.string(),
  number: z.int(),
  "maybe-number": z.int().nullable(),
  favor,
  bundle,
} as const;

const question = z
  .int()
  .exactOptional()
  .describe("`asked` of the view: no other question is meant");

const rimCommand = z.union(
  Object.entries(commandShapes).map(([type, shape]) => {
    const named = Object.entries(shape).map(([name, field]) => [name, fields[field]] as const);
    return z.object({ type: z.literal(type), question, ...Object.fromEntries(named) });
  }),
);

const gameCommands = { BountyHuntersCommand: huntersCommand, OuterRimCommand: rimCommand };

export function commandSchemas(): Readonly<Record<string, Json>> {
  const named = Object.entries(gameCommands).map(([name, schema]) => [name, jsonOf(schema)]);
  return { ...(Object.fromEntries(named) as Record<string, Json>), Ask: askJson() };
}

/** Over HTTP the address names the table, and `GET …/view` watches. */
function askJson(): Json {
  const refs = Object.keys(gameCommands).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const command = {
    anyOf: [...refs, { type: "object", description: "of the ledger" }, { type: "null" }],
  };
  const asks = askSchema.options
    .filter((option) => option.shape.type.value !== "watch")
    .map((option) => {
      const { properties, required, ...rest } = jsonOf(option) as {
        properties: Record<string, unknown>;
        required: readonly string[];
      };
      const { table: _table, ...said } = properties;
      const isCommand = Object.hasOwn(said, "command");
      return {
        ...rest,
        properties: isCommand ? { ...said, command } : said,
        required: required.filter((name) => name !== "table"),
      };
    });
  return { oneOf: asks };
}

function jsonOf(schema: z.ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  });
  return rest;
}
