/** A card and a counterpart as long as they may be, for tests. */
export const card = { id: "aw", upgrades: ["db"], told: true, beside: 999 };

export const grogu = { name: "x".repeat(80), wounds: 1, keywords: ["hunted"] };
