import { describe, expect, it } from 'vitest';
import { extractPdf } from '../pdf.extractor';
import { makePdf, pdfFile } from '../testing/make-pdf';
import { sampleContract } from '../testing/sample-contract';

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const stream = (content: string, entries = '') =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

/** A page tree whose pages all show the same content. */
function pagesOf(content: string, count: number, resources = '/Font << /F1 3 0 R >>'): string[] {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents 4 0 R >>`;
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    font,
    stream(content),
    ...Array<string>(count).fill(page),
  ];
}

function crowdedPages(): Uint8Array {
  const words = 'pay the rent on the first day of each month '.repeat(8);
  const lines = Array.from({ length: 250 }, (_, line) => `1 0 0 1 10 ${800 - line} Tm (${words}) Tj`);
  return pdfFile(pagesOf(`BT /F1 1 Tf ${lines.join(' ')} ET`, 1_000));
}

/** Drawings inside drawings: ten times ten times ten … */
function nestedDrawings(): Uint8Array {
  const pages = pagesOf('/X Do '.repeat(10), 1, '/XObject << /X 6 0 R >>');
  const forms = Array.from({ length: 9 }, (_, depth) =>
    stream(
      depth < 8 ? '/X Do '.repeat(10) : 'BT /F1 9 Tf (pay the rent) Tj ET',
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /XObject << /X ${depth + 7} 0 R >> >>`,
    ),
  );
  return pdfFile([...pages, ...forms]);
}

const hostile = {
  'shows page after page with more words than a page can hold': crowdedPages,
  'nests drawings without end': nestedDrawings,
  'draws more than memory can hold': () => pdfFile(pagesOf('0 0 1 1 re f\n'.repeat(700_000), 1)),
  'claims a million pages': () =>
    pdfFile(pagesOf('', 1).map((object) => object.replace('/Count 1 ', '/Count 1000000 '))),
};

describe('a PDF made to keep the service busy', () => {
  it.each(Object.entries(hostile))('is refused when it %s, and another file is read meanwhile', async (_, make) => {
    const [refused, other] = await Promise.all([
      extractPdf(make()).then(
        () => 'read',
        ({ code }) => code,
      ),
      extractPdf(makePdf(sampleContract)),
    ]);
    expect(refused).toBe('contracts.file_hostile');
    expect(other.text).toBe(sampleContract.join('\n\n'));
  });
});
