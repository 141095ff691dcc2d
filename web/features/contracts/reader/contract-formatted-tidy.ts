import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import { foldText } from '#src/kernel/folding.ts';
import { directionOfText } from '#web/lib/text-direction.ts';

/** How far ahead a paragraph's block is looked for: some blocks have no paragraph of their own. */
const lookAhead = 60;

/** Sets a formatted document into the page: headings below the page's own, directions by content, clause numbers. */
export function tidyFormatted(root: ParentNode, text: string, blocks: readonly TextBlock[]): void {
  for (const image of root.querySelectorAll('img')) {
    if (!image.getAttribute('src')) image.remove();
    else if (!image.hasAttribute('alt')) image.alt = '';
  }
  lowerHeadings(root);
  for (const element of root.querySelectorAll<HTMLElement>('p, h3, h4, h5, h6, li, table, td, th, ol, ul')) {
    // What holds figures alone runs as what is around it.
    if (/\p{L}/u.test(element.textContent ?? '')) element.dir = directionOfText(element.textContent ?? '');
  }
  numberClauses(root, text, blocks);
}

function lowerHeadings(root: ParentNode): void {
  let above = 0;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    above = Math.min(Number(heading.tagName.slice(1)), above + 1, 4);
    const lower = document.createElement(`h${above + 2}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

/** Word counts its clauses itself and the converter does not: the numbers come from the contract's text. */
function numberClauses(root: ParentNode, text: string, blocks: readonly TextBlock[]): void {
  const wordsOf = (part: string) => foldText(part, { joined: true }).folded;
  const words = blocks.map(({ start, end, number }) => wordsOf(text.slice(start + (number?.length ?? 0), end)));
  let from = 0;
  for (const element of root.querySelectorAll<HTMLElement>('p, h3, h4, h5, h6, li')) {
    if (element.closest('table')) continue;
    const own = wordsOf(ownText(element));
    if (own === '') continue;
    const ahead = words.slice(from, from + lookAhead).indexOf(own);
    if (ahead < 0) continue;
    const number = blocks[from + ahead]?.number;
    from += ahead + 1;
    if (number) prependNumber(element, number);
  }
}

/** The words of an element without those of the lists inside it. */
const ownText = (element: Element) =>
  [...element.childNodes]
    .filter((node) => !(node instanceof Element && /^(OL|UL|P)$/.test(node.tagName)))
    .map((node) => node.textContent)
    .join('');

function prependNumber(element: HTMLElement, number: string): void {
  const shown = document.createElement('span');
  shown.dataset.clauseNumber = '';
  shown.textContent = `${number} `;
  element.prepend(shown);
  if (element.tagName === 'LI') element.dataset.numbered = '';
}
