import { describe, expect, it } from 'vitest';
import { extractPdf } from '../pdf.extractor';
import { hostilePdfs } from '../testing/hostile-pdfs';
import { makePdf } from '../testing/make-pdf';
import { sampleContract } from '../testing/sample-contract';
import { unfoldsModestly } from './unfolding';

/** The table of a PDF says of these objects that they stand where they do not. */
function misplace(file: Uint8Array, objects: number[]): Uint8Array {
  const text = new TextDecoder('latin1').decode(file);
  const table = text.lastIndexOf('xref\n0 ');
  const first = text.indexOf('\n', table + 5) + 1;
  const changed = file.slice();
  for (const object of objects) {
    const at = first + object * 20;
    const offset = String(Number(text.slice(at, at + 10)) + 7).padStart(10, '0');
    changed.set(new TextEncoder().encode(offset), at);
  }
  return changed;
}

const pages = sampleContract.flatMap((text, index) => (index === 0 ? [text] : ['', text]));
const pageObject = (page: number) => 2 + page * 2;
const contentObject = (page: number) => 3 + page * 2;

describe('a PDF on whose pages the first reader finds nothing', () => {
  it.each([
    ['since it does not find what is drawn there', [contentObject(2), contentObject(3)]],
    ['since it does not find the pages', [pageObject(2), pageObject(3)]],
  ])('is read by the other, %s, in order and with the places of the words', async (_, objects) => {
    const file = makePdf(pages);
    const [whole, read] = await Promise.all([extractPdf(file), extractPdf(misplace(file, objects))]);
    expect(read.text).toBe(whole.text);
    expect(read.blocks.map(({ page }) => page)).toEqual(whole.blocks.map(({ page }) => page));
    expect([read.pagesRead, read.pagesTotal, read.warnings]).toEqual([whole.pagesTotal, whole.pagesTotal, []]);
    const [known, found] = [whole, read].map(({ pages: printed }) => printed.find(({ page }) => page === 2));
    expect([found?.width, found?.height]).toEqual([known?.width, known?.height]);
    const places = (lines: number[][] = []) => lines.map(([start, end, ...place]) => [start, end, place.length]);
    expect(places(found?.lines)).toEqual(places(known?.lines));
  });

  it('is not read by the other where it unfolds to more than that one could hold', async () => {
    const make = hostilePdfs['a small PDF that unfolds to gigabytes'];
    expect(await unfoldsModestly((await make?.()) ?? new Uint8Array())).toBe(false);
    expect(await unfoldsModestly(makePdf(sampleContract))).toBe(true);
  });
});
