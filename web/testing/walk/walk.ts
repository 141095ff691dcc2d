import type { Browser, Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { type Made, type Persona, signInAs } from './personas.ts';
import type { Place } from './place.ts';
import { places } from './places.ts';
import { leave, type View, visit } from './visit.ts';

export interface Walk {
  browser: Browser;
  appUrl: string;
  made: Made;
  locales: readonly Locale[];
  /** Only places for which this holds. */
  only?: (place: Place) => boolean;
  /** Judge colours, names and roles too, which takes much of the time. */
  axe: boolean;
  onView?: (page: Page, view: View) => Promise<void>;
}

/** How many pages are open at a time: one waits for the server while another is drawn. */
const walkers = 3;

/** Titles by place and language. */
export type Titles = Map<string, string>;

/**
 * Shows every place in every language, in both themes and at each width, and lists what is wrong. Where nothing has to be
 * done first, the page is opened once and its language chosen there, which also shows that nothing stays behind.
 */
export async function walk(options: Walk): Promise<{ titles: Titles; problems: string[] }> {
  const { only = () => true, locales } = options;
  const waiting = places.filter(only).flatMap((place) => {
    const stays = !place.open && !place.answers && !place.failing;
    return stays ? [{ place, spoken: locales }] : locales.map((locale) => ({ place, spoken: [locale] }));
  });
  const titles: Titles = new Map();
  const problems: string[] = [];

  async function go() {
    const pages = new Map<Persona, Page>();
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { place, spoken } = next;
        const page = pages.get(place.persona) ?? (await enter(options, place.persona));
        pages.set(place.persona, page);
        for (const [index, locale] of spoken.entries()) {
          const found = await visit(page, { ...options, place, locale, from: spoken[index - 1] });
          titles.set(`${place.name} ${locale}`, found.title);
          problems.push(...found.problems.map((problem) => `${place.name} (${locale}): ${problem}`));
        }
        await leave(page);
      }
    } finally {
      for (const page of pages.values()) await page.context().close();
    }
  }
  await Promise.all(Array.from({ length: walkers }, go));
  return { titles, problems };
}

/** A page of the app as a persona sees it. What moves would be seen between two places. */
async function enter({ browser, appUrl }: Walk, persona: Persona): Promise<Page> {
  const context = await browser.newContext({ baseURL: appUrl, reducedMotion: 'reduce', colorScheme: 'light' });
  context.setDefaultTimeout(15_000);
  await signInAs(context, appUrl, persona);
  // Every place is come to for the first time: it starts at its top.
  await context.addInitScript(() => {
    if (window === window.top && window.location.protocol.startsWith('http')) sessionStorage.clear();
  });
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  return page;
}
