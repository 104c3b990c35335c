/** What a faction thinks of somebody, in one character. */
export const standingMarks = { negative: "−", neutral: "·", positive: "+" } as const;
