import { expect, test } from "vitest";
import { largestJournal } from "#table/talk/limits.ts";
import { textOfFile } from "./check.ts";

class Unread extends File {
  override text(): Promise<string> {
    throw new Error("it was read");
  }
}

test("a file larger than any journal is told, and not read", async () => {
  const file = new Unread([new Uint8Array(largestJournal + 1)], "huge.jsonl");
  expect(await textOfFile(file)).toEqual({ type: "flaw", code: "too-large", page: null });
  expect(await textOfFile(new File(["hello"], "small.jsonl"))).toBe("hello");
});
