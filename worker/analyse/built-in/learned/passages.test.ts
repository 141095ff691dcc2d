import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { extractTxt } from '#worker/extract/txt.extractor.ts';
import { readContractText } from '../text/contract-text';
import { cutPassages } from './passages';

async function passagesOf(written: string, language: Locale = 'en') {
  const { text, blocks } = await extractTxt(new TextEncoder().encode(written));
  const passages = cutPassages(readContractText({ text, blocks, language }));
  return { text, passages, said: passages.map(({ start, end }) => text.slice(start, end)) };
}

describe('passages', () => {
  test.each<[Locale, string, string]>([
    ['en', 'What if I pay late?\n\nThe engine is stopped on the fifth day.', 'The engine is stopped on the fifth day.'],
    [
      'es',
      'Precio\n\nLa empresa puede subir el precio cuando quiera.',
      'La empresa puede subir el precio cuando quiera.',
    ],
    ['fr', 'Article 3 – Prix\n\nLe loueur fixe seul le prix.', 'Le loueur fixe seul le prix.'],
    ['de', '§ 3 Preis\n\nDer Vermieter legt den Preis allein fest.', 'Der Vermieter legt den Preis allein fest.'],
    ['ar', 'المادة 3\n\nيحق للمؤجر رفع الأجرة متى شاء.', 'يحق للمؤجر رفع الأجرة متى شاء.'],
  ])('are sentences of the text as it is written, in %s', async (language, written, sentence) => {
    const { said } = await passagesOf(written, language);
    expect(said).toContain(sentence);
  });

  test('of a long sentence are its parts between pauses, and none of it is lost', async () => {
    const sentence =
      'If the member leaves before the end of the season, for whatever reason, the club keeps everything paid so far, and the rest of the year falls due at once.';
    const { said } = await passagesOf(sentence);
    expect(said.length).toBeGreaterThan(1);
    expect(said.join(' ')).toBe(sentence);
  });

  test('of a list are its items, each knowing what leads to it', async () => {
    const { passages } = await passagesOf('The owner may at any time:\n\n(a) enter the room;\n\n(b) change the locks.');
    const items = passages.filter(({ sentence }) => sentence.lead);
    expect(items.map(({ sentence }) => sentence.lead)).toEqual(items.map(() => 'The owner may at any time:'));
    expect(items).toHaveLength(2);
  });

  test('are quoted across the line breaks of a scan', async () => {
    const { said } = await passagesOf(
      'On days for which the floor has been hired to others the\nMember shall clear the desk by the evening be-\nfore and find a place elsewhere in the building if there\nis one.',
    );
    expect(said.join(' ')).toContain('clear the desk by the evening');
  });
});
