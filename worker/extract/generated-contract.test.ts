import { expect, test } from 'vitest';
import { contractDocx } from '#src/features/generated-contracts/contract-docx.rules.ts';
import { pagedText, readLayout } from '#src/features/generated-contracts/contract-layout.rules.ts';
import { fewCombinationsOf } from '#src/testing/contract-combinations.ts';
import { generate, type Manner, templateBodies, valuesFor } from '#src/testing/generated-contracts.ts';
import { extractDocument } from './extract-document';

const manners: Manner[] = ['ordinary', 'least', 'awkward'];
const cases = templateBodies.flatMap((body) =>
  manners.map((manner) => [body.id, manner, body, manner === 'least' ? 1 : 0] as const),
);

test.each(cases)('%s, filled in with %s values, reads the same as TXT and as DOCX', async (id, manner, body, choice) =>
  readsAlike(id, generate(body, valuesFor(body.fields, manner, choice))),
);

test.each(templateBodies.map((body) => [body.id, body] as const))(
  '%s reads the same as TXT and as DOCX whichever of its options are chosen',
  { timeout: 60_000 },
  async (id, body) => {
    const few = fewCombinationsOf(body);
    expect(few.length).toBeGreaterThan(0);
    for (const values of few) await readsAlike(id, generate(body, values));
  },
);

async function readsAlike(id: string, { text, layout }: { text: string; layout: string }) {
  const txt = await extractDocument(new TextEncoder().encode(pagedText(text, layout)), `${id}.txt`);
  expect(txt.text).toBe(text);

  const file = await contractDocx({ title: id, text, layout });
  const docx = await extractDocument(new Uint8Array(file), `${id}.docx`);
  expect(docx.text).toBe(text);
  expect(docx.warnings).toEqual([]);

  const headings = docx.blocks.filter(({ kind }) => kind === 'heading').map(({ number }) => number);
  const sections = readLayout(text, layout).filter(({ kind }) => kind === 'heading');
  expect(headings).toEqual(expect.arrayContaining(sections.map(({ number }) => number)));
}
