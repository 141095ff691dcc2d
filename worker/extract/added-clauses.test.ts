import { expect, test } from 'vitest';
import { readWording } from '#src/features/clauses/clause-wording.rules.ts';
import { addClauseToText } from '#src/features/generated-contracts/add-clause.rules.ts';
import { contractDocx } from '#src/features/generated-contracts/contract-docx.rules.ts';
import { clauseSources } from '#src/testing/clause-sources.ts';
import { generate, templateBodies, valuesFor } from '#src/testing/generated-contracts.ts';
import { extractDocument } from './extract-document';

const body = templateBodies.find(({ id }) => id === 'non-disclosure-agreement');
if (!body) throw new Error('there is no contract to add to');
const contract = generate(body, valuesFor(body.fields, 'ordinary'));

/** An unexpected value in every third blank; the others as suggested. */
const settle = (blanks: string[]) =>
  blanks.map((blank, place) => (place % 3 === 2 ? '1. (a) {{x}} <i>شركة النور</i> $& [y]' : blank));

test.each(clauseSources)(
  '$file, added in all its wordings, reads the same as TXT and as DOCX, rightly numbered',
  async ({ file, source }) => {
    let made: { text: string; layout: string } = contract;
    for (const words of Object.values(source.wordings)) {
      const wording = readWording(words);
      const heading = source.texts.en.title;
      const added = addClauseToText(made, { heading, wording, blanks: settle(wording.blanks) });
      if (!added) throw new Error('the layout does not fit the text');
      made = added;
    }
    const { text, layout } = made;
    expect(layout.length).toBe(text.split('\n\n').length);
    for (const blank of text.match(/\[[^[\]]*\]/g) ?? []) expect(blank).toBe('[y]');

    const txt = await extractDocument(new TextEncoder().encode(text), `${file}.txt`);
    expect(txt.text).toBe(text);
    const docx = await extractDocument(new Uint8Array(await contractDocx({ title: file, text, layout })), 'x.docx');
    expect(docx.text).toBe(text);
    expect(docx.warnings).toEqual([]);
  },
);
