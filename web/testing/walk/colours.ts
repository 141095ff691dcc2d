import type { Page } from 'playwright-core';
import { bringAxe } from '../axe.ts';

export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What was judged and found right. The same ink on the same ground is as easy to read wherever it stands. */
const right = new Set<string>();

/** Texts whose colours are hard to read, in `part` alone where one is named. What looks like others before is not judged again. */
export async function findColourFaults(page: Page, part: string | null): Promise<string[]> {
  await bringAxe(page);
  const { faults, looks } = await page.evaluate(judgeNewLooks, { part, known: [...right], rules: colourRules });
  for (const look of looks) right.add(look);
  return faults;
}

/** Runs in the page: what is wrong with the looks that are not known, and those that are right. */
async function judgeNewLooks({ part, known, rules }: { part: string | null; known: string[]; rules: string[] }) {
  const outOfReach = ':disabled, [aria-disabled=true], [aria-hidden=true], [aria-hidden=true] *, iframe';

  interface Ground {
    /** The backgrounds as far as one can be seen through. */
    colours: string[];
    /** What is done to it all by what holds it. */
    veils: string[];
    /** It may lie over anything. */
    afloat: boolean;
    /** Of pictures axe says nothing. */
    pictured: boolean;
  }
  const grounds = new Map<Element | null, Ground>([[null, { colours: [], veils: [], afloat: false, pictured: false }]]);
  function groundOf(element: Element | null): Ground {
    const found = grounds.get(element);
    if (found || !element) return found as Ground;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, position, zIndex } = style;
    const below = groundOf(element.parentElement);
    const opaque = !/^rgba|\/|transparent/.test(backgroundColor);
    const own = backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [backgroundColor];
    const veil = `${style.opacity} ${style.filter} ${style.mixBlendMode}`;
    const isPlaced = zIndex !== 'auto' || !['static', 'relative'].includes(position);
    const ground = {
      colours: opaque ? own : [...below.colours, ...own],
      veils: veil === '1 none normal' ? below.veils : [...below.veils, veil],
      afloat: !opaque && (below.afloat || isPlaced),
      pictured: backgroundImage !== 'none' || (!opaque && below.pictured),
    };
    grounds.set(element, ground);
    return ground;
  }

  const inkOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow].join();
  };
  /** How a link within a text is told from it. */
  function linkLook(link: Element): string {
    let block = link.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    const isAlone = block?.textContent?.trim() === link.textContent?.trim();
    const { textDecorationLine, borderBottom } = getComputedStyle(link);
    return block && !isAlone ? [inkOf(link), textDecorationLine, borderBottom, inkOf(block)].join() : 'alone';
  }

  const root = (part && document.querySelector(part)) || document.body;
  const texts = new Set<Element>(root.querySelectorAll('input, select, textarea'));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && node.textContent?.trim()) texts.add(node.parentElement);

  const judged = new Set(known);
  const fresh = new Map<Element, { look: string; link: Element | null }>();
  for (const element of texts) {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const { colours, veils, afloat, pictured } = groundOf(element);
    if (!isSeen || width <= 1 || height <= 1 || pictured || element.matches(outOfReach)) continue;
    const link = element.closest('a[href], [role=link]');
    const look = [inkOf(element), ...colours, ...veils, link ? linkLook(link) : ''].join(' | ');
    if (afloat || !judged.has(look)) fresh.set(element, { look: afloat ? '' : look, link });
  }
  if (fresh.size === 0) return { faults: [], looks: [] };

  const asked = [...fresh].map(([element, { link }]) => link ?? element);
  const { violations, incomplete, passes } = await window.axe.run(
    { include: asked, exclude: 'iframe' },
    { runOnly: rules, elementRef: true, selectors: false, preload: false },
  );
  const elementsOf = (results: typeof passes) =>
    new Set(results.flatMap(({ nodes }) => nodes.map((node) => node.element)));
  const passed = elementsOf(passes.filter(({ id }) => id === 'color-contrast'));
  const open = elementsOf([...violations, ...incomplete]);
  return {
    faults: violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.element?.outerHTML.slice(0, 160)} of ${nodes.length}`,
    ),
    looks: [...fresh]
      .filter(
        ([element, { look, link }]) => look && passed.has(element as HTMLElement) && !open.has(link as HTMLElement),
      )
      .map(([, { look }]) => look),
  };
}
