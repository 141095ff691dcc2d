import { expect, it } from 'vitest';
import type { StoredAnalysis } from '#src/features/contracts/analysis.schema.ts';
import type { RedlineRequest } from '#src/features/redline/redline.schema.ts';
import { createLogger } from '#src/kernel/logger.ts';
import { makeDocx, paragraph, run } from './extract/testing/make-docx';
import { handleRedline } from './handle-redline';
import { commentsOf, parts } from './redline/testing/tracked';

const words = ['You pay all repairs.', 'You pay 50 a day.', 'The end is near.', 'You waive it.'];
const text = words.join('\n\n');
const risk = (id: string, index: number, more: object = {}) => {
  const quote = words[index] ?? '';
  const start = text.indexOf(quote);
  return {
    ...{ id, title: `Title ${id}`, description: 'Why.', hurts: null, ask: null, doubt: null, clauseType: null },
    ...{ suggestedWording: null, delete: false },
    evidence: [{ quote, start, end: start + quote.length, match: 'exact' as const }],
    ...more,
  };
};
const findings = {
  language: 'de',
  reader: { name: 'Ada', role: 'Mieterin' },
  riskAssessment: {
    high: [
      risk('1', 0, { suggestedWording: 'You pay small repairs.', ask: 'Nur kleine.' }),
      risk('', 3, { delete: true }),
    ],
    medium: [risk('2', 1)],
    low: [risk('3', 2)],
  },
  recommendations: [{ action: 'Weniger verlangen.', priority: 'high', risk: '2', clauseType: null, evidence: [] }],
  missingClauses: [{ clauseType: 'governing-law', title: 'Recht', why: 'Unklar.', suggestedWording: 'English law.' }],
} as unknown as StoredAnalysis;

const docx = makeDocx({ body: words.map((one) => paragraph(run(one))).join('') });
const redline = (
  chosen: Partial<RedlineRequest>,
  { bytes = docx as Uint8Array | null, author = null as string | null } = {},
) =>
  handleRedline(
    {
      files: { bytes: async () => bytes } as never,
      ...{ contractFindings: {} as never, clock: () => new Date('2026-11-28T10:00:00Z'), logger: createLogger() },
    },
    {
      ...{ risks: [], missing: [], comments: 'chosen' as const, ...chosen },
      ...{
        contract: { id: 'c', ownerId: 'ada', fileName: 'a.docx', found: { version: null, findings } as never },
        author,
      },
    },
  );

it('what was chosen is changed, and said in the language of the analysis with grade, title and what to ask for', async () => {
  const result = await redline({ risks: ['2', '1', 'high-2'], missing: ['governing-law'] }, { author: 'Grace' });
  if (!result.ok) expect.fail(result.failureCode);
  expect(result.outcomes).toEqual([
    { key: '1', state: 'changed' },
    { key: 'high-2', state: 'changed' },
    { key: '2', state: 'commented' },
    { key: 'missing:governing-law', state: 'commented' },
  ]);
  expect(commentsOf(result.file)).toEqual([
    'Hohes Risiko: Title 1|Was Sie verlangen können: Nur kleine.',
    'Hohes Risiko: Title ',
    'Mittleres Risiko: Title 2|Was Sie verlangen können: Weniger verlangen.',
    'Zu ergänzende Klausel: Recht|Unklar.|English law.',
  ]);
  expect(parts(result.file)['word/document.xml']).toMatch(
    /<w:ins w:id="\d+" w:author="Grace" w:date="2026-11-28T10:00:00Z">/,
  );
});

it('comments may be left out, or be on all other risks too; the changes are in the name of the reader at least', async () => {
  const quiet = await redline({ risks: ['1'], comments: 'none' });
  if (!quiet.ok) expect.fail(quiet.failureCode);
  expect(parts(quiet.file)['word/comments.xml']).toBeUndefined();
  expect(parts(quiet.file)['word/document.xml']).toContain('w:author="Ada"');
  const all = await redline({ risks: ['1'], comments: 'all' });
  if (!all.ok) expect.fail(all.failureCode);
  expect(commentsOf(all.file)).toHaveLength(4);
  expect(all.outcomes).toEqual([{ key: '1', state: 'changed' }]);
});

it.each<[string, Parameters<typeof redline>]>([
  ['redline.original_gone', [{ risks: ['1'] }, { bytes: null }]],
  ['redline.not_word', [{ risks: ['1'] }, { bytes: new TextEncoder().encode(text) }]],
  [
    'redline.unsuitable_file',
    [{ risks: ['1'] }, { bytes: makeDocx({ body: paragraph(run(text)), prolog: '<!DOCTYPE w [<!ENTITY a "b">]>' }) }],
  ],
  ['redline.unsuitable_file', [{ risks: ['1'] }, { bytes: docx.slice(0, docx.length - 30) }]],
  ['redline.nothing_chosen', [{ risks: ['77'] }]],
])('a file is refused as a value: %s', async (failureCode, [chosen, given]) => {
  expect(await redline(chosen, given)).toEqual({ ok: false, failureCode });
});
