import { expect, test } from "vitest";
import type { ChannelAddress } from "#table/talk/calls.ts";
import { openCourier } from "./courier.ts";
import { freshPushKeys } from "./channels/push.ts";
import { readAllowed } from "./reach/addresses.ts";
import type { CallMessage } from "./message.ts";
import type { Outcome } from "./lanes/lanes.ts";

const message: CallMessage = {
  id: "c1",
  title: "",
  lines: [],
  endLink: null,
  endText: "",
  language: "en",
};
const bugs: string[] = [];

function deliver(address: ChannelAddress): Promise<Outcome> {
  const courier = openCourier({
    reach: { allowed: readAllowed("") },
    pushKeys: freshPushKeys(),
    contact: "mailto:host@example.org",
    letters: { send: () => new Promise(() => undefined), close: () => undefined },
    tellPages: () => true,
    patience: 20,
    bug: (what) => void bugs.push(what),
  });
  return courier.deliver(
    { owner: "mia", address, confirmed: true, trouble: null },
    () => message,
    1000,
  );
}

test("[calls] every delivery ends, even one whose own time does not hold", async () => {
  expect(await deliver({ type: "email", to: "mia@example.org" })).toMatchObject({
    code: "no-answer",
  });
});

test("[calls] what cannot even be written is that channel's trouble, and told", async () => {
  const keys = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
  expect(await deliver({ type: "push", endpoint: "https://push.example/", ...keys })).toEqual({
    code: "bug",
    detail: "",
  });
  expect(bugs).toEqual(["a call was not delivered"]);
});
