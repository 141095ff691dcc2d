interface Head {
  /** Address of the site, without a slash at the end. */
  site: string;
  path: string;
  title: string;
  description: string;
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The page with the title, description and preview of one address. The front page is also what every address without
 * a file of its own gets, and therefore names no address: the client adds it.
 */
export function pageHead(html: string, { site, path, title, description }: Head): string {
  const tags = [
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Plainclause" />`,
    `<meta property="og:title" content="${attribute(title)}" />`,
    `<meta property="og:description" content="${attribute(description)}" />`,
    `<meta property="og:image" content="${attribute(site)}/social-card.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta property="og:image:alt" content="Plainclause: contracts in plain language" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  const address = attribute(`${site}${path}`);
  const own = [`<link rel="canonical" href="${address}" />`, `<meta property="og:url" content="${address}" />`];
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${attribute(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${attribute(description)}" />`)
    .replace('</head>', () => `  ${[...tags, ...(path === '/' ? [] : own)].join('\n    ')}\n  </head>`);
}
