/** How loud a voice at its loudest is, of all that a machine can: under a conversation, not over it. */
export const loudest = 0.09;
