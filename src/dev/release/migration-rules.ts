/** What a migration may do once there are data: the old code still serves, and no table is read or written as a whole. */
const allowed = [
  /^create table (?:if not exists )?\S+ \((?!.* as select)/,
  /^create (?:unique )?index /,
  /^create trigger /,
  /^drop index /,
  /^alter table \S+ add (?!.* generated always .* stored)/,
];

/** The statements of a migration that would rewrite a table, or take away what the old code reads. */
export function findRewrites(sql: string): string[] {
  return sql
    .replaceAll(/--(?!> statement-breakpoint).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*(?:\n|$)/)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').replaceAll('`', '').trim())
    .filter((statement) => statement !== '' && !allowed.some((form) => form.test(statement.toLowerCase())));
}
