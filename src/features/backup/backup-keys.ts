/**
 * Where the bucket of backups keeps what. How long each stays is written with the bucket itself
 * (`src/dev/release/create-resources.ts`), so that nothing outlives its time where nobody cleans up.
 */
export const backupKeys = {
  exports: 'exports/',
  /** How far the copy of tonight has come. */
  state: 'exports/state.json',
  /** The last copy that was finished, for whoever restores. */
  latest: 'exports/latest.json',
  manifest: (day: string) => `exports/${day}/manifest.json`,
  page: (day: string, table: string, page: number) =>
    `exports/${day}/${table}/${String(page).padStart(6, '0')}.ndjson.gz`,
  copies: 'copies/',
  erased: 'erased/',
  erasedAccount: (userId: string) => `erased/accounts/${userId}`,
  erasedContract: (ownerId: string, id: string) => `erased/contracts/${ownerId}/${id}`,
  /** Put there to have everything under `erased` deleted (again): after the database was taken back, or on request. */
  repeat: 'repeat-erasures',
};
