import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { extractDocx } from '#worker/extract/docx.extractor.ts';
import { makeDocx } from '#worker/extract/testing/make-docx.ts';
import type { Proposal } from '../proposal';
import { redlineDocx } from '../redline-docx';

export const me = 'Ada <Lovelace>';
const date = new Date('2026-11-28T10:00:00.123Z');

/** A proposal about words of the text, which are looked up in it. */
export const proposal = (key: string, quotes: string[], change: Proposal['change'] = 'delete'): Proposal => ({
  ...{ key, change },
  quotes: quotes.map((quote) => ({ quote, start: 0, match: 'exact' as const })),
  comment: [`Risk ${key}`, 'Ask for it.'],
  instead: [`Risk ${key}`, 'Ask for it.', change === null ? '' : `Proposed for ${key}`],
  elsewhere: [`Also of ${key}`],
});
export const replace = (key: string, quote: string, wording: string) => proposal(key, [quote], { wording });

/** Proposes with the places that the words have in the text. */
export async function redline(bytes: Uint8Array, proposals: Proposal[], author = me) {
  const { text } = await extractDocx(bytes);
  const placed = proposals.map((one) => ({
    ...one,
    quotes: one.quotes.map((quote) => ({ ...quote, start: Math.max(0, text.indexOf(quote.quote)) })),
  }));
  const { file, outcomes } = await redlineDocx(bytes, { proposals: placed, author, date });
  return { text, file, states: Object.fromEntries(outcomes.map(({ key, state }) => [key, state])) };
}

export const parts = (file: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]));

const mine = 'w:author="Ada &lt;Lovelace&gt;"';
const ours = (tag: string) =>
  new RegExp(`<w:${tag} w:id="\\d+" ${mine} w:date="2026-11-28T10:00:00Z">([\\s\\S]*?)</w:${tag}>`, 'g');
const ourMark = new RegExp(`<w:del w:id="\\d+" ${mine} w:date="2026-11-28T10:00:00Z"/>`, 'g');

/** The file as it is once all that we proposed is rejected. */
export function rejected(xml: string): string {
  return xml
    .replace(ours('ins'), '')
    .replace(ourMark, '')
    .replace(ours('del'), (_, inner: string) =>
      inner.replace(/<(\/?)w:delText/g, '<$1w:t').replace(/delInstrText/g, 'instrText'),
    );
}

/** The file as it is once all that we proposed is accepted. */
export function accepted(xml: string): string {
  const joined = xml.replace(ours('del'), '').replace(ours('ins'), '$1');
  // A paragraph whose mark is gone runs on into the next, which keeps its own looks.
  const marked = new RegExp(
    `<w:p(?: [^>]*)?><w:pPr>(?:(?!</w:pPr>)[\\s\\S])*?${ourMark.source}(?:(?!</w:pPr>)[\\s\\S])*?</w:pPr>((?:(?!</w:p>)[\\s\\S])*)</w:p>(\\s*<w:p(?: [^>]*)?>(?:<w:pPr>(?:(?!</w:pPr>)[\\s\\S])*</w:pPr>|<w:pPr/>)?)`,
  );
  let before = '';
  let now = joined;
  while (now !== before) {
    before = now;
    now = before.replace(marked, '$2$1');
  }
  return now;
}

/** The text that the product reads of a file whose parts are these. */
export async function textOf(files: Record<string, string>, change: (xml: string) => string): Promise<string> {
  const named = Object.entries(files).filter(([name]) => name.endsWith('.xml') || name.endsWith('.rels'));
  const extra = Object.fromEntries(named.map(([name, xml]) => [name, new TextEncoder().encode(change(xml))]));
  const { text } = await extractDocx(makeDocx({ body: '', extra }));
  return text;
}

/** Holds a file to what it becomes: rejected it is the old text, accepted the new one. */
export async function expectTexts(file: Uint8Array, { old, now }: { old: string; now: string }): Promise<void> {
  const files = parts(file);
  expect(await textOf(files, rejected)).toBe(old);
  expect(await textOf(files, accepted)).toBe(now);
  // As the product reads it, changes are accepted.
  const { text } = await extractDocx(file);
  expect(text).toBe(now);
}

export const commentsOf = (file: Uint8Array): string[] =>
  [...(parts(file)['word/comments.xml'] ?? '').matchAll(/<w:comment [\s\S]*?<\/w:comment>/g)].map(([comment]) =>
    [...comment.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, words]) => words).join('|'),
  );
