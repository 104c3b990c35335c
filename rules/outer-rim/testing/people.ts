/** People the tests meet again and again. */

export const dengar = { character: "dengar", space: "naboo" } as const;
