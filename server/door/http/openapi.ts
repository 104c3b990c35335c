/** OpenAPI 3.1 from the table of routes: what is not in the table does not exist, so the document cannot drift. */
import * as z from "zod";
import { answers } from "./answers.ts";
import { commandSchemas } from "./command-schemas.ts";
import type { Route } from "./route.ts";

type Json = Readonly<Record<string, unknown>>;

export function openApi(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = spelled(route.path);
    const entry = paths[path] ?? {};
    entry[route.method] = operation(route);
    paths[path] = entry;
  }
  const schemas: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(answers))
    schemas[name] = jsonSchema(schema, "output");
  Object.assign(schemas, commandSchemas());
  return {
    openapi: "3.1.0",
    info: {
      title: "Guildhall",
      version: "1",
      license: { name: "MIT", identifier: "MIT" },
      description:
        "The socket at /ws takes one Ask and gives one Tell per text message; docs/api.md describes both.",
    },
    servers: [{ url: "/", description: "the hall that serves this document" }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "guildhall" },
        token: { type: "http", scheme: "bearer" },
      },
    },
  };
}

/** Hono writes `:id`, OpenAPI `{id}`. */
function spelled(path: string): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

function operation(route: Route): Json {
  const parameters = [...pathParameters(route.path), ...queryParameters(route.query)];
  const error = {
    description: errorCodes(route),
    content: {
      "application/json": { schema: { $ref: "#/components/schemas/DoorError" } },
      // Health says in the same words what is wrong.
      ...(route.type === undefined ? {} : { [route.type]: { schema: { type: "string" } } }),
    },
  };
  return {
    operationId: operationName(route),
    summary: route.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/json": { schema: bodySchema(route.body) } },
          },
        }),
    security: route.who === "anyone" ? [] : [{ session: [] }, { token: [] }],
    responses: { ...success(route), "4XX": error, default: error },
  };
}

/** What generated clients call it: `postTablesByIdAsks`. */
function operationName({ method, path }: Route): string {
  const parts = path.split("/").filter((part) => part !== "" && part !== "api");
  const words = parts.flatMap((part) =>
    part.startsWith(":") ? ["by", part.slice(1)] : part.split(/[^a-z]+/),
  );
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function success(route: Route): Json {
  if (route.answer !== null) {
    const response = {
      description: route.summary,
      content: {
        "application/json": { schema: { $ref: `#/components/schemas/${route.answer}` } },
      },
    };
    return Object.fromEntries(statusesOf(route).map((status) => [status, response]));
  }
  if (route.type !== undefined)
    return {
      "200": {
        description: route.summary,
        content: { [route.type]: { schema: { type: "string" } } },
      },
    };
  return { "204": { description: "done" } };
}

function statusesOf({ makes }: Route): readonly string[] {
  if (makes === undefined) return ["200"];
  return makes === "always" ? ["201"] : ["200", "201"];
}

function errorCodes({ codes, who }: Route): string {
  const all = who === "anyone" ? codes : ["no-session", ...codes];
  return all.length === 0 ? "an error" : `error codes: ${all.join(", ")}`;
}

function pathParameters(path: string): readonly Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters(query: z.ZodType | null): readonly Json[] {
  if (query === null) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, {
    io: "input",
    unrepresentable: "any",
  });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

/** One that has a name is published once. */
function bodySchema(body: z.ZodType): Json {
  const name = body.meta()?.title;
  return name === undefined ? jsonSchema(body, "input") : { $ref: `#/components/schemas/${name}` };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
