import { describe, expect, it } from 'vitest';
import { badFiles } from './extract/testing/bad-files';
import { readUpload } from './extract/testing/read-upload';
import { sampleContract } from './extract/testing/sample-contract';

describe('a file that is refused', () => {
  it.each(badFiles)('is $what: $code', async ({ make, fileName, code }) => {
    await expect(readUpload(await make(), fileName)).rejects.toMatchObject({ code });
  });

  it('is empty', async () => {
    await expect(readUpload(new Uint8Array(), 'a.pdf')).rejects.toMatchObject({ code: 'contracts.file_empty' });
  });
});

describe('text that would trouble a database', () => {
  const whole = sampleContract.join('\n\n');

  it('loses its NUL bytes', async () => {
    const { text } = await readUpload(new TextEncoder().encode(whole.replaceAll('. ', '.\0 ')), 'a.txt');
    expect(text).toBe(whole);
  });

  it('has no half characters', async () => {
    const halves = `${whole}\n\nHalf \ud83d and \ude00.`;
    const wide = new Uint8Array(Uint16Array.from(`\ufeff${halves}`, (char) => char.charCodeAt(0)).buffer);
    const { text } = await readUpload(wide, 'a.txt');
    expect(text.isWellFormed()).toBe(true);
    expect(text).toBe(halves.toWellFormed());
  });
});
