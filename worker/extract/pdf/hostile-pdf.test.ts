import { describe, expect, it } from 'vitest';
import { extractPdf } from '../pdf.extractor';
import { hostilePdfs } from '../testing/hostile-pdfs';
import { makePdf } from '../testing/make-pdf';
import { sampleContract } from '../testing/sample-contract';

describe('a PDF made to keep the service busy', () => {
  it.each(Object.entries(hostilePdfs))('is refused: %s, and another file is read meanwhile', async (_, make) => {
    const [refused, other] = await Promise.all([
      extractPdf(await make()).then(
        () => 'read',
        ({ code }) => code,
      ),
      extractPdf(makePdf(sampleContract)),
    ]);
    expect(refused).toBe('contracts.file_hostile');
    expect(other.text).toBe(sampleContract.join('\n\n'));
  });
});
