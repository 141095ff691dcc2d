import { expect, test } from 'vitest';
import { anAnalysis, aRisk } from '#src/testing/contract-factory.ts';
import type { Analysis, ContractDate } from './analysis.schema';
import { firstScreenOf } from './first-screen.rules';

const contract = { fileName: 'lease.pdf', givenTitle: null, language: 'en' as const };
const tell = (fields: Partial<Analysis>, given: { givenTitle?: string } = {}) =>
  firstScreenOf({ ...contract, ...given }, anAnalysis(fields), '2026-11-28').told;
const ends = (date: string): ContractDate => ({ kind: 'expiry', date, label: null, computedFrom: null, evidence: [] });

test('what an analysis is of, how much there is to do, and the gravest risks with what to ask for', () => {
  const high = [aRisk({ id: '1', title: 'No limit', ask: 'Ask for a limit.' })];
  const medium = [aRisk({ id: '2', title: 'Renews', description: 'It renews. Each year.', delete: true })];
  const low = [aRisk({ id: '3', title: 'Small' })];
  const told = tell({
    title: 'Lease of a shop',
    object: 'A shop for rent.',
    riskAssessment: { high, medium, low },
    dates: [ends('2027-01-31')],
  });
  expect(told).toEqual({
    ...{ all: true, title: 'Lease of a shop', file: 'lease.pdf', answer: true, what: 'A shop for rent.' },
    ...{ negotiate: true, 'negotiate-count': '2', know: true, 'know-count': '1', 'date-0': true, before: true },
    ...{ 'risk-0': true, 'high-0': true, 'title-0': 'No limit', 'ask-0': 'Ask for a limit.' },
    ...{ 'risk-1': true, 'medium-1': true, 'title-1': 'Renews', 'ask-1': 'It renews.', 'delete-1': true },
  });
});

test('it goes by the name that its owner gave it, else by that of the analysis, else by that of its file', () => {
  expect(tell({ title: 'Lease' }, { givenTitle: 'My shop' })).toMatchObject({ given: 'My shop', file: 'lease.pdf' });
  expect(tell({})).toMatchObject({ given: 'lease.pdf' });
  expect(tell({})).not.toHaveProperty('file');
});

test('of a contract that has ended the main points are told, not what to do before signing', () => {
  expect(tell({ dates: [ends('2025-01-31')] })).toMatchObject({ ended: true });
  expect(tell({ dates: [ends('2025-01-31')] })).not.toHaveProperty('before');
});

test('where the document is warned of, that comes first, and its name alone is told', () => {
  const warnings = [{ kind: 'hidden-text' as const, message: 'Some is hidden.', evidence: [] }];
  expect(tell({ title: 'Lease', warnings })).toEqual({ all: true, title: 'Lease', file: 'lease.pdf' });
  expect(tell({ title: 'News', isContract: false })).toEqual({ all: true, title: 'News', file: 'lease.pdf' });
});
