import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Asked {
  /** What is judged, instead of the whole page. */
  part?: string | null;
  /** The rules that count; by default all of them. */
  only?: readonly string[] | undefined;
  /** Rules that do not. */
  except?: readonly string[];
}

/** Brings axe into the page, once for each document. It keeps no HTML: to copy that of all it looks at takes long. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => window.axe.configure({ noHtml: true }));
}

/**
 * What axe finds wrong with a page as it stands: the rule, and the first element that breaks it. No page of ours has
 * frames but the card fields of Stripe, which are not ours to judge.
 */
export async function findFaults(page: Page, { part = null, only, except = [] }: Asked = {}): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ({ part, only, except }) => {
      const { violations } = await window.axe.run(
        { ...(part ? { include: part } : {}), exclude: 'iframe' },
        {
          // To describe what is right takes most of the time on a long page; what it would load ahead no rule of ours asks.
          ...{ resultTypes: ['violations'], elementRef: true, selectors: false, preload: false },
          ...(only ? { runOnly: [...only] } : {}),
          rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
        },
      );
      return violations.map(({ id, nodes }) => {
        const more = nodes.length > 1 ? ` and ${nodes.length - 1} more` : '';
        return `${id}: ${nodes[0]?.element?.outerHTML.slice(0, 160)}${more}`;
      });
    },
    { part, only, except },
  );
}
