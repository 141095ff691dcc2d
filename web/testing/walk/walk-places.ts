import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import { sharedBrowser } from '../browser.ts';
import { judgedAtEachWidth } from './judge.ts';
import type { Place } from './place.ts';
import { startWalk, type Walker } from './walk.ts';

/** Where only some pages changed, the others are left out (`npm test -- --changed`). */
const walkedRoutes = process.env.WALKED_ROUTES?.split(',');

/**
 * A test for each place: it is whole in its languages, themes and widths. No error, nothing cut off, nothing untranslated,
 * no accessibility fault, no request to another site, and a title in the language of the page.
 */
export function walkPlaces(places: Place[]) {
  const asked = places.filter(({ route }) => walkedRoutes?.includes(route.replace('reset-password/', '')) ?? true);
  let walker: Walker;

  if (asked.length === 0) {
    test.skip('nothing here has changed', () => {});
    return;
  }

  beforeAll(async () => {
    walker = startWalk({
      browser: await sharedBrowser(),
      appUrl: inject('appUrl'),
      made: inject('made'),
      locales,
      axe: true,
    });
  });

  afterAll(() => walker?.leave());

  // Pages that wait for the server take long on a machine that does other work as well.
  test.each(asked)('$name', { timeout: 240_000 }, async (place) => {
    const { problems, titles } = await walker.see(place, seenIn(place));
    expect(problems).toEqual([]);
    expect(untitled(place, titles)).toEqual([]);
  });
}

const byTurns: readonly Locale[] = ['de', 'es', 'fr'];

/**
 * Every language; but what is only there for a moment must be brought about anew for each, which takes most of the time of
 * a walk: in both directions of reading, and one of the other languages, which take turns.
 */
function seenIn({ name, momentary }: Place): readonly Locale[] {
  if (!momentary) return locales;
  const turn = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % byTurns.length;
  return locales.filter((locale) => judgedAtEachWidth.includes(locale) || locale === byTurns[turn]);
}

/** Titles that do not name the product, or that are left in English. */
function untitled(place: Place, titles: Map<string, string>): string[] {
  const english = titles.get('en');
  return [...titles]
    .filter(([locale, title]) => {
      const untranslated = locale !== 'en' && !place.titleStays && title === english;
      return !title.endsWith('Plainclause') || untranslated;
    })
    .map(([locale, title]) => `${locale}: ${title}`);
}
