/** As `wrangler.toml` has it: what one run does not finish, the next goes on with, until six in the morning. */
export const backupCron = '2-57/5 1-5 * * *';
