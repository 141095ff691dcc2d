import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { draw } from '#web/testing/draw.tsx';
import { AnalysisPage } from './analysis.page';

const lease: Contract = {
  ...{ id: 'lease', fileName: 'lease.pdf', fileContent: '', fileFormat: null, blocks: [], layout: null, summary: null },
  ...{ status: 'analysing', analysisComplete: false, failureCode: null, templateId: null, templateVersion: null },
  ...{
    createdAt: '2026-11-18T10:00:00.000Z',
    updatedAt: '2026-11-19T10:00:05.000Z',
    addedClauses: [],
    checkOutdated: false,
  },
  ...{ detectedLanguage: 'en', languageConfidence: 0.97, pages: 12, riskCounts: null, language: 'en' },
  ...{ riskAssessment: null, keyTerms: null, recommendations: null, contractType: null, parties: null },
  ...{ missingClauses: null, dates: null, warnings: null, coverage: null, engine: null },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  const page = await draw(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/analysis/lease']}>
        <Routes>
          <Route path="analysis/:contractId" element={<AnalysisPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // Three more tries, half a second, one and two later.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  return { ...page, text: page.container.textContent ?? '' };
}

test('a contract that is not there, or not one’s own, is not found', async () => {
  const { text, control } = await open(404, { code: 'contracts.not_found', message: 'No' });
  expect(text).toContain('Contract Not Found');
  expect(control('Back to Home').getAttribute('href')).toBe('/');
});

test('a contract that does not arrive can be asked for again', async () => {
  const { text, control } = await open(500, {});
  expect(text).toContain('Error Loading Contract');
  expect(control('Try Again')).toBeTruthy();
  expect(control('Back to Home').getAttribute('href')).toBe('/');
});

test('while it is analysed the page says how far it is', async () => {
  const { text, control } = await open(200, lease);
  expect(text).toContain('lease.pdf');
  expect(text).toContain('Analysis in progress...');
  expect(control('Analyze Another').getAttribute('href')).toBe('/dashboard');
});

test('findings that are malformed are said to be unavailable, and the date is the one of the analysis', async () => {
  const findings = { riskAssessment: 'none', keyTerms: 3, recommendations: null, summary: 'A lease.' };
  const { text } = await open(200, { ...lease, ...findings, status: 'complete', analysisComplete: true });
  expect(text).toContain('Analyzed on 19 November 2026');
  expect(text).toContain('Risk assessment data unavailable');
  expect(text).toContain('Key terms data unavailable');
  expect(text).toContain('Recommendations data unavailable');
});
