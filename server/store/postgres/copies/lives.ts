/** Whoever has not beaten for so long is taken for dead. */
export const lives = "c.seen > clock_timestamp() - interval '3 seconds'";

/** Milliseconds by the clock of the database. */
export const now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
