import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract-document';
import { fixture } from './testing/fixtures';
import { wordError } from './testing/word-error';

const languages = ['en', 'es', 'fr', 'de', 'ar'];
const written = (language: string) => new TextDecoder().decode(fixture(`${language}.txt`)).trim();
const read = (name: string) => extractDocument(fixture(name), name);

describe.each(languages)('the same contract (%s) in each format', (language) => {
  it('is word for word the same in TXT and DOCX, clause numbers included', async () => {
    expect((await read(`${language}.txt`)).text).toBe(written(language));
    expect((await read(`${language}.docx`)).text).toBe(written(language));
  });

  it('has the same words in the rich text that some files named .doc are', async () => {
    expect(wordError(written(language), (await read(`${language}.rtf`)).text)).toBeLessThanOrEqual(0.01);
  });
});

it('tells one word in ten', () => {
  expect(wordError('a b c d e f g h i j', 'a b c d X f g h i j')).toBe(0.1);
});
