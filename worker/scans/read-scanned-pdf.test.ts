import { describe, expect, it, vi } from 'vitest';
import { AnalysisError } from '../analyse/analyst';
import { makePdf } from '../extract/testing/make-pdf';
import { makeScan, readBars } from '../extract/testing/make-scan';
import { sampleContract } from '../extract/testing/sample-contract';
import type { ScanReader } from './read-scanned-pdf';
import { type CopiedPages, readScannedPdf } from './read-scanned-pdf';

const clause = 'The tenant shall pay the rent on the first day of each month and keep the flat in good repair.';
const pageOf = (bars: number) => `${bars}. Clause\n\n${clause}\n\nRoom\tRent\nKitchen\t${bars}00`;

function memory(known: [number, string][] = []) {
  const pages = new Map(known);
  const copied: CopiedPages = {
    get: async (page) => pages.get(page) ?? null,
    put: async (page, text) => void pages.set(page, text),
  };
  return { pages, copied };
}

const read = vi.fn<ScanReader['read']>();
const scanOf = (bytes: Uint8Array, { mostPages = 100, copied = memory().copied } = {}) =>
  readScannedPdf({ reader: { read }, copied }, { bytes, mostPages });

describe('a scan that a machine reads', () => {
  it('has each page’s words on its own page, in order, with their structure', async () => {
    read.mockReset().mockImplementation(async (png) => pageOf(readBars(png).bars));
    const { text, blocks, pagesRead, pagesTotal, warnings } = await scanOf(makeScan([1, 2, 3, 4, 5, 6]));
    expect(read).toHaveBeenCalledTimes(6);
    expect([pagesRead, pagesTotal]).toEqual([6, 6]);
    expect(warnings).toEqual([{ kind: 'machine-read-pages', pages: [1, 2, 3, 4, 5, 6], excerpt: null }]);
    const third = blocks.filter(({ page }) => page === 3);
    expect(third.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['heading', '3. Clause'],
      ['paragraph', clause],
      ['table-row', 'Room\tRent'],
      ['table-row', 'Kitchen\t300'],
    ]);
    expect(blocks.map(({ page }) => page)).toEqual([...blocks.map(({ page }) => page)].sort());
  });

  it('keeps the text of the other pages as the file has it', async () => {
    read.mockReset().mockResolvedValue(clause);
    const mixed = makePdf([sampleContract[1] ?? '', '', 'never drawn', '', sampleContract[4] ?? ''], {
      scannedPage: 2,
    });
    const { text, blocks, warnings } = await scanOf(mixed);
    expect(text).toBe([sampleContract[1], clause, sampleContract[4]].join('\n\n'));
    expect(blocks.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(warnings).toEqual([{ kind: 'machine-read-pages', pages: [2], excerpt: null }]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('has no more pages read than were agreed to, and says which stayed unread', async () => {
    read.mockReset().mockResolvedValue(`${clause}\n\n${clause}`);
    const { warnings, pagesRead } = await scanOf(makeScan([1, 2, 3, 4]), { mostPages: 3 });
    expect(read).toHaveBeenCalledTimes(3);
    expect(pagesRead).toBe(3);
    expect(warnings).toContainEqual({ kind: 'unreadable-pages', pages: [4], excerpt: null });
  });

  it('asks for no page again that an earlier attempt has copied', async () => {
    const { copied, pages } = memory([[1, clause]]);
    read.mockReset().mockImplementationOnce(async () => `${clause} `.repeat(2));
    await scanOf(makeScan([1, 2]), { copied });
    expect(read).toHaveBeenCalledTimes(1);
    expect(pages.get(2)).toContain(clause);
  });

  it('never asks more than four pages at a time, and stops at the first failure', async () => {
    let under = 0;
    let most = 0;
    read.mockReset().mockImplementation(async (png) => {
      most = Math.max(most, ++under);
      await new Promise((resolve) => setTimeout(resolve));
      under--;
      if (readBars(png).bars === 2) throw new AnalysisError('contracts.engine_unavailable', true);
      return clause;
    });
    const failed = scanOf(makeScan(Array.from({ length: 16 }, (_, index) => index + 1)));
    await expect(failed).rejects.toMatchObject({ code: 'contracts.engine_unavailable' });
    expect(most).toBeLessThanOrEqual(4);
    expect(read.mock.calls.length).toBeLessThan(10);
  });

  it('has its stamp from the picture alone, and not a second time from the text over it', async () => {
    read.mockReset().mockResolvedValue(`Received 3 March\n\n${clause}\n\n${clause} ${clause}`);
    const { text } = await scanOf(makeScan([1], { stamp: 'Received 3 March' }));
    expect(text.split('Received 3 March')).toHaveLength(2);
  });

  it('is no contract where its pages show no words', async () => {
    read.mockReset().mockResolvedValue('');
    await expect(scanOf(makeScan([1, 2]))).rejects.toMatchObject({ code: 'contracts.file_empty' });
  });
});
