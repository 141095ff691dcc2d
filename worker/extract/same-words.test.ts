import { describe, expect, it } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { extractDocument } from './extract-document';
import { fixture } from './testing/fixtures';
import { wordError } from './testing/word-error';

const written = (language: string) => new TextDecoder().decode(fixture(`${language}.txt`)).trim();
/** Numbers of clauses, and the marks of footnotes. */
const madeByWord = /^(?:\d+\.(?:\d+)?|\([a-z]+\)|\[\d\]) |\[\d\]$/gm;
const read = (name: string) => extractDocument(fixture(name), name);

describe.each(locales)('the same contract (%s) in each format', (language) => {
  it('is word for word the same in TXT and DOCX, clause numbers included', async () => {
    expect((await read(`${language}.txt`)).text).toBe(written(language));
    expect((await read(`${language}.docx`)).text).toBe(written(language));
  });

  it('has the same words in the PDF that a printer of it writes', async () => {
    const error = wordError(written(language), (await read(`${language}.pdf`)).text);
    expect(error).toBeLessThanOrEqual(language === 'ar' ? 0.1 : 0.01);
  });

  it('has the same words in Word 97, but for the numbers that Word makes, and says that these are missing', async () => {
    const { text, warnings } = await read(`${language}.doc`);
    const unnumbered = written(language).replace(madeByWord, '');
    expect(wordError(unnumbered, text)).toBeLessThanOrEqual(0.01);
    if (language !== 'ar') expect(warnings.map(({ kind }) => kind)).toEqual(['lost-numbering']);
  });

  it('has the same words in the rich text that some files named .doc are', async () => {
    expect(wordError(written(language), (await read(`${language}.rtf`)).text)).toBeLessThanOrEqual(0.01);
  });
});

it('tells one word in ten', () => {
  expect(wordError('a b c d e f g h i j', 'a b c d X f g h i j')).toBe(0.1);
});
