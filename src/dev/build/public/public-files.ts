import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { root } from '#src/dev/run/project-paths.ts';
import { type DrawnFor, drawPages } from './drawn-pages.ts';
import { pageHead } from './page-head.ts';
import { withCatalogues, withCodeOf } from './page-preloads.ts';
import { viewsOf, withViews } from './page-views.ts';
import { notCrawled, plainPage, publicPages, readyPages } from './public-pages.ts';

/**
 * Where the site will stand: search engines and previews take whole addresses only. Without `APP_URL` it is a copy on
 * someone's own machine.
 */
export const siteAddress = () => (process.env.APP_URL || 'http://localhost:5173').replace(/\/+$/, '');

export const sitemap = (site: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map(({ path }) => `  <url><loc>${site}${path}</loc></url>`).join('\n')}
</urlset>
`;

export const robots = (site: string) => `User-agent: *
${notCrawled.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${site}/sitemap.xml
`;

const drawnAhead: [address: string, drawnFor: DrawnFor][] = [
  ...publicPages.flatMap(({ path, ahead }): [string, DrawnFor][] => (ahead ? [[path, 'visitor']] : [])),
  ...readyPages.map(({ at }): [string, DrawnFor] => [at, 'user']),
];

/**
 * Gives the built client what is read without running it: `sitemap.xml`, `robots.txt`, and for each public page a copy of
 * the one page with the title, the description and the preview of its own. Copies name the code of their page too, and
 * hold what the page looks like before any of it has come; how it looks in other languages is a file beside them. The
 * landing page shows some of the `example`.
 */
export function publicFiles(example: Plugin): Plugin {
  return {
    name: 'public-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const site = siteAddress();
        const texts: Record<string, string> = JSON.parse(readFileSync(join(root, 'src/i18n/messages/en.json'), 'utf8'));
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        const html = withCatalogues(String(page.source), bundle);
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        const copy = (path: string, source: string) => emit(`${path.slice(1)}.html`, source);
        const drawn = await drawPages(drawnAhead, example);
        const views = (addresses: readonly string[]) =>
          viewsOf(
            addresses.flatMap((address) => drawn.filter((view) => view.address === address)),
            (view) =>
              `/${this.getFileName(this.emitFile({ type: 'asset', name: 'view.json', source: JSON.stringify(view) }))}`,
          );
        copy(plainPage, pageHead(html, { site, ...headOf(publicPages[0], texts) }));
        for (const shown of publicPages) {
          const { path, page: name } = shown;
          const own = withCodeOf([`${name}.page`], pageHead(html, { site, ...headOf(shown, texts) }), bundle);
          const whole = withViews(own, views(path === '/' ? ['/', '/dashboard'] : [path]));
          if (path === '/') page.source = whole;
          else copy(path, whole);
        }
        for (const { path, at, modules } of readyPages) {
          const own = withCodeOf(modules, pageHead(html, { site, ...headOf(publicPages[0], texts) }), bundle);
          copy(path, withViews(own, views([at])));
        }
        // In place of the one that is read by people: everything waits for it.
        emit('boot.js', minifySync('boot.js', readFileSync(join(root, 'web/public/boot.js'), 'utf8')).code);
        emit('sitemap.xml', sitemap(site));
        emit('robots.txt', robots(site));
      },
    },
  };
}

function headOf({ path, title, description }: (typeof publicPages)[number], texts: Record<string, string>) {
  const [named, described] = [texts[title], texts[description]];
  if (!named || !described) throw new Error(`${path} has no title or no description`);
  return { path, title: `${named} · Plainclause`, description: described };
}
