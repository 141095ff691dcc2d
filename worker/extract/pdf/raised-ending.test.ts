import { expect, it } from 'vitest';
import { extractPdf } from '../pdf.extractor';
import { makeRaisedArabicPdf } from '../testing/make-raised-arabic-pdf';

it('An Arabic word that a raised "اً" ends keeps the space behind it', async () => {
  const line = 'يدفع المستأجر الأجرة مقدماً في كل شهر ويكون العقد نافذاً لمدة سنة';
  const { text } = await extractPdf(makeRaisedArabicPdf(line));
  expect(text).toBe(line);
});
