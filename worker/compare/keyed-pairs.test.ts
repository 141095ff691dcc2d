import { expect, test } from 'vitest';
import { extractDocument } from '#worker/extract/extract-document.ts';
import { fixture } from '#worker/extract/testing/fixtures.ts';
import { makeDocx, paragraph, run } from '#worker/extract/testing/make-docx.ts';
import { compareTexts } from './compare-texts';
import type { PlacedChange } from './join-steps';
import { written } from './testing/edit-contract';
import { type KeyedChange, type KeyedPair, keyedPairs } from './testing/keyed-pairs';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function laterFile({ language, after, edits }: KeyedPair): Uint8Array {
  if (after === 'the same PDF') return fixture(`${language}.pdf`);
  const paragraphs = written(new TextDecoder().decode(fixture(`${language}.txt`)), edits);
  if (after === 'txt') return new TextEncoder().encode(paragraphs.join('\n\n'));
  return makeDocx({ body: paragraphs.map((one) => paragraph(run(escaped(one)))).join('') });
}

const wordsOf = ({ words }: PlacedChange, kinds: readonly string[]) =>
  words.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join(' ');

/** A provision that was moved is told whole, also where its words are the same. */
function isTold(change: PlacedChange, { kind, removed = '', added = '' }: KeyedChange) {
  const now = kind === 'moved' ? ['same', 'added'] : ['added'];
  return change.kind === kind && wordsOf(change, ['removed']).includes(removed) && wordsOf(change, now).includes(added);
}

test.for(keyedPairs)('Of $name ($language) every change is found, and nothing else', async (pair) => {
  const [before, after] = [fixture(`${pair.language}.${pair.before}`), laterFile(pair)];
  const name = pair.after === 'the same PDF' ? 'later.pdf' : `later.${pair.after}`;
  const compared = await compareTexts(
    await extractDocument(before, `earlier.${pair.before}`),
    await extractDocument(after, name),
  );
  const missed = pair.key.filter((keyed) => !compared.changes.some((change) => isTold(change, keyed)));
  const invented = compared.changes.filter((change) => !pair.key.some((keyed) => isTold(change, keyed)));
  const told = invented.map(
    ({ kind, words }) => `${kind}: ${words.map((one) => `[${one.kind}] ${one.text}`).join('')}`,
  );
  expect({ missed, invented: told }).toEqual({ missed: [], invented: [] });
  if (pair.renumbered !== undefined) expect(compared.renumbered).toBe(pair.renumbered);
});
