/**
 * JSON from outside, not deeper than anything we know: whoever
 * walks through it later may do so step by step into itself.
 */
import type { Params } from "#rules/game.ts";

const deepest = 64;
/** A name that is none: libraries drop it without a word, or worse. Nothing we know is called so. */
const noName = "__proto__";

type Refused = "not-json" | "too-deep" | "wrong-shape";
export type Json = { readonly json: unknown } | Refused;

export function parseJson(text: string): Json {
  if (depthOf(text) > deepest) return "too-deep";
  try {
    const json: unknown = JSON.parse(text);
    return maySay(text, noName) && hasNoName(text) ? "wrong-shape" : { json };
  } catch {
    return "not-json";
  }
}

/** What was wrong, in parameters. */
export function paramsOf(refused: Refused): Params {
  return refused === "wrong-shape" ? { path: noName, reason: "nothing may be called so" } : {};
}

/** In plain letters, or with one of them written as a number. */
function maySay(text: string, name: string): boolean {
  return text.includes(name) || text.includes(String.raw`\u00`);
}

function hasNoName(text: string): boolean {
  let found = false;
  JSON.parse(text, (key, value: unknown) => {
    found ||= key === noName;
    return value;
  });
  return found;
}

const quote = 0x22;
const backslash = 0x5c;
const openArray = 0x5b;
const closeArray = 0x5d;
const openRecord = 0x7b;
const closeRecord = 0x7d;

/** Counted before it is read: a text of brackets alone would be as deep as it is long. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === backslash) i++;
      else if (code === quote) quoted = false;
    } else if (code === quote) quoted = true;
    else if (code === openArray || code === openRecord) most = Math.max(most, ++depth);
    else if (code === closeArray || code === closeRecord) depth--;
  }
  return most;
}
