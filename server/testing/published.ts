/** What the hall publishes about its answers, held against every answer a test hears: status and shape. */
import * as z from "zod";
import { openApi } from "../door/http/openapi.ts";
import type { Route } from "../door/http/route.ts";

type Schema = Readonly<Record<string, unknown>>;

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly responses: Readonly<Record<string, Response>> }>>
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Published {
  readonly document: Document;
  /** The one with fewest holes first: `/api/tables/mine` is no table. */
  readonly paths: readonly (readonly [pattern: RegExp, path: string])[];
}

let published: Published | null = null;
const judges = new Map<string, z.ZodType>();

/** All halls of one build publish the same. */
export function publish(routes: readonly Route[]): void {
  if (published !== null) return;
  const document = openApi(routes) as unknown as Document;
  const paths = Object.keys(document.paths)
    .toSorted((a, b) => a.split("{").length - b.split("{").length)
    .map((path) => [new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`), path] as const);
  published = { document, paths };
}

/** Throws where an answer is not what was published. */
export function holdAgainstPublished(
  method: string,
  path: string,
  answer: { readonly status: number; readonly body: unknown },
): void {
  if (published === null) return;
  const [pathname = ""] = path.split("?");
  const [, spelled = ""] = published.paths.find(([pattern]) => pattern.test(pathname)) ?? [];
  const operation = published.document.paths[spelled]?.[method.toLowerCase()];
  if (operation === undefined) return;
  const { responses } = operation;
  const response = responses[answer.status] ?? (answer.status < 400 ? null : responses["default"]);
  const where = `${method} ${spelled} answered ${answer.status}`;
  if (response === null || response === undefined)
    throw new Error(`${where}, which is published nowhere`);
  const { "application/json": json, ...others } = response.content ?? {};
  const isText = typeof answer.body === "string" && Object.keys(others).length > 0;
  if (json === undefined || isText) return;
  const judged = judgeOf(json.schema, published.document).safeParse(answer.body);
  if (!judged.success)
    throw new Error(`${where} in another shape than published: ${z.prettifyError(judged.error)}`);
}

function judgeOf(schema: Schema, { components }: Document): z.ZodType {
  const { $ref } = schema;
  const name = typeof $ref === "string" ? $ref.replace("#/components/schemas/", "") : "";
  let judge = judges.get(name);
  if (judge === undefined) {
    judge = z.fromJSONSchema((components.schemas[name] ?? schema) as never);
    judges.set(name, judge);
  }
  return judge;
}
