import type { Page } from 'playwright-core';

/**
 * The letters of the pages' own text that lie under the highlighter's strokes, as the library that draws the pages puts
 * them: a character does when its middle does. In the order in which the file draws them.
 */
export function lettersUnderMarks(page: Page): Promise<string> {
  return page.evaluate(() => {
    const under: string[] = [];
    for (const article of document.querySelectorAll('article[data-page]')) {
      const marks = [...article.querySelectorAll('mark[data-place]')].map((mark) => mark.getBoundingClientRect());
      if (marks.length === 0) continue;
      const walker = document.createTreeWalker(article.querySelector('.textLayer') ?? article, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let at = 0; at < node.length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const x = (left + right) / 2;
          const y = (top + bottom) / 2;
          if (marks.some((mark) => x > mark.left && x < mark.right && y > mark.top && y < mark.bottom))
            under.push(node.data.charAt(at));
        }
      }
    }
    return under
      .join('')
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]/gu, '');
  });
}
