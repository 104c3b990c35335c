/** Headers of every answer. Nothing may run on our pages that we did not ship as a file. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** A page's service worker keeps this answer for the time without network, and no other: nothing of a running game. */
export const keptOffline: Readonly<Record<string, string>> = { "x-guildhall-keep": "offline" };

/** What a script, a style or a font can heed; a worker lives by the policy of its own file. */
export const assetHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

export const secureHeaders: Readonly<Record<string, string>> = {
  ...assetHeaders,
  "x-frame-options": "DENY",
  // The address of a page may be an invitation: it is told to no other site.
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=()",
};
