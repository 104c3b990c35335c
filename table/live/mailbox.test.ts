import { expect, test } from "vitest";
import { openMailbox } from "./mailbox.ts";

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("[mailbox] one at a time; a move waits for the line being written and for no other talk", async () => {
  const mailbox = openMailbox();
  const done: string[] = [];
  let busy = 0;
  const job = (what: string) => async (): Promise<string> => {
    expect(++busy).toBe(1);
    await breath();
    busy--;
    done.push(what);
    return what;
  };
  const talk = Array.from({ length: 60 }, (_, i) => mailbox.postTalk(job(`line ${i}`)));
  await breath();
  expect(await mailbox.post(job("move"))).toBe("move");
  expect(done.length).toBeLessThanOrEqual(3);
  await Promise.all(talk);
  expect(done.filter((what) => what !== "move")).toEqual(talk.map((_, i) => `line ${i}`));
  expect(mailbox.busy()).toBe(false);
});

test("[mailbox] a job that fails fails its own asker, and the next one is done", async () => {
  const mailbox = openMailbox();
  const failing = mailbox.post(() => Promise.reject(new Error("bug")));
  const next = mailbox.post(() => Promise.resolve("fine"));
  await expect(failing).rejects.toThrow("bug");
  expect(await next).toBe("fine");
});
