import type { Page } from 'playwright-core';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { messageKeys, readsAsOther } from './texts.ts';

interface Shown {
  words: string;
  where: string;
  /** In a language of its own: contracts, what was once written about them, and people's words. */
  foreign: boolean;
}

const keys = new Set(messageKeys());

/** What is wrong with the words of the page that is shown: raw keys, holes, and words left in another language. */
export async function findTextProblems(page: Page, locale: Locale): Promise<string[]> {
  const { shown, lang, dir } = await page.evaluate(readPage, locale);
  const problems = new Set<string>();
  for (const { words, where, foreign } of shown) {
    for (const word of words.match(/[a-z0-9]+(?:_[a-z0-9]+)+/g) ?? []) {
      if (keys.has(word)) problems.add(`the key ${word} ${where}`);
    }
    if (/\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date/.test(words)) problems.add(`“${words}” ${where}`);
    const other = foreign ? null : readsAsOther(words, locale);
    if (other) problems.add(`“${words}” (${other}) ${where}`);
  }
  if (lang !== locale) problems.add(`the page says it is in ${lang}`);
  if (dir !== (locale === 'ar' ? 'rtl' : 'ltr')) problems.add(`the page runs ${dir}`);
  return [...problems];
}

/** Every text and name that a reader meets, toasts with them. */
function readPage(locale: string) {
  const shown = new Map<string, Shown>();
  const note = (text: string, where: string, element: Element) => {
    const words = text.trim();
    const foreign = Boolean(element.closest(`[lang]:not(html):not([lang=${locale}]), bdi, pre, iframe`));
    if (words) shown.set(`${words} ${where} ${foreign}`, { words, where, foreign });
  };
  const named = ['aria-label', 'placeholder', 'alt', 'title'];
  const page = document.querySelector('dialog[open]') ?? document.body;
  for (const root of [page, ...document.querySelectorAll('[popover]')]) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || /^(SCRIPT|STYLE)$/.test(parent.tagName)) continue;
      if (parent.checkVisibility()) note(node.textContent ?? '', 'is shown', parent);
    }
    for (const element of root.querySelectorAll(named.map((name) => `[${name}]`).join())) {
      for (const name of named) note(element.getAttribute(name) ?? '', `is a ${name}`, element);
    }
  }
  const { lang, dir } = document.documentElement;
  return { shown: [...shown.values()], lang, dir };
}

const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
/** A page that was just made narrower may be measured between two layouts. */
const laidOutWithinMs = 5000;
/** Asked by the clock: a page that nobody sees may go without a frame for long. */
const askedEveryMs = 50;

/** What is wider than the screen, by its tag and classes. */
export async function findOverflow(page: Page): Promise<string[]> {
  if (await page.evaluate(fits)) return [];
  const fitting = page.waitForFunction(fits, null, { timeout: laidOutWithinMs, polling: askedEveryMs });
  const isFitting = await fitting.then(
    () => true,
    () => false,
  );
  if (isFitting) return [];
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (right > width + 1 || left < -1);
    });
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    const named = innermost.slice(0, 3).map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
    return [`scrolls sideways (${root.scrollWidth} px): ${named.join(' | ')}`];
  });
}

/** Choices of which a select has no room for every word. */
export async function findCutChoices(page: Page): Promise<string[]> {
  const until = Date.now() + laidOutWithinMs;
  let cut = await page.evaluate(readCutChoices);
  while (cut.length > 0 && Date.now() < until) {
    await page.waitForTimeout(100);
    cut = await page.evaluate(readCutChoices);
  }
  return cut.map((text) => `no room for “${text}”`);
}

function readCutChoices(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('select')].flatMap((select) => {
    if (!pen || !select.checkVisibility()) return [];
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
    pen.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
  });
}
