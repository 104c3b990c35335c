/**
 * JSON from outside, not deeper than anything we know: whoever
 * walks through it later may do so step by step into itself.
 */

const deepest = 64;

export type Json = { readonly json: unknown } | "not-json" | "too-deep";

export function parseJson(text: string): Json {
  if (depthOf(text) > deepest) return "too-deep";
  try {
    return { json: JSON.parse(text) };
  } catch {
    return "not-json";
  }
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
