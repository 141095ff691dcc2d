import type { ConsoleMessage, Page, Request } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { answerOtherwise } from './answers.ts';
import { findCutChoices, findOverflow, findTextProblems } from './inspect.ts';
import { findViolations, type Look, rulesFor } from './judge.ts';
import type { Made } from './personas.ts';
import type { Place } from './place.ts';
import { textIn } from './texts.ts';

export interface View extends Look {
  place: Place;
}

export interface Visit {
  appUrl: string;
  made: Made;
  place: Place;
  locale: Locale;
  /** The language in which the page already shows the place. */
  from?: Locale | undefined;
  /** Judge colours, names and roles too, which takes much of the time. */
  axe: boolean;
  /** Told of each view while it is shown. */
  onView?: ((page: Page, view: View) => Promise<void>) | undefined;
}

const themes = ['light', 'dark'] as const;
/** 200 % zoom of an ordinary screen, and the narrowest that a page must fit. */
const zoomed = [640, 320];

/**
 * Shows a place in one language, in both themes and at each width: its title, and what is wrong with it. The page stands
 * at an address of the app and goes from place to place: to start one anew takes longer than to look at it.
 */
export async function visit(page: Page, asked: Visit): Promise<{ title: string; problems: string[] }> {
  const { place, locale, onView } = asked;
  const widths = place.narrow ? [390] : [1280, 390];
  const problems = new Set<string>();
  let title = '';
  const stopListening = listen(page, asked, (problem) => problems.add(problem));
  try {
    await page.setViewportSize({ width: widths[0] ?? 1280, height: 900 });
    // Not before: what stood here until now may still ask for something.
    await answerOtherwise(page, place.answers ?? {}, locale);
    await (asked.from ? turnTo(page, locale, asked.from) : arrive(page, asked));
    await settle(page, asked);
    title = await page.title();
    await place.open?.(page, locale);
    for (const problem of await findTextProblems(page, locale)) problems.add(problem);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const problem of [...(await findOverflow(page)), ...(await findCutChoices(page))])
        problems.add(`at ${width} px: ${problem}`);
      for (const theme of themes) {
        const look = { locale, theme, width };
        const rules = asked.axe ? rulesFor(look, widths) : null;
        if (!rules && !onView) continue;
        await wear(page, theme);
        const found = rules ? await findViolations(page, rules, await partOf(page, place)) : [];
        for (const problem of found) problems.add(`${theme}, ${width} px: ${problem}`);
        await onView?.(page, { place, ...look });
      }
    }
    for (const width of zoomed) {
      await page.setViewportSize({ width, height: 640 });
      for (const problem of await findOverflow(page)) problems.add(`at ${width} px: ${problem}`);
    }
    // The title of a page that stood is set a little after its words.
    if (asked.from) title = await page.title();
  } catch (error) {
    problems.add(String(error).split('\nCall log')[0] ?? '');
  } finally {
    stopListening();
  }
  return { title, problems: [...problems] };
}

/** A call that waits for its answer ends here; let go of, it would reach the server after all. */
export async function leave(page: Page) {
  await page.evaluate(() => window.stop());
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Opens the page as somebody who comes for the first time and has chosen a language. */
async function arrive(page: Page, { place, locale, made }: Visit) {
  await page.evaluate((chosen) => {
    localStorage.clear();
    localStorage.setItem('plainclause.locale', chosen);
  }, locale);
  await page.goto(typeof place.path === 'string' ? place.path : place.path(made));
}

/** Chooses another language as a reader of the page does. */
async function turnTo(page: Page, locale: Locale, from: Locale) {
  await page
    .locator('header')
    .getByRole('button', { name: textIn(from, 'nav_language') })
    .click();
  await page.locator(`header [role=menuitemradio][lang=${locale}]`).click();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Waits until the page is drawn, in its language, with all that it asked for. */
async function settle(page: Page, { place, locale }: Visit) {
  const shown = { locale, unfinished: place.busy ? '.skeleton' : '.skeleton, .loading, ul[aria-busy=true]' };
  const isSettled = ({ locale, unfinished }: typeof shown) => {
    const main = document.querySelector('main');
    const drawn = Boolean(main?.querySelector('h1')) && !main?.querySelector(unfinished);
    return drawn && document.documentElement.lang === locale && document.fonts.status === 'loaded';
  };
  await page.waitForFunction(isSettled, shown, { timeout: 20_000 });
}

/** Notes what goes wrong until it is told to stop. */
function listen(page: Page, { appUrl, place }: Visit, note: (problem: string) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !(place.failing && isOfFailure(message.text())))
      note(`console: ${message.text()}`);
  };
  const onError = (error: Error) => note(`exception: ${error}`);
  const onRequest = (request: Request) => {
    if (isForeign(request, appUrl, place)) note(`third party: ${request.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  return () => void page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
}

/** What browsers and the client itself write about a call that fails. React adds what it was drawing. */
const isOfFailure = (text: string) => /Failed to load resource|Mutation error|dynamically imported module/.test(text);

function isForeign(request: Request, appUrl: string, place: Place): boolean {
  const { origin, protocol, port } = new URL(request.url());
  if (!protocol.startsWith('http') || origin === appUrl) return false;
  const ofLocalStripe = Number(port) === Number(new URL(appUrl).port) + 1;
  return !(place.cardFields && ofLocalStripe);
}

async function wear(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

/** The page below a dialog is out of reach, and judged at a place of its own. */
async function partOf(page: Page, { part }: Place): Promise<string | null> {
  if ((await page.locator('dialog[open]').count()) > 0) return 'dialog[open]';
  return part && (await page.locator(part).count()) > 0 ? part : null;
}
