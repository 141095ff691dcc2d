import type { Browser, Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { type Persona, signInAs } from './personas.ts';
import type { Place } from './place.ts';
import { type Seen, stillPage, type Visit, visit } from './visit.ts';

export interface Walk extends Omit<Visit, 'place'> {
  browser: Browser;
}

/** Visits place after place, in one browser page for each persona. */
export interface Walker {
  see(place: Place, locales?: readonly Locale[]): Promise<Seen>;
  leave(): Promise<void>;
}

export function startWalk(walk: Walk): Walker {
  const pages = new Map<Persona, Page>();
  return {
    async see(place, locales = walk.locales) {
      const page = pages.get(place.persona) ?? (await enter(walk, place.persona));
      pages.set(place.persona, page);
      return visit(page, { ...walk, place, locales });
    },
    async leave() {
      for (const page of pages.values()) await page.context().close();
    },
  };
}

/** A page of the app as a persona sees it. What moves would be seen between two places. */
async function enter({ browser, appUrl }: Walk, persona: Persona): Promise<Page> {
  const context = await browser.newContext({ baseURL: appUrl, reducedMotion: 'reduce', colorScheme: 'light' });
  context.setDefaultTimeout(15_000);
  await signInAs(context, appUrl, persona);
  // Every place is visited for the first time: it starts at its top.
  await context.addInitScript(() => {
    if (window === window.top && window.location.protocol.startsWith('http')) sessionStorage.clear();
  });
  const page = await context.newPage();
  await page.goto(stillPage);
  return page;
}
