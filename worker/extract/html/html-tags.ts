import { ExtractionError } from '../extracted-document';

export interface HtmlTag {
  name: string;
  closes: boolean;
  attribute(name: Attribute): string | null;
}

/** The words between two tags, or a tag. Comments, declarations and what scripts and styles hold are passed over. */
export type HtmlToken = { text: string } | { tag: HtmlTag };

const unseen = new Set(['script', 'style', 'title', 'textarea', 'template', 'noscript']);
/** A page that fills an upload has some hundred thousand. */
const mostTokens = 800_000;
const nameOf = /\/?([a-z][^\s/>]*)/iy;

/** Where a tag ends: at the first ">" outside of quotes. */
function endOfTag(page: string, from: number): number {
  let quote = '';
  for (let at = from; at < page.length; at++) {
    const char = page[at] as string;
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '>') return at;
    else if ((char === '"' || char === "'") && page[at - 1] === '=') quote = char;
  }
  return -1;
}

/** The end of a comment or declaration that starts at `from`; of one without an end, the page's. */
function endOfMarkup(page: string, from: number): number {
  const [end, width] = page.startsWith('<!--', from) ? ['-->', 3] : ['>', 1];
  const at = page.indexOf(end as string, from + 2);
  return at < 0 ? page.length : at + Number(width);
}

type Attribute = 'style' | 'type' | 'start' | 'value';

const attributes = Object.fromEntries(
  ['style', 'type', 'start', 'value'].map((name) => [
    name,
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i'),
  ]),
) as Record<Attribute, RegExp>;

function tagOf(name: string, closes: boolean, source: string): HtmlTag {
  const attribute = (wanted: Attribute) => {
    const found = attributes[wanted].exec(source);
    return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null;
  };
  return { name, closes, attribute };
}

/** Goes through a page once, from left to right. Nothing is kept of what is open, so that nothing can pile up. */
export function* htmlTokens(page: string): Generator<HtmlToken> {
  // Searching for the end of a script again and again would take the square of the page's length.
  const never = new Set<string>();
  let at = 0;
  for (let tokens = 0; at < page.length; tokens++) {
    if (tokens > mostTokens) throw new ExtractionError('contracts.file_hostile');
    const next = page.indexOf('<', at);
    if (next !== at) yield { text: page.slice(at, next < 0 ? page.length : next) };
    if (next < 0) return;
    nameOf.lastIndex = next + 1;
    const name = nameOf.exec(page)?.[1]?.toLowerCase();
    if (!name) {
      const markup = /[!?/]/.test(page[next + 1] ?? '');
      if (!markup) yield { text: '<' };
      at = markup ? endOfMarkup(page, next) : next + 1;
      continue;
    }
    const end = endOfTag(page, nameOf.lastIndex);
    if (end < 0) return;
    at = end + 1;
    const closes = page[next + 1] === '/';
    if (!unseen.has(name) || never.has(name)) yield { tag: tagOf(name, closes, page.slice(next, end)) };
    else if (!closes) {
      const close = new RegExp(`</${name}[\\s/>]`, 'gi');
      close.lastIndex = at;
      const found = close.exec(page);
      if (found) at = found.index;
      else never.add(name);
    }
  }
}
