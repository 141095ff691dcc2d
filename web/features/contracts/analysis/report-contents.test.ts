import { expect, test } from 'vitest';
import { textFileName } from '../contract-save';
import { reportContents, reportFileName } from './report-contents';

test('the files are named after the contract', () => {
  expect(textFileName('Lease 2025.pdf')).toBe('Lease 2025.pdf.txt');
  expect(reportFileName('Lease 2025.pdf')).toBe('Lease 2025.pdf_analysis_report.json');
});

test('the report holds the analysis under its six names and nothing else of the contract', () => {
  const riskAssessment = { high: [], medium: [], low: [] };
  const contract = {
    id: 'secret',
    fileName: 'Lease.pdf',
    updatedAt: '2026-11-20T10:00:00.000Z',
    fileContent: 'The whole text',
    summary: 'A lease.',
    riskAssessment,
    keyTerms: [],
    recommendations: [],
  };
  expect(reportContents(contract)).toEqual({
    contractName: 'Lease.pdf',
    analysisDate: '2026-11-20T10:00:00.000Z',
    summary: 'A lease.',
    riskAssessment,
    keyTerms: [],
    recommendations: [],
  });
});
