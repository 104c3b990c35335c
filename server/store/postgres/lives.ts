/** Whoever has not beaten for so long is taken for dead. */
export const lives = "c.seen > clock_timestamp() - interval '3 seconds'";
