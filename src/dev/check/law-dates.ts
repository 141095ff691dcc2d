import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../run/project-paths.ts';

const datedSchema = z.object({ id: z.string(), lawAsOf: z.iso.date() });
type Dated = z.infer<typeof datedSchema>;

/** Templates and clauses that were last held against the law more than a year before a day, oldest first. */
export function overdue(content: readonly Dated[], today: string): Dated[] {
  const aYearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return content
    .filter(({ lawAsOf }) => lawAsOf < aYearBefore)
    .sort((one, other) => one.lawAsOf.localeCompare(other.lawAsOf));
}

/** What to say of content whose yearly review is due; null when none is. A date that passes fails no check. */
export function lawWarning(today: string): string | null {
  const content = globSync('src/features/{templates,clauses}/content/*.json', { cwd: root }).map((path) =>
    datedSchema.parse(JSON.parse(readFileSync(join(root, path), 'utf8'))),
  );
  const due = overdue(content, today);
  if (due.length === 0) return null;
  const named = due.map(({ id, lawAsOf }) => `${id} (${lawAsOf})`).join(', ');
  return `the yearly review of the law is due, see CONTRIBUTING.md: ${named}`;
}
