import type { DrawnFor, DrawnPage } from './drawn-pages.ts';

/** By reader ("user-de"): where a page as it looks before its code has come is to be fetched. */
type Views = Record<string, string>;

export interface ViewsOfPage {
  /** What stands in the page itself: it is drawn in English, for whoever it is for most. */
  html: string;
  drawnFor: DrawnFor;
  others: Views;
}

const readerOf = ({ drawnFor, locale }: DrawnPage) => `${drawnFor}-${locale}`;

/** What a page looks like to each of its readers. `keep` makes a file of what is not in the page, and answers its path. */
export function viewsOf(drawn: DrawnPage[], keep: (html: string) => string): ViewsOfPage | null {
  const [own, ...others] = drawn.toSorted((one, other) => Number(other.locale === 'en') - Number(one.locale === 'en'));
  if (!own) return null;
  return {
    html: own.html,
    drawnFor: own.drawnFor,
    others: Object.fromEntries(others.map((view) => [readerOf(view), keep(view.html)])),
  };
}

/**
 * A page that holds what it looks like before its code has come, and tells `web/public/boot.js` where to find that for
 * other readers. Its code comes after what it is seen by.
 */
export function withViews(html: string, views: ViewsOfPage | null): string {
  if (!views) return html;
  const others = JSON.stringify(views.others).replaceAll('"', '&quot;');
  return html
    .replace('<script src="/boot.js"', (script) => `${script} data-drawn="${views.drawnFor}-en" data-views="${others}"`)
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")[^>]*/g, (tag) => `${tag} fetchpriority="low"`)
    .replace('<div id="root"></div>', () => `<div id="root" data-drawn="${views.drawnFor}">${views.html}</div>`);
}
