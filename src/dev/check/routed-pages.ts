import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../run/project-paths.ts';

const app = 'web/app';
const read = (name: string) => readFileSync(join(root, app, name), 'utf8');

/** The routes that show one of the pages, as the client's router has them, without the folder of a nested one. */
export function routesOf(pages: readonly string[]): string[] {
  const router = read('router.tsx');
  const pageOf = new Map(
    [...`${router}${read('home.tsx')}`.matchAll(/const (\w+) = page\(\(\) =>\s*import\('([^']+)'\)/g)].map(
      ([, name = '', path = '']) => [name, `${posix.join(app, path)}.tsx`],
    ),
  );
  const shows = (name: string) => pages.includes(pageOf.get(name) ?? '');
  const routes = [...router.matchAll(/<Route path="([^"]+)" element=\{<(\w+)/g)]
    .filter(([, , name = '']) => shows(name))
    .map(([, path = '']) => path);
  return shows('Dashboard') || shows('Landing') ? ['/', ...routes] : routes;
}
