/** One that says of whom a row is. */
const ownerKey = /,\s*FOREIGN KEY \(`owner_id`\) REFERENCES `user`\(`id`\)[^\n,)]*/g;

/**
 * A migration as it is applied to a shard: what an account owns refers to it by its id alone, because accounts are in the
 * directory. Everything else is the same everywhere, so that there is one history of the tables.
 */
export const forShard = (sql: string): string => sql.replaceAll(ownerKey, '');
