/** Reads a JSON body and stops as soon as it is too large, whatever its length claims. */
import { parseJson, type Json } from "#table/talk/json.ts";

export async function readBody(request: Request, most: number): Promise<Json | "too-large"> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return "too-large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > most) return "too-large";
      chunks.push(chunk);
    }
  } catch {
    // Broken off in the middle: nobody is there to read what we answer.
    return "not-json";
  }
  return parseJson(Buffer.concat(chunks).toString("utf8"));
}
