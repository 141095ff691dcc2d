import { expect, test } from 'vitest';
import { refuse } from '#src/features/generated-contracts/compose-contract.rules.ts';
import { contractDocx } from '#src/features/generated-contracts/contract-docx.rules.ts';
import { addTo, allChoices, compositionOf, written } from '#src/testing/composed-contracts.ts';
import { templateBodies } from '#src/testing/generated-contracts.ts';
import { extractDocument } from './extract-document';

const unexpected = '1. (a) {{x}} <i>شركة النور</i> $& [y]';
const compositions = templateBodies.map((body) => [body.id, compositionOf(body, 'ordinary', 1)] as const);

test.each(compositions)('%s, with all clauses that it takes, reads the same as TXT and as DOCX', async (id, empty) => {
  const fitting = allChoices.filter((one) => refuse(empty, one) === null);
  const whole = fitting.reduce((composition, one) => addTo(composition, one, unexpected), empty);
  const { text, layout } = written(whole);
  expect(layout.length).toBe(text.split('\n\n').length);
  for (const blank of text.match(/\[[^[\]]*\]/g) ?? []) expect(blank).toBe('[y]');

  const txt = await extractDocument(new TextEncoder().encode(text), `${id}.txt`);
  expect(txt.text).toBe(text);
  const docx = await extractDocument(new Uint8Array(await contractDocx({ title: id, text, layout })), 'x.docx');
  expect(docx.text).toBe(text);
  expect(docx.warnings).toEqual([]);
});
