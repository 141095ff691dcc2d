/**
 * Tables that no backup holds. What is made anew: the search index. What is kept for so short a time that a backup would
 * keep it longer than is promised: sessions, codes, pending sign-ups and changes of address, translations, limits, which
 * accounts are being moved. And addresses for calendars, links to analyses, tokens of programs
 * and webhooks: one that was taken back would work again.
 */
export const tablesLeftOut = [
  'api_token',
  'calendar_address',
  'clause_index',
  'clause_search',
  'confirm_code',
  'email_change',
  'former_address',
  'moving_account',
  'rate_limit',
  'registration',
  'session',
  'share',
  'translation',
  'verification',
  'webhook',
  'webhook_delivery',
];

const isInternal = /^(?:sqlite_|_cf_|d1_|clause_search_)/;

export const isCopied = (table: string) => !isInternal.test(table) && !tablesLeftOut.includes(table);

/** Their rows hold what a whole contract says. */
const tablesWithLongRows = ['analysis', 'generated_contract', 'searched_text'];

/** A page stands in memory several times over, beside the analyses that share it. */
export const rowsAPage = (table: string): number => (tablesWithLongRows.includes(placeOf(table).table) ? 20 : 100);

/** A table of a shard is named with it, `DB_1/contract`; one of the directory by itself. */
export function placeOf(name: string): { shard: string | null; table: string } {
  const [shard, table] = name.split('/');
  return shard !== undefined && table !== undefined ? { shard, table } : { shard: null, table: name };
}
export const nameIn = (shard: string | null, table: string) => (shard === null ? table : `${shard}/${table}`);

/** Tables so that each comes before those that it refers to: what a row rests on is copied after it, and so is there. */
export function childrenFirst(parents: ReadonlyMap<string, readonly string[]>): string[] {
  const ordered: string[] = [];
  const visit = (table: string) => {
    if (ordered.includes(table)) return;
    for (const parent of parents.get(table) ?? []) if (parent !== table) visit(parent);
    ordered.push(table);
  };
  for (const table of parents.keys()) visit(table);
  return ordered.filter((table) => parents.has(table)).reverse();
}

/** Marks of files that were measured are not copied, and no text before it is certain that an upload followed. */
const copiedAfterMs = 2 * 60 * 60_000;
const isPassing = /^(?:measured|measured-in|uploads-in|findings-in|dev)\//;
/** Named by a row that may be in this copy already. */
const isCopiedAtOnce = /^findings\//;

/** The bucket deletes a copy 29 days after it was made: what is still there is copied anew in time. */
const copiedAnewAfterMs = 14 * 24 * 60 * 60_000;

export function isToCopy(
  file: { key: string; uploaded: Date },
  { copied, now }: { copied: Date | undefined; now: Date },
): boolean {
  if (isPassing.test(file.key)) return false;
  if (!isCopiedAtOnce.test(file.key) && now.getTime() - file.uploaded.getTime() < copiedAfterMs) return false;
  return !copied || copied < file.uploaded || now.getTime() - copied.getTime() > copiedAnewAfterMs;
}
