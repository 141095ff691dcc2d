import { act, screen } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { Route, Routes } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { AnalysisPage } from './analysis.page';

const lease: Contract = {
  ...{
    id: 'lease',
    fileName: 'lease.pdf',
    givenTitle: null,
    tags: [],
    fileContent: '',
    fileFormat: null,
    blocks: [],
    layout: null,
    summary: null,
  },
  ...{
    status: 'analysing',
    analysisComplete: false,
    failureCode: null,
    waitingUntil: null,
    templateId: null,
    templateVersion: null,
  },
  ...{
    createdAt: '2026-11-18T10:00:00.000Z',
    updatedAt: '2026-11-19T10:00:05.000Z',
    addedClauses: [],
    checkOutdated: false,
  },
  ...{ detectedLanguage: 'en', languageConfidence: 0.97, pages: 12, riskCounts: null, language: 'en' },
  ...{ riskAssessment: null, keyTerms: null, recommendations: null, contractType: null, parties: null },
  ...{ missingClauses: null, dates: null, warnings: null, coverage: null, engine: null, partial: false },
  ...{ isContract: null, contractKind: null, title: null, object: null, reader: null, money: null, readClosely: null },
  ...{ readerChosen: null, favours: null, measured: null },
};

// Loaded late on the page, and then at once.
beforeAll(() =>
  Promise.all([
    import('#web/features/contracts/analysis/analysis-method.tsx'),
    import('#web/features/contracts/analysis/manage/manage-menu.tsx'),
    import('#web/features/contracts/analysis/later-findings.tsx'),
    import('#web/features/contracts/analysis/reread/other-language.tsx'),
    import('#web/features/contracts/analysis/rules/own-rules-section.tsx'),
    import('#web/features/contracts/analysis/analysis-failure.tsx'),
    import('#web/features/contracts/version-note.tsx'),
    import('#web/features/contracts/reader/contract-text-pane.tsx'),
    import('#web/features/contracts/new-tag.tsx'),
  ]),
);
beforeEach(() => void vi.useFakeTimers());

async function open(status: number, body: JsonBodyType) {
  server.use(
    http.get('/api/contracts/lease', () => HttpResponse.json(body, { status })),
    http.get('/api/own-rules', () => HttpResponse.json({ rules: [] })),
  );
  const { container } = renderPage(
    <Routes>
      <Route path="analysis/:contractId" element={<AnalysisPage />} />
    </Routes>,
    { address: '/analysis/lease' },
  );
  // Three more tries, half a second, one and two later.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await latePartsShown();
  return container.textContent;
}

/** On a busy machine they come later than the clock of the test says. */
const latePartsShown = () => act(() => vi.dynamicImportSettled());

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a contract that is not there, or not one’s own, is not found', async () => {
  const text = await open(404, { code: 'contracts.not_found', message: 'No' });
  expect(text).toContain('Contract Not Found');
  expect(addressOf('Back to Home')).toBe('/');
});

test('a contract that does not arrive can be asked for again', async () => {
  const text = await open(500, {});
  expect(text).toContain('Error Loading Contract');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  expect(addressOf('Back to Home')).toBe('/');
});

test('while it is analysed the page says how far it is', async () => {
  const text = await open(200, lease);
  expect(text).toContain('lease.pdf');
  expect(text).toContain('Analysis in progress...');
  expect(addressOf('Analyze Another')).toBe('/dashboard');
});

test('a contract that is deleted elsewhere while it is analysed is not found, and not asked for again', async () => {
  await open(200, lease);
  let asked = 0;
  server.use(
    http.get('/api/contracts/lease', () => {
      asked++;
      return HttpResponse.json({ code: 'contracts.not_found', message: 'No' }, { status: 404 });
    }),
  );
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(document.body.textContent).toContain('Contract Not Found');
  expect(asked).toBe(1);
});

test('what has been written is shown while the rest is, and what is still to come is named', async () => {
  const none = { high: [], medium: [], low: [] };
  const empty = { keyTerms: [], recommendations: [], missingClauses: [], readClosely: [], dates: [], warnings: [] };
  const parties = [{ name: 'Ada Lovelace', role: 'Tenant', evidence: [] }];
  const written = { ...empty, parties, summary: 'A lease.', riskAssessment: none, money: [], partial: true };
  const text = await open(200, { ...lease, ...written, contractType: 'tenancy', isContract: true });
  expect(text).toContain('Ada Lovelace');
  expect(screen.getByText(/^Still being written/).textContent).toBe(
    'Still being written. To come: Risk assessment, Money, Dates, Key terms, Recommended actions',
  );
  // That nothing was found is said of what is finished alone.
  expect(text).not.toContain('That clears nothing');
  expect(text).not.toContain('No action follows');
  server.use(
    http.get('/api/contracts/lease', () =>
      HttpResponse.json({ ...lease, ...written, partial: false, status: 'complete', analysisComplete: true }),
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(screen.getByText('This is the whole analysis.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
});

test('no grade is said to have no risks while risks are still being written', async () => {
  const risk = { title: 'The rent may rise', description: 'By any amount.', suggestedWording: null, clauseType: null };
  const riskAssessment = { high: [{ ...risk, evidence: [] }], medium: [], low: [] };
  const written = { summary: 'A lease.', riskAssessment, isContract: true, parties: [], contractType: 'tenancy' };
  const text = await open(200, { ...lease, ...written, partial: true });
  expect(text).toContain('The rent may rise');
  expect(text).not.toContain('Nothing of this grade');
  server.use(
    http.get('/api/contracts/lease', () =>
      HttpResponse.json({ ...lease, ...written, partial: false, status: 'complete', analysisComplete: true }),
    ),
  );
  // What is asked again may be answered later than by the clock of the test.
  const isTold = () => expect(screen.getAllByText(/^Nothing of this grade/)).toHaveLength(2);
  // Where nobody has looked for a while the page asks more seldom.
  await act(() => vi.waitFor(isTold, { timeout: 30_000 }));
  await latePartsShown();
});

test('findings that are malformed are said to be unavailable, and the date is the one of the analysis', async () => {
  const findings = { riskAssessment: 'none', keyTerms: 3, recommendations: null, summary: 'A lease.' };
  const text = await open(200, { ...lease, ...findings, status: 'complete', analysisComplete: true });
  expect(text).toContain('Analyzed on 19 Nov 2026');
  expect(text).toContain('Risk assessment data unavailable');
  expect(text).toContain('Key terms data unavailable');
  expect(text).toContain('Recommendations data unavailable');
});
