import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const isCatalogue = /^\0virtual:catalogue\/(\w+)$/;

/** Where the texts of each language are: `web/public/boot.js` fetches those of the reader. */
export function withCatalogues(html: string, bundle: Bundle): string {
  const places = chunksOf(bundle).flatMap(({ facadeModuleId, fileName }) => {
    const [, locale] = isCatalogue.exec(facadeModuleId ?? '') ?? [];
    return locale ? [` data-${locale}="/${fileName}"`] : [];
  });
  return html.replace('<script src="/boot.js"', (script) => script + places.join(''));
}

/** Lets the browser fetch what draws a page along with what is common to all, before that asks for it. */
export function withCodeOf(modules: readonly string[], html: string, bundle: Bundle): string {
  const found = new Set<Chunk>();
  for (const name of modules) {
    const first = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}.tsx`));
    if (!first) throw new Error(`The build has no file of its own for ${name}`);
    addWithImports(first, bundle, found);
  }
  const needed = [...found];
  const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const links = [
    ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...needed.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ].filter((link) => !html.includes(link));
  return html.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

function addWithImports(chunk: Chunk, bundle: Bundle, found: Set<Chunk>): void {
  if (found.has(chunk)) return;
  found.add(chunk);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') addWithImports(next, bundle, found);
  }
}
