import { afterEach, expect, test, vi } from 'vitest';
import { foldText } from '#src/kernel/folding.ts';
import { drawFound, eraseFound, formattedText } from './contract-formatted-found';
import { findWords } from './contract-search';

afterEach(() => {
  vi.unstubAllGlobals();
});

const html =
  '<p><span data-clause-number="">2.1 </span>The <strong>Cli</strong>ent pays the fee</p><p>late: a fee of £2.</p>';

function paper() {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

function found(words: string, chosen = 0) {
  const root = paper();
  const text = formattedText(root);
  const places = findWords(text, foldText(text), words) ?? [];
  return { root, found: { places, current: places[chosen] ?? null } };
}

test('a formatted file is searched as it is shown: with its numbers, and words whole however they are set', () => {
  expect(formattedText(paper())).toBe('2.1 The Client pays the fee\nlate: a fee of £2.');
});

test('the place one is at is a stretch of the document, over elements and paragraphs too', () => {
  const textOf = ({ root, found: places }: ReturnType<typeof found>) => drawFound(root, places)?.toString();
  expect(textOf(found('client'))).toBe('Client');
  expect(textOf(found('fee', 1))).toBe('fee');
  expect(textOf(found('fee late'))).toBe('feelate');
  expect(textOf(found('2.1'))).toBe('2.1');
  expect(textOf(found('nowhere'))).toBeUndefined();
});

test('what is found is drawn over the document and taken away again, and the document stays as it was', () => {
  const highlights = new Map<string, Set<Range>>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
  const { root, found: places } = found('fee', 1);
  drawFound(root, places);
  expect(highlights.get('found')?.size).toBe(1);
  expect(highlights.get('found-now')?.size).toBe(1);
  expect(root.innerHTML).toBe(html);
  eraseFound();
  expect(highlights.size).toBe(0);
});
