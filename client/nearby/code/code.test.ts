import fc from "fast-check";
import { expect, test } from "vitest";
import { readCode, writeCode } from "./code.ts";
import { readSdp, writeSdp } from "./description.ts";

/** As a browser writes it, shortened to what matters here and a little more. */
const sdp = [
  "v=0",
  "o=- 4611 2 IN IP4 127.0.0.1",
  "s=-",
  "t=0 0",
  "a=group:BUNDLE 0",
  "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
  "c=IN IP4 0.0.0.0",
  "a=candidate:1 1 udp 2113937151 0f6b8a4e-3c1d-4f52-9a7b-5f1e2d3c4b5a.local 54321 typ host generation 0",
  "a=candidate:2 1 tcp 1518280447 192.0.2.7 9 typ host tcptype active",
  "a=candidate:3 1 udp 2113937150 192.0.2.7 50001 typ host",
  "a=candidate:4 1 udp 2113937149 2001:db8::7 50002 typ host",
  "a=ice-ufrag:aB3+",
  "a=ice-pwd:0123456789abcdefghijklmn",
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, i) => (i * 7 + 3).toString(16).padStart(2, "0").toUpperCase()).join(":")}`,
  "a=setup:actpass",
  "",
].join("\r\n");

const description = readSdp(sdp);
if (description === null) throw new Error("the example is none");

test("[NEAR] a description fits into a short code and comes out of it as it was", () => {
  const code = writeCode({ kind: "invitation", token: 513, description });
  expect(code.length).toBeLessThan(180);
  expect(readCode(code)).toEqual({
    kind: "invitation",
    token: 513,
    description: {
      ...description,
      addresses: description.addresses.map((one) =>
        one.at === "2001:db8::7" ? { ...one, at: "2001:0db8:0000:0000:0000:0000:0000:0007" } : one,
      ),
    },
  });
  expect(description.addresses.map(({ port }) => port)).toEqual([54321, 50001, 50002]);
  expect(readSdp(writeSdp(description, "answer"))).toEqual(description);
});

test("[NEAR] a code is found in the link it was sent with, and between blanks", () => {
  const code = writeCode({ kind: "answer", token: 1, description });
  for (const text of [`https://hall.example/near#${code}`, ` ${code}\n`, `Hi! ${code}`])
    expect(readCode(text)?.kind).toBe("answer");
});

test("[NEAR] whatever else is pasted is no code, and nothing of it gets into a description", () => {
  const code = writeCode({ kind: "answer", token: 1, description });
  fc.assert(
    fc.property(fc.nat(code.length - 1), fc.string({ maxLength: 4 }), (at, other) => {
      const read = readCode(code.slice(0, at) + other + code.slice(at + 1));
      if (read === null) return;
      const lines = writeSdp(read.description, "answer").split("\r\n");
      expect(lines.filter((line) => line.startsWith("a=ice-ufrag:"))).toHaveLength(1);
      expect(lines.length).toBe(15 + read.description.addresses.length);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void readCode(text)));
  const smuggled = { ...description, ufrag: "aB3+\r\na=candidate:9 1 udp 1 192.0.2.9 9 typ host" };
  expect(readCode(writeCode({ kind: "answer", token: 1, description: smuggled }))).toBeNull();
  expect(readCode(code.slice(0, -4))).toBeNull();
  expect(readCode("")).toBeNull();
});
