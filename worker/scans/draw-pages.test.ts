import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../extract/pdf.extractor';
import { makePdf, pdfFile } from '../extract/testing/make-pdf';
import { latin1, makeScan, readBars } from '../extract/testing/make-scan';
import { sampleContract } from '../extract/testing/sample-contract';
import { drawPdfPage } from './draw-pages';

/** A page whose drawing unfolds to so many megabytes. */
function unfolding(megabytes: number): Uint8Array {
  const content = latin1(zlibSync(new Uint8Array(megabytes * 1024 * 1024).fill(32)));
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n${content}\nendstream`,
  ]);
}

describe('a page drawn for a model', () => {
  it('is the page that was asked for, at 150 dots an inch', async () => {
    const scan = makeScan([3, 5]);
    expect(readBars((await drawPdfPage(scan, 1)) as Uint8Array)).toEqual({ width: 1240, height: 1754, bars: 3 });
    expect(readBars((await drawPdfPage(scan, 2)) as Uint8Array)).toMatchObject({ bars: 5 });
  });

  it('is a PNG that any reader of pictures takes, of no more than a quarter of a megabyte for a page of print', async () => {
    const png = (await drawPdfPage(makePdf(sampleContract), 1)) as Uint8Array;
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(png.length).toBeLessThan(256 * 1024);
    expect(png.length).toBeGreaterThan(10_000);
  });

  it('is none where drawing it takes more memory than there is, and the next file is read as ever', async () => {
    expect(await drawPdfPage(unfolding(70), 1)).toBeNull();
    expect((await extractPdf(makePdf(sampleContract))).text).toBe(sampleContract.join('\n\n'));
  });

  it('is none where there is no such page', async () => {
    expect(await drawPdfPage(makeScan([1]), 2)).toBeNull();
  });
});
