import { findJson, type Wrangler } from './cloudflare.ts';

const jurisdictions = ['eu', 'us', 'fedramp', 'none'];

/**
 * Where data are kept and worked on, of `DATA_JURISDICTION`: the European Union unless another is named; null for
 * `none`. Databases and buckets are created in it, and it cannot be changed later.
 */
export function chosenJurisdiction(value: string | undefined): string | null {
  const chosen = value || 'eu';
  if (!jurisdictions.includes(chosen)) throw new Error(`DATA_JURISDICTION is one of ${jurisdictions.join(', ')}.`);
  return chosen === 'none' ? null : chosen;
}

export const bucketFlags = (jurisdiction: string | null) => (jurisdiction ? ['--jurisdiction', jurisdiction] : []);

/**
 * Buckets that stand outside the jurisdiction, in words. Each jurisdiction has names of its own: beside them empty ones
 * would be created, and everything stored so far would be out of sight.
 */
export async function findMisplaced(run: Wrangler, buckets: string[], jurisdiction: string | null): Promise<string[]> {
  if (!jurisdiction) return [];
  const problems: string[] = [];
  for (const bucket of buckets) {
    if (!(await findJson(run, 'r2', 'bucket', 'info', bucket, '--json'))) continue;
    problems.push(
      `The bucket ${bucket} stands outside the jurisdiction ${jurisdiction}, and cannot be moved. Deploy with DATA_JURISDICTION=none, or copy its files into one that stands inside and remove it.`,
    );
  }
  return problems;
}
