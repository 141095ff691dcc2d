import { expect, test } from 'vitest';
import { textFileName } from '#web/features/contracts/contract-save.ts';
import { reportContents, reportFileName } from './report-contents';

test('the files are named after the contract', () => {
  expect(textFileName('Lease 2025.pdf')).toBe('Lease 2025.pdf.txt');
  expect(reportFileName('Lease 2025.pdf')).toBe('Lease 2025.pdf_analysis_report.json');
});

test('the report holds the whole analysis, its six old names first, and nothing else of the contract', () => {
  const riskAssessment = { high: [], medium: [], low: [] };
  const added = {
    isContract: true,
    title: 'Tenancy: Pewsey',
    object: 'A flat is let for a year.',
    contractType: 'tenancy' as const,
    contractKind: 'residential-tenancy' as const,
    reader: { name: null, role: 'Tenant' },
    parties: [],
    money: [],
    dates: [],
    readClosely: [],
    readerChosen: true,
    favours: [],
    missingClauses: [],
    warnings: [],
    coverage: { pagesRead: 1, pagesTotal: 1, charactersRead: 300, clauseTypes: [] },
    engine: { name: 'built-in' as const, model: null },
    language: 'en' as const,
  };
  const old = { summary: 'A lease.', riskAssessment, keyTerms: [], recommendations: [] };
  const contract = {
    id: 'secret',
    fileName: 'Lease.pdf',
    givenTitle: null,
    updatedAt: '2026-11-20T10:00:00.000Z',
    fileContent: 'The whole text',
    ...old,
    ...added,
  };
  const report = { contractName: 'Lease.pdf', analysisDate: '2026-11-20T10:00:00.000Z', ...old, ...added };
  expect(reportContents(contract)).toEqual(report);
  expect(Object.keys(reportContents(contract)).slice(0, 6)).toEqual(Object.keys(report).slice(0, 6));
});
