import { html } from 'hono/html';

interface Head {
  /** Address of the site, without a slash at the end. */
  site: string;
  path: string;
  title: string;
  description: string;
}

/**
 * The page with the title, description and preview of one address. The front page is also what every address without
 * a file of its own gets, and therefore names no address: the client adds it.
 */
export function pageHead(page: string, { site, path, title, description }: Head): string {
  const address = `${site}${path}`;
  const own = html`
    <link rel="canonical" href="${address}" />
    <meta property="og:url" content="${address}" />`;
  const tags = html`
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Plainclause" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${site}/social-card.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="Plainclause: contracts in plain language" />
    <meta name="twitter:card" content="summary_large_image" />${path !== '/' && own}`;
  return page
    .replace(/<title>.*?<\/title>/, () => String(html`<title>${title}</title>`))
    .replace(/<meta name="description"[^>]*>/, () => String(html`<meta name="description" content="${description}" />`))
    .replace('</head>', () => `  ${String(tags).trim()}\n  </head>`);
}
