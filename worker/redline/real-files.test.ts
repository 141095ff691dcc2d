import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { extractDocx } from '#worker/extract/docx.extractor.ts';
import { fixture } from '#worker/extract/testing/fixtures.ts';
import { makeDocx, paragraph, run } from '#worker/extract/testing/make-docx.ts';
import { makeZip } from '#worker/extract/testing/make-zip.ts';
import { commentsOf, expectTexts, parts, proposal, redline, rejected, replace, textOf } from './testing/tracked';
import { patchZip, UnsuitableZip } from './zip-patch';

/** Sentences of a text that stand in one block and whose words occur once, every third to be deleted. */
async function sentencesOf(bytes: Uint8Array) {
  const { text, blocks } = await extractDocx(bytes);
  const sentences = blocks
    .filter(({ kind }) => kind !== 'table-row' && kind !== 'footnote')
    .flatMap(({ start, end, number }) => {
      const words = text.slice(start + (number ?? '').length, end);
      return [...words.matchAll(/[^.؛;]{20,400}[.;؛]/gu)].map(([one]) => one.trim());
    });
  return { text, sentences: sentences.filter((one) => text.split(one).length === 2) };
}
const squashed = (text: string) => text.replace(/\s+/g, '');

it.each(locales)('a file of a word processor is changed all over: %s', async (locale) => {
  const original = fixture(`${locale}.docx`);
  const { text, sentences } = await sentencesOf(original);
  expect(sentences.length).toBeGreaterThan(8);
  const proposals = sentences.map((one, index) =>
    index % 2 === 0 ? replace(`${index}`, one, `Wording ${index}.`) : proposal(`${index}`, [one], null),
  );
  const { file, states } = await redline(original, proposals);
  expect(new Set(Object.values(states))).toEqual(new Set(['changed', 'commented']));
  let now = text;
  for (const [index, one] of sentences.entries())
    if (states[index] === 'changed') now = now.replace(one, () => `Wording ${index}.`);
  expect(squashed((await extractDocx(file)).text)).toBe(squashed(now));
  expect(await textOf(parts(file), rejected)).toBe(text);
  expect(commentsOf(file)).toHaveLength(sentences.length);
  // Every other part is there as it was.
  const [before, after] = [unzipSync(original), unzipSync(file)];
  const written = ['word/document.xml', 'word/comments.xml', '[Content_Types].xml', 'word/_rels/document.xml.rels'];
  for (const name of Object.keys(before).filter((one) => !written.includes(one)))
    expect(after[name], name).toEqual(before[name]);
});

it('a file whose parts have another prefix, are in UTF-16 or in the strict form is changed as well', async () => {
  const words = 'You pay all of it. The end.';
  const proposals = [replace('a', 'You pay all of it.', 'You pay half.')];
  const body = paragraph(run(words));
  const strictly = (xml: string) =>
    xml.replace(
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    );
  const source = parts(makeDocx({ body }))['word/document.xml'] ?? '';
  const other = (document: Uint8Array) => makeDocx({ body, extra: { 'word/document.xml': document } });
  const utf16 = `\ufeff<?xml version="1.0" encoding="UTF-16"?>${source}`;
  const units = Uint8Array.from([...utf16].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]));
  for (const document of [
    strToU8(source.replaceAll('w:', 'x:').replace('xmlns:w', 'xmlns:x')),
    units,
    strToU8(strictly(source)),
  ]) {
    const { file, text, states } = await redline(other(document), proposals);
    expect([text, states]).toEqual([words, { a: 'changed' }]);
    expect((await extractDocx(file)).text).toBe('You pay half. The end.');
  }
  const { file } = await redline(other(strToU8(strictly(source))), proposals);
  expect(parts(file)['word/comments.xml']).toContain('http://purl.oclc.org/ooxml/wordprocessingml/main');
  expect(parts(file)['word/_rels/document.xml.rels']).toContain(
    'http://purl.oclc.org/ooxml/officeDocument/relationships/comments',
  );
});

it('a text with entities, sections and odd spaces is cut where its letters are', async () => {
  const written =
    '<w:r><w:t>A &lt;b&gt; &#38; &#x41;b<![CDATA[ <c> & d]]>.\u00a0You\u00ad pay e\u0301te\u0301. End.</w:t></w:r>';
  const { file, text } = await redline(makeDocx({ body: paragraph(written) }), [
    replace('a', 'You pay été.', 'You do not.'),
  ]);
  expect(text).toBe('A <b> & Ab <c> & d. You pay été. End.');
  await expectTexts(file, { old: text, now: 'A <b> & Ab <c> & d. You do not. End.' });
});

it('a paragraph of another length than people write is not changed, and it is told', async () => {
  const long = Array.from({ length: 60_000 }, (_, index) => `${index * 7919} more. `).join('');
  const body = paragraph(run(`You pay all. ${long}`)) + paragraph(run('It is so.'));
  const { states } = await redline(makeDocx({ body }), [proposal('a', ['You pay all.']), proposal('b', ['It is so.'])]);
  expect(states).toEqual({ a: 'not-placed', b: 'changed' });
});

it('a file without comments gets no further part', async () => {
  const body = `<w:p>${run('Kept. You pay it.')}</w:p>`;
  const { file } = await redline(makeDocx({ body }), [{ ...proposal('a', ['You pay it.']), comment: null }]);
  const files = parts(file);
  expect(await textOf(files, (xml) => xml)).toBe('Kept.');
  expect(Object.keys(files)).toEqual(Object.keys(parts(makeDocx({ body }))));
});

it('entries that share their bytes, or that are not where they are said to be, are not copied', () => {
  const data = strToU8('x'.repeat(5000));
  const zip = makeZip(Array.from({ length: 20 }, (_, index) => ({ name: `a${index}`, data })));
  expect(patchZip(zip, {}).length).toBeLessThan(zip.length * 2);
  const view = new DataView(zip.buffer);
  const table = view.getUint32(zip.length - 6, true);
  view.setUint32(table + 20, 0x7fffffff, true);
  expect(() => patchZip(zip, {})).toThrow(UnsuitableZip);
  expect(() => patchZip(zip.slice(0, 40), {})).toThrow(UnsuitableZip);
});

it('entries stay packed as they were, in their order, with new ones behind them', () => {
  const zip = zipSync({ first: strToU8('one'), second: strToU8('two'.repeat(100)) });
  const patched = patchZip(zip, { second: 'changed', third: 'added' });
  const read = unzipSync(patched);
  expect(Object.entries(read).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['first', 'one'],
    ['second', 'changed'],
    ['third', 'added'],
  ]);
});
