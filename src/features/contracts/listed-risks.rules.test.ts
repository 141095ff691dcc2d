import { expect, test } from 'vitest';
import { aRisk } from '#src/testing/contract-factory.ts';
import type { Evidence, Risk } from './analysis.schema';
import { listRisks } from './listed-risks.rules';

const found = (quote: string): Evidence => ({ quote, start: 0, end: quote.length, match: 'exact' });
const risk = (title: string, ...evidence: Evidence[]): Risk => aRisk({ title, evidence });

test('risks with the same title are told apart by their words, and others need none', () => {
  const pay = found('The Client pays in 14 days.');
  const unlimited = found('The liability</b> of the Client is unlimited.');
  const riskAssessment = {
    high: [risk('A term that weighs on you', pay)],
    medium: [risk('No limit', unlimited), risk('A term that weighs on you', unlimited)],
    low: [risk('A term that weighs on you', { quote: 'It is so.', start: null, end: null, match: 'none' })],
  };
  const listed = listRisks({ riskAssessment, recommendations: [] });
  expect(listed.map(({ words }) => words)).toEqual([pay.quote, null, unlimited.quote, null]);
});
