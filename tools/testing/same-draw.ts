/** `DRAW=seed npm test -- FILE` draws again what fast-check drew when it failed: it has named the seed. */
const seed = Number(process.env["DRAW"]);
if (Number.isInteger(seed)) {
  const { default: fc } = await import("fast-check");
  fc.configureGlobal({ seed });
}

export {};
