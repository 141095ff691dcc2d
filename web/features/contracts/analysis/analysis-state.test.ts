import { expect, test } from 'vitest';
import { analysisState } from './analysis-state';

const uploaded = { templateId: null, status: 'uploaded', analysisComplete: false, partial: false } as const;

test.each(['uploaded', 'reading', 'measuring', 'analysing'] as const)('%s is in progress', (status) => {
  expect(analysisState({ ...uploaded, status })).toBe('in-progress');
});

test.each([true, 't', 'true', 1])('complete may arrive as %j', (analysisComplete) => {
  expect(analysisState({ ...uploaded, status: 'analysing', analysisComplete })).toBe('complete');
});

test('a failed analysis is failed, and a contract made from a template has none', () => {
  expect(analysisState({ ...uploaded, status: 'failed' })).toBe('failed');
  expect(analysisState({ ...uploaded, status: 'complete', templateId: 'nda' })).toBe('generated');
});

test('an analysis of which the first findings are there is filling', () => {
  expect(analysisState({ ...uploaded, status: 'analysing', partial: true })).toBe('filling');
  expect(analysisState({ ...uploaded, status: 'complete', analysisComplete: true, partial: true })).toBe('complete');
});
