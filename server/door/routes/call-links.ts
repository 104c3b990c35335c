/** Links out of a call: they do one thing, and nobody has to sign in for it. */
import type { Services } from "../../services.ts";
import { no, nothing } from "../http/reply.ts";
import { openRoute, type Route } from "../http/route.ts";

export function callLinkRoutes({ calls, callStore }: Services): readonly Route[] {
  return [
    // A mail program sends a form here (RFC 8058): whatever is in it, the address says it all.
    openRoute({
      method: "post",
      path: "/api/calls/end/:token",
      summary: "End all calls of whoever this link was sent to",
      answer: null,
      codes: ["wrong-code"],
      async run({ params }) {
        const person = calls.links.endedBy(params["token"] ?? "");
        if (person === null) return no(404, "wrong-code");
        await callStore.endAll(person);
        return nothing();
      },
    }),
    // The same from a letter: its reader need not be whoever gave the address.
    openRoute({
      method: "post",
      path: "/api/calls/stop/:token",
      summary: "No more letters to the address this link was sent to, whoever asks for them",
      answer: null,
      codes: ["wrong-code"],
      async run({ params }) {
        const link = calls.links.stoppedBy(params["token"] ?? "");
        if (link === null) return no(404, "wrong-code");
        await calls.stopLetters(link);
        return nothing();
      },
    }),
    openRoute({
      method: "post",
      path: "/api/calls/allow/:token",
      summary: "The same link again: the hall may write to this address after all",
      answer: null,
      codes: ["wrong-code"],
      async run({ params }) {
        const link = calls.links.stoppedBy(params["token"] ?? "");
        if (link === null) return no(404, "wrong-code");
        await callStore.letWriteAgain(link.address);
        return nothing();
      },
    }),
    openRoute({
      method: "post",
      path: "/api/calls/confirm/:token",
      summary: "The letter arrived: calls may go to this address",
      answer: null,
      codes: ["wrong-code"],
      async run({ params }) {
        const channel = calls.links.confirmedBy(params["token"] ?? "");
        const known = channel !== null && (await callStore.confirm(channel));
        return known ? nothing() : no(404, "wrong-code");
      },
    }),
  ];
}
