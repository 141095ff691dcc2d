import { expect, test } from 'vitest';
import { tidyFormatted } from './contract-formatted-tidy';

function tidied(html: string, text = '', blocks: Parameters<typeof tidyFormatted>[2] = []) {
  const root = document.createElement('div');
  root.innerHTML = html;
  tidyFormatted(root, text, blocks);
  return root;
}

test('a table and a list of Arabic words begin at the right, whatever the interface’s language', () => {
  const root = tidied(
    '<table><tr><td><p>المعدات</p></td><td><p>العدد</p></td></tr></table><ol><li>أحكام عامة</li></ol><ul><li>Fees</li></ul>',
  );
  const directions = [...root.querySelectorAll<HTMLElement>('table, ol, ul')].map(({ dir }) => dir);
  expect(directions).toEqual(['rtl', 'rtl', 'ltr']);
});

test('clauses get back the numbers that Word counted, and headings stand below the page’s own', () => {
  const text = 'Lease\n\n2.1 The rent is due.';
  const block = { level: 1, page: null } as const;
  const root = tidied('<h1>Lease</h1><ol><li>The rent is due.</li></ol>', text, [
    { ...block, kind: 'heading', number: null, start: 0, end: 5 },
    { ...block, kind: 'list-item', number: '2.1', start: 7, end: text.length },
  ]);
  expect(root.querySelector('h3')?.textContent).toBe('Lease');
  expect(root.querySelector('li')?.textContent).toBe('2.1 The rent is due.');
});

test('pictures without a source are left out', () => {
  expect(tidied('<p>Seal <img src=""></p>').querySelector('img')).toBeNull();
});
