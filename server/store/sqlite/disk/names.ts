/** The database and its log, in the data folder. */
export const fileName = "guildhall.db";
export const logName = `${fileName}-wal`;
