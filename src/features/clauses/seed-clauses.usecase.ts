import type { Deps } from '#src/deps.ts';
import { type SearchIndex, searchIndexSchema } from './clauses.schema';

/** How long an older release, which may still serve, finds its own words. */
const keptForMs = 24 * 60 * 60_000;

/** What is searched, as it was published. */
export async function publishedIndex({ content }: Pick<Deps, 'content'>): Promise<SearchIndex> {
  const index = await content.read('clauses/search.json', searchIndexSchema);
  if (!index) throw new Error('the clauses were not published');
  return index;
}

/**
 * Makes the clauses of this release searchable, and forgets those of releases that are long over. Costs two reads when
 * nothing is to do. Answers how many versions came and went.
 */
export async function seedClauses({
  clauses,
  content,
  clock,
}: Pick<Deps, 'clauses' | 'content' | 'clock'>): Promise<number> {
  const index = await publishedIndex({ content });
  const { version } = index;
  const now = clock();
  const seeded = await clauses.isSeeded({ version });
  if (!seeded) await clauses.seed({ index, now });
  const forgotten = await clauses.forget({ except: version, before: new Date(now.getTime() - keptForMs) });
  return forgotten + (seeded ? 0 : 1);
}
