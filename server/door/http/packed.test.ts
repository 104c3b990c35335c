/** What is worth it travels packed, to whoever can unpack it. */
import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testHall, type TestHall } from "../../testing/test-hall.ts";

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

interface Heard {
  readonly encoding: string | undefined;
  readonly bytes: Buffer;
}

/** As it lies on the wire: `fetch` would unpack it. */
function ask(path: string, token: string, accepted: string): Promise<Heard> {
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": accepted };
  return new Promise((resolve, reject) => {
    const asked = request(hall.url + path, { headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () =>
        resolve({ encoding: answer.headers["content-encoding"], bytes: Buffer.concat(pieces) }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}

test("[packed] a long answer is packed for whoever takes it, and is the same", async () => {
  const mia = await hall.guest("Mia");
  const path = "/api/openapi.json";
  const plain = await ask(path, mia.token, "identity");
  const packed = await ask(path, mia.token, "gzip, deflate");
  expect(plain.encoding).toBeUndefined();
  expect(packed.encoding).toBe("gzip");
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
  expect(gunzipSync(packed.bytes).toString()).toBe(plain.bytes.toString());
});

test("[packed] a short answer is left as it is", async () => {
  const mia = await hall.guest("Mia");
  expect((await ask("/api/me", mia.token, "gzip")).encoding).toBeUndefined();
});
