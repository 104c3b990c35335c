/** Reads a JSON body and stops as soon as it is too large, whatever its length claims. */
export async function readBody(
  request: Request,
  most: number,
): Promise<{ readonly json: unknown } | "too-large" | "not-json"> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return "too-large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > most) return "too-large";
    chunks.push(chunk);
  }
  try {
    return { json: JSON.parse(Buffer.concat(chunks).toString("utf8")) };
  } catch {
    return "not-json";
  }
}
