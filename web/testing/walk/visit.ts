import type { ConsoleMessage, Frame, Page, Request } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { answerOtherwise } from './answers.ts';
import { letCallsGo } from './calls.ts';
import { findCutChoices, findOverflow, findTextProblems } from './inspect.ts';
import { findViolations, type Judgement, judgedAtEachWidth, judgementOf, type Look } from './judge.ts';
import type { Made } from './personas.ts';
import type { Place } from './place.ts';

const localeKey = 'plainclause.locale';
/** Of the app, and of nothing that runs. From a page of nobody the browser would go on in another process. */
export const stillPage = '/favicon.svg';

export interface View extends Look {
  place: Place;
}

export interface Visit {
  appUrl: string;
  made: Made;
  place: Place;
  locales: readonly Locale[];
  /** Judge colours, names and roles too, which takes much of the time. */
  axe: boolean;
  /** Called for each view while it is shown. */
  onView?: ((page: Page, view: View) => Promise<void>) | undefined;
}

export interface Seen {
  titles: Map<Locale, string>;
  /** What is wrong, each with its language. */
  problems: string[];
}

const themes = ['light', 'dark'] as const;
const drawnWithinMs = 500;
/** The narrowest that a page must fit: what fits there fits a phone of 390 too, for which nothing is laid out otherwise. */
const narrowest = 320;
/** 200 % zoom of an ordinary screen. Long words are German, Arabic runs the other way: what fits in both fits in all. */
const zoomedTwice = 640;
const zoomed: Record<Locale, number[]> = {
  en: [zoomedTwice, narrowest],
  es: [narrowest],
  fr: [narrowest],
  de: [zoomedTwice, narrowest],
  ar: [zoomedTwice, narrowest],
};

/**
 * Shows a place in each language, in both themes and at each width: its titles, and what is wrong with it. The page stands
 * at an address of the app and goes from place to place: to start one anew takes longer than to look at it. For the same
 * reason it is turned to the next language where it stands, which also shows that nothing of the last stays behind.
 */
export async function visit(page: Page, asked: Visit): Promise<Seen> {
  const { place, locales } = asked;
  const problems = new Set<string>();
  const titles: Seen['titles'] = new Map();
  let spoken: Locale | undefined;
  for (const locale of locales) {
    const note = (problem: string) => problems.add(`${locale}: ${problem}`);
    const turned = spoken && !place.momentary;
    const stopListening = listen(page, asked, note, { fromArrival: !turned });
    try {
      await page.setViewportSize({ width: widthsOf(place)[0], height: 900 });
      // Not before: what was shown until now may still send requests.
      await answerOtherwise(page, place.answers ?? {}, locale);
      if (turned) await turnTo(page, place, locale);
      else await arrive(page, asked, locale);
      spoken = locale;
      titles.set(locale, await look(page, asked, locale, note));
    } catch (error) {
      note(String(error).split('\nCall log')[0] ?? '');
      spoken = undefined;
    } finally {
      stopListening();
      if (place.momentary) await leave(page);
    }
  }
  if (!place.momentary) await leave(page);
  return { titles, problems: [...problems] };
}

const widthsOf = ({ narrow }: Place): [number, ...number[]] => (narrow ? [390] : [1280, 390]);

/** Widths at which a page is looked at and not only fitted. */
const lookedAt = ({ place, onView }: Visit, locale: Locale) => {
  const [widest, ...others] = widthsOf(place);
  return onView || judgedAtEachWidth.includes(locale) ? [widest, ...others] : [widest];
};

/** Inspects the current page, in both themes and at each width; answers its title. */
async function look(page: Page, asked: Visit, locale: Locale, note: (problem: string) => void): Promise<string> {
  const { place, onView } = asked;
  const widths = lookedAt(asked, locale);
  for (const problem of await findTextProblems(page, locale)) note(problem);
  // Before the page is made narrower, which may close what is open; set a little after the words of a page that stood.
  const title = await page.title();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const problem of [...(await findOverflow(page)), ...(await findCutChoices(page))])
      note(`at ${width} px: ${problem}`);
    for (const theme of themes) {
      const view = { locale, theme, width };
      const judgement = asked.axe ? judgementOf(view, widthsOf(place)) : null;
      if (!judgement && !onView) continue;
      await wear(page, theme);
      const found = judgement ? await judge(page, judgement, await partOf(page, place)) : [];
      for (const problem of found) note(`${theme}, ${width} px: ${problem}`);
      await onView?.(page, { place, ...view });
    }
  }
  await wear(page, 'light');
  for (const width of zoomed[locale]) {
    await page.setViewportSize({ width, height: 640 });
    for (const problem of await findOverflow(page)) note(`at ${width} px: ${problem}`);
  }
  return title;
}

/** A call that waits for its answer ends here; let go of, it would reach the server after all. */
async function leave(page: Page) {
  await page.evaluate(() => window.stop());
  await letCallsGo(page);
}

/** Opens the page as someone who comes for the first time and has chosen a language, and brings it into its state. */
async function arrive(page: Page, asked: Visit, locale: Locale) {
  const { place, made } = asked;
  await page.evaluate(
    ([key, chosen]) => {
      localStorage.clear();
      localStorage.setItem(key, chosen);
    },
    [localeKey, locale] as const,
  );
  const path = typeof place.path === 'string' ? place.path : place.path(made);
  // Where it stands already, a browser would keep the document or what its entry in the history holds.
  if (new URL(path, page.url()).pathname === new URL(page.url()).pathname) await page.goto(stillPage);
  await page.goto(path);
  await settle(page, place, locale);
  await place.open?.(page, locale);
}

/** Another language is chosen in another window, so that nothing that is open here is closed. */
async function turnTo(page: Page, place: Place, locale: Locale) {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    },
    [localeKey, locale] as const,
  );
  await settle(page, place, locale);
  await page.evaluate(
    (patience) =>
      Promise.race([
        new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        new Promise((waited) => setTimeout(waited, patience)),
      ]),
    drawnWithinMs,
  );
}

/** Waits until the page is drawn, in its language, with all that it asked for. */
async function settle(page: Page, place: Place, locale: Locale) {
  const shown = {
    locale,
    unfinished: place.busy ? '.skeleton:not([data-to-come] *)' : '.skeleton, .loading, ul[aria-busy=true]',
  };
  const isSettled = ({ locale, unfinished }: typeof shown) => {
    const main = document.querySelector('main');
    const drawn = Boolean(main?.querySelector('h1')) && !main?.querySelector(unfinished);
    return drawn && document.documentElement.lang === locale && document.fonts.status === 'loaded';
  };
  // Asked by the clock: a page that nobody sees may go without a frame for long.
  await page.waitForFunction(isSettled, shown, { timeout: 20_000, polling: 50 });
}

/** Records what goes wrong until stopped. What a page breaks off when it is left for the next is neither's. */
function listen(
  page: Page,
  { appUrl, place }: Visit,
  note: (problem: string) => void,
  { fromArrival }: { fromArrival: boolean },
): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !(place.failing && isOfFailure(message.text())))
      note(`console: ${message.text()}`);
  };
  const onError = (error: Error) => note(`exception: ${error}`);
  const onRequest = (request: Request) => {
    if (isForeign(request, appUrl, place)) note(`third party: ${request.url()}`);
  };
  const start = () => void page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  const onNavigated = (frame: Frame) => {
    if (frame !== page.mainFrame() || frame.url().endsWith(stillPage)) return;
    page.off('framenavigated', onNavigated);
    start();
  };
  if (fromArrival) page.on('framenavigated', onNavigated);
  else start();
  return () => {
    page.off('framenavigated', onNavigated);
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  };
}

/** What browsers and the client itself write about a call that fails. React adds what it was drawing. */
const isOfFailure = (text: string) => /Failed to load resource|Mutation error|dynamically imported module/.test(text);

function isForeign(request: Request, appUrl: string, place: Place): boolean {
  const { origin, protocol, port } = new URL(request.url());
  if (!protocol.startsWith('http') || origin === appUrl) return false;
  const ofLocalStripe = Number(port) === Number(new URL(appUrl).port) + 1;
  return !(place.cardFields && ofLocalStripe);
}

/** What is wrong, and still wrong a moment later: a page may be judged while it is drawn. */
async function judge(page: Page, judgement: Judgement, part: string | null): Promise<string[]> {
  const found = await findViolations(page, judgement, part);
  if (found.length === 0) return [];
  await page.waitForTimeout(drawnWithinMs);
  return findViolations(page, judgement, part);
}

/** Colours on their way from one theme to the other are neither's. */
async function wear(page: Page, theme: 'light' | 'dark') {
  await page.evaluate(
    async ([chosen, patience]) => {
      const { dataset } = document.documentElement;
      if (dataset.theme === chosen) return;
      dataset.theme = chosen;
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      // One whose element goes while it runs never ends.
      await Promise.race([
        Promise.allSettled(transitions.map(({ finished }) => finished)),
        new Promise((waited) => setTimeout(waited, patience)),
      ]);
    },
    [theme, drawnWithinMs] as const,
  );
}

/** The page below a dialog is out of reach, and judged at a place of its own. */
async function partOf(page: Page, { part }: Place): Promise<string | null> {
  if ((await page.locator('dialog[open]').count()) > 0) return 'dialog[open]';
  return part && (await page.locator(part).count()) > 0 ? part : null;
}
