// Publishes what people write for the product (templates, clauses), and what describes its API, as files beside the
// client's, where the API reads them.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishClauses } from '#src/features/clauses/publish-clauses.rules.ts';
import { publishTemplates } from '#src/features/templates/publish-content.rules.ts';
import { root } from '../run/project-paths.ts';
import { readApiDescription } from './describe-api.ts';

const features = join(root, 'src/features');
/** Below the client's own files; the API Worker alone answers for this path (`run_worker_first`). */
const folder = join(root, 'web/public/content');

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const readAll = (pattern: string) =>
  globSync(pattern, { cwd: features })
    .sort()
    .map((path) => read(join(features, path)));

/** Short enough for a word of the full-text index, long enough never to come twice. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Every published file by its name; the messages must have been compiled. Throws where a text is wrong or missing. */
export async function readContent(): Promise<Record<string, unknown>> {
  return {
    ...(await readApiDescription()),
    ...publishTemplates(readAll('templates/content/*.json'), read(join(features, 'templates/shared-content.json'))),
    ...publishClauses(readAll('clauses/content/*.json'), read(join(features, 'clauses/clause-tags.json')), digest),
  };
}

export async function compileContent() {
  const content = await readContent();
  rmSync(folder, { recursive: true, force: true });
  for (const [name, file] of Object.entries(content)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(file));
  }
}
