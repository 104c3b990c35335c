/** About the house itself. */
import * as z from "zod";
import type { Services } from "../../services.ts";
import { originFor } from "../reach.ts";
import { no, ok } from "../http/reply.ts";
import { openRoute, type Route } from "../http/route.ts";

const qrQuery = z.strictObject({ path: z.string().regex(/^\/[\w\-/]{0,200}$/) });

export function houseRoutes(
  services: Services,
  document: () => unknown,
  trouble: () => "closing" | "deaf" | null,
): readonly Route[] {
  return [
    openRoute({
      method: "get",
      path: "/healthz",
      summary: "Is the hall open? 503 while it closes, or hears nothing of its other copies",
      answer: null,
      type: "text/plain",
      codes: [],
      run: () => ({
        status: trouble() === null ? 200 : 503,
        body: `${trouble() ?? "ok"}\n`,
        headers: { "content-type": "text/plain" },
      }),
    }),
    openRoute({
      method: "get",
      path: "/metrics",
      summary: "Figures for Prometheus",
      answer: null,
      type: "text/plain",
      codes: [],
      run: async () =>
        ok(await services.metrics.text(), { "content-type": services.metrics.contentType }),
    }),
    openRoute({
      method: "get",
      path: "/api/openapi.json",
      summary: "This document",
      answer: "Content",
      codes: [],
      run: () => ok(document()),
    }),
    openRoute({
      method: "get",
      path: "/api/qr.svg",
      summary: "A page of this hall as a QR code",
      query: qrQuery,
      answer: null,
      type: "image/svg+xml",
      codes: [],
      async run({ query, request }) {
        const origin = originFor(request, services);
        if (origin === null) return no(400, "no-host");
        const { encodeQR } = await import("qr");
        return ok(encodeQR(`${origin}${query.path}`, "svg", { ecc: "low" }), {
          "content-type": "image/svg+xml",
        });
      },
    }),
  ];
}
