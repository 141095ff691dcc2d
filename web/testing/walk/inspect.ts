import type { Page } from 'playwright-core';
import { englishOnly, messageKeys, type WalkLocale } from './texts.ts';

/** What is wrong with the words of the page that is shown: raw keys, holes, and English left in another language. */
export async function findTextProblems(page: Page, locale: WalkLocale): Promise<string[]> {
  return page.evaluate(
    ({ keys, english, locale }) => {
      const known = new Set(keys);
      const untranslated = new Set(english);
      const problems = new Set<string>();
      const look = (text: string, where: string, inOwnLanguage: boolean) => {
        const words = text.trim();
        for (const word of words.match(/[a-z0-9]+(?:_[a-z0-9]+)+/g) ?? []) {
          if (known.has(word)) problems.add(`the key ${word} ${where}`);
        }
        if (/\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date/.test(words)) problems.add(`“${words}” ${where}`);
        if (!inOwnLanguage && untranslated.has(words)) problems.add(`English “${words}” ${where}`);
      };
      // Contracts and what was once written about them keep their language; people's words are in `bdi`.
      const foreign = (element: Element | null) =>
        Boolean(element?.closest(`[lang]:not(html):not([lang=${locale}]), bdi, pre, iframe`));
      const root = document.querySelector('dialog[open]') ?? document.body;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || /^(SCRIPT|STYLE)$/.test(parent.tagName)) continue;
        if (parent.checkVisibility()) look(node.textContent ?? '', 'is shown', foreign(parent));
      }
      for (const element of root.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
        for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
          const value = element.getAttribute(name);
          if (value) look(value, `is a ${name}`, foreign(element));
        }
      }
      const { lang, dir } = document.documentElement;
      if (lang !== locale) problems.add(`the page says it is in ${lang}`);
      if (dir !== (locale === 'ar' ? 'rtl' : 'ltr')) problems.add(`the page runs ${dir}`);
      return [...problems];
    },
    { keys: messageKeys(), english: locale === 'en' ? [] : englishOnly(locale), locale },
  );
}

const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
/** A page that was just made narrower may be measured between two layouts. */
const laidOutWithinMs = 2000;

/** What is wider than the screen, by its tag and classes. */
export async function findOverflow(page: Page): Promise<string[]> {
  const fitting = page.waitForFunction(fits, null, { timeout: laidOutWithinMs });
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
