import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#src/dev/run/project-paths.ts';
import { pageHead } from './page-head.ts';
import { withCatalogues, withCodeOf } from './page-preloads.ts';
import { notCrawled, publicPages, readyPages } from './public-pages.ts';

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

/**
 * Gives the built client what is read without running it: `sitemap.xml`, `robots.txt`, and for each public page a copy of
 * the one page with the title, the description and the preview of its own. Copies name the code of their page too.
 */
export function publicFiles(): Plugin {
  return {
    name: 'public-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const site = siteAddress();
        const texts: Record<string, string> = JSON.parse(readFileSync(join(root, 'src/i18n/messages/en.json'), 'utf8'));
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        const html = withCatalogues(String(page.source), bundle);
        const copy = (path: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source });
        for (const { path, page: name, title, description } of publicPages) {
          const [named, described] = [texts[title], texts[description]];
          if (!named || !described) throw new Error(`${path} has no title or no description`);
          const own = pageHead(html, { site, path, title: `${named} · Plainclause`, description: described });
          if (path === '/') page.source = own;
          else copy(path, name ? withCodeOf([`${name}.page`], own, bundle) : own);
        }
        for (const { path, modules } of readyPages) copy(path, withCodeOf(modules, String(page.source), bundle));
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(site) });
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(site) });
      },
    },
  };
}
