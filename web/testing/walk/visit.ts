import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findOverflow, findTextProblems } from './inspect.ts';
import { type Made, type Persona, signInAs } from './personas.ts';
import { type Place, places } from './places.ts';
import type { WalkLocale } from './texts.ts';

export interface View {
  place: Place;
  locale: WalkLocale;
  theme: 'light' | 'dark';
  width: number;
}

export interface Walk {
  browser: Browser;
  appUrl: string;
  made: Made;
  persona: Persona;
  locale: WalkLocale;
  /** Only places for which this holds. */
  only?: (place: Place) => boolean;
  /** Judge colours, names and roles too, which takes most of the time. */
  axe: boolean;
  widths?: number[];
  /** Told of each view while it is shown. */
  onView?: (page: Page, view: View) => Promise<void>;
}

/** Titles by place and language, from all walks. */
export type Titles = Map<string, string>;

/** Shows every place of a persona in one language, in both themes and at each width, and lists what is wrong. */
export async function walk(options: Walk, titles: Titles): Promise<string[]> {
  const { browser, appUrl, persona, locale, only = () => true } = options;
  const context = await browser.newContext({ baseURL: appUrl, reducedMotion: 'reduce', colorScheme: 'light' });
  try {
    await signInAs(context, appUrl, persona);
    await context.addInitScript((chosen) => {
      if (window.location.protocol.startsWith('http')) localStorage.setItem('plainclause.locale', chosen);
    }, locale);
    const found: string[] = [];
    for (const place of places.filter((each) => each.persona === persona && only(each))) {
      const problems = await visit(context, { ...options, place, titles });
      found.push(...problems.map((problem) => `${place.name} (${locale}): ${problem}`));
    }
    return found;
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, options: Walk & { place: Place; titles: Titles }): Promise<string[]> {
  const { place, locale, made, titles, axe } = options;
  const widths = (options.widths ?? [1280, 390]).filter((width) => !place.narrow || width < 1024);
  const problems = new Set<string>();
  const page = await context.newPage();
  try {
    listen(page, options.appUrl, (problem) => problems.add(problem));
    await answerOtherwise(page, place.answers ?? {});
    await page.setViewportSize({ width: widths[0] ?? 1280, height: 900 });
    await page.goto(typeof place.path === 'string' ? place.path : place.path(made));
    await settled(page, place);
    titles.set(`${place.name} ${locale}`, await page.title());
    await place.open?.(page, locale);
    for (const problem of await findTextProblems(page, locale)) problems.add(problem);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const problem of await findOverflow(page)) problems.add(`at ${width} px: ${problem}`);
      for (const theme of ['light', 'dark'] as const) {
        await wear(page, theme);
        if (axe) {
          for (const problem of await findViolations(page, theme)) problems.add(`${theme}, ${width} px: ${problem}`);
        }
        await options.onView?.(page, { place, locale, theme, width });
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const problem of await findOverflow(page)) problems.add(`at 320 px: ${problem}`);
  } catch (error) {
    problems.add(String(error).split('\nCall log')[0] ?? '');
  } finally {
    await page.close();
  }
  return [...problems];
}

function listen(page: Page, appUrl: string, note: (problem: string) => void) {
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`exception: ${error}`));
  page.on('request', (request) => {
    const { origin, protocol, href } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== appUrl) note(`third party: ${href}`);
  });
}

async function answerOtherwise(page: Page, answers: Record<string, Record<string, unknown>>) {
  for (const [path, changes] of Object.entries(answers)) {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changes } });
    });
  }
}

/** Waits until what the page is about is shown, in its own letters. */
async function settled(page: Page, place: Place) {
  await page.waitForFunction(
    (busy) => {
      const main = document.querySelector('main');
      const working = !busy && main?.querySelector('.skeleton, .loading');
      return document.fonts.status === 'loaded' && Boolean(main?.querySelector('h1')) && !working;
    },
    place.busy ?? false,
    { timeout: 20_000 },
  );
}

async function wear(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

/** The themes differ in their colours alone: names, roles and structure are judged in the light one. */
async function findViolations(page: Page, theme: View['theme']): Promise<string[]> {
  const judge = new AxeBuilder({ page }).setLegacyMode(true);
  if (theme === 'dark') judge.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await judge.analyze();
  return violations.map(({ id, nodes: [first, ...others] }) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${id}: ${first?.html.slice(0, 160)}${more}`;
  });
}
