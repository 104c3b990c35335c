import { expect, test } from "vitest";
import { isLost } from "./lost.ts";

const failed = (fields: object): Error => Object.assign(new Error("failed"), fields);

test.each([
  { what: "a pipe that broke", error: failed({ code: "EPIPE", syscall: "write" }), lost: true },
  { what: "a reset", error: failed({ code: "ECONNRESET", syscall: "read" }), lost: true },
  { what: "a goodbye", error: failed({ code: "57P01", severity: "FATAL" }), lost: true },
  { what: "a time-out of ours", error: failed({}), lost: true },
  { what: "a page twice", error: failed({ code: "23505", severity: "ERROR" }), lost: false },
])("[store] PostgreSQL: $what means the wire is lost: $lost", ({ error, lost }) => {
  expect(isLost(error)).toBe(lost);
});
