import { expect, test } from "vitest";
import { addressHasher, isMailbox, readerOf } from "./mailbox.ts";

test.each(["mia@example.org", "Mia.B-3+games@sub.example.co", "o'neil@bücher.example", "a@b.cd"])(
  "[calls] %s is an address",
  (address) => {
    expect(isMailbox(address)).toBe(true);
  },
);

test.each([
  "mia",
  "mia@example",
  "mia@@example.org",
  "mia@example.org@example.org",
  "mia(1)@example.org",
  "mia@example.org.",
  "mia@example..org",
  "mia@.example.org ",
  "mia@[1.2.3.4]",
  "mia@1.2.3.4",
  "mia,ginny@example.org",
  "mia%example.org@relay.example",
  "relay.example!mia@example.org",
  '"mia"@example.org',
  "mia\r\nBcc:x@example.org",
  "@example.org",
])("[calls] %j is none", (address) => {
  expect(isMailbox(address)).toBe(false);
});

test.each([
  ["Mia@Example.ORG", "mia@example.org"],
  ["mia+games@example.org", "mia@example.org"],
  ["mia+a+b@example.org", "mia@example.org"],
  ["+mia@example.org", "+mia@example.org"],
  ["m.i.a+x@googlemail.com", "mia@gmail.com"],
  ["m.i.a@example.org", "m.i.a@example.org"],
  ["mia@bücher.example", "mia@xn--bcher-kva.example"],
])("[calls] %s is read by %s", (address, reader) => {
  expect(readerOf(address)).toBe(reader);
});

test("[calls] one address has one hash in a hall, and another in every other hall", () => {
  const [here, there] = [addressHasher("here"), addressHasher("there")];
  expect(here("Mia@example.org")).toEqual(here("mia+1@example.org"));
  expect(here("mia@example.org")).not.toEqual(there("mia@example.org"));
});
