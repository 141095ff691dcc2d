import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { RereadQuote } from '#src/features/contracts/reread.schema.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { AnalysisContract } from '../analysis-contract';
import { contract as analysed, found, risk } from '../testing/analysed-contract';

const contract: Contract = {
  ...analysed,
  reader: { name: 'Ann Bell', role: 'Tenant' },
  parties: [
    { name: 'Hollis Ltd', role: 'Landlord', evidence: [] },
    { name: 'Ann Bell', role: 'Tenant', evidence: [] },
  ],
};
const free: RereadQuote = {
  ...{ free: true, allowed: true, reason: null, reasonCode: null },
  ...{ estimatedTokens: 0, availableTokens: 20_000 },
};
const asked: unknown[] = [];

// Loaded late on the page, and then at once.
beforeAll(() =>
  Promise.all([import('../analysis-method'), import('../later-findings'), import('../manage/manage-menu')]),
);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  asked.length = 0;
  answer(free);
});

function answer(quote: RereadQuote) {
  const path = `/api/contracts/${contract.id}/reread`;
  server.use(
    http.get(path, () => HttpResponse.json(quote)),
    http.post(path, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ contractId: contract.id }, { status: 202 });
    }),
  );
}
async function show(changes: Partial<Contract> = {}) {
  const { container } = renderPage(<AnalysisContract contract={{ ...contract, ...changes }} />);
  await screen.findByRole('button', { name: 'More actions' });
  return container;
}

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Which Party Are You?' }));
  return within(await screen.findByRole('dialog', { name: 'Write the analysis anew' }));
}
const start = () => userEvent.click(screen.getByRole('button', { name: 'Write It Anew' }));

describe('for whom an analysis is written', () => {
  test('is told as a guess until somebody says so', async () => {
    expect((await show()).textContent).toContain('For Ann Bell · Tenant · our guess');
  });

  test('is told as it is once it was chosen', async () => {
    expect((await show({ readerChosen: true })).textContent).not.toContain('guessed');
  });

  test('is chosen among the parties, and the findings are then written anew for nothing', async () => {
    await show();
    const dialog = await openDialog();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Ann Bell/ }).checked).toBe(true);
    await userEvent.click(dialog.getByRole('radio', { name: /Hollis Ltd/ }));
    expect(await dialog.findByText('It costs nothing and takes a few seconds.')).toBeTruthy();
    await start();
    expect(asked).toEqual([{ side: 'Hollis Ltd', language: 'en' }]);
  });

  test('stays a guess where only the language is changed', async () => {
    await show();
    const dialog = await openDialog();
    await dialog.findByText(/costs nothing/);
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Deutsch');
    await start();
    expect(asked).toEqual([{ language: 'de' }]);
  });

  test('cannot be asked while the analysis is written', async () => {
    await show({ status: 'analysing', analysisComplete: false, partial: true });
    expect(screen.queryByRole('button', { name: 'Which Party Are You?' })).toBeNull();
  });
});

describe('with a language model', () => {
  test('the cost is told before anything is started', async () => {
    answer({ ...free, free: false, estimatedTokens: 2_750 });
    await show();
    const dialog = await openDialog();
    expect(
      await dialog.findByText('Pages it uses: 1 of the 24 you have left. It uses none of your analyses.'),
    ).toBeTruthy();
  });

  test('what the plan does not allow is not offered, and why', async () => {
    answer({ ...free, free: false, allowed: false, reason: 'No tokens left.', reasonCode: 'usage.tokens_exceeded' });
    await show();
    const dialog = await openDialog();
    expect(await dialog.findByText('No tokens left.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Write It Anew' }).disabled).toBe(true);
  });
});

test('an analysis in another language than the page’s can be had in the page’s', async () => {
  await show({ language: 'de' });
  expect(await screen.findByText('This analysis is written in German.')).toBeTruthy();
  // Nothing is translated into English.
  expect(screen.queryByRole('button', { name: 'Translate the Main Points' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Read in English' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('en');
  await dialog.findByText(/costs nothing/);
  await start();
  expect(asked).toEqual([{ language: 'en' }]);
});

test('what favours the reader is told as such, with its words, and is no risk', async () => {
  const words = found('The Client pays in 14 days.');
  const favours = [
    { title: '“Little time to pay”', description: 'It works for you.', clauseType: null, evidence: [words] },
  ];
  await show({ favours, riskAssessment: { high: [risk('No limit', words)], medium: [], low: [] } });
  const section = within(await screen.findByRole('region', { name: 'What favours you' }));
  expect(section.getByText('It works for you.')).toBeTruthy();
  expect(section.getByText(/The Client pays in 14 days/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Risk assessment' }).textContent).not.toContain('Little time to pay');
});

test('that it could not be written anew is said, with the reason, above the analysis as it was', async () => {
  const page = await show({ failureCode: 'contracts.analysis_timeout' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The analysis could not be written anew');
  expect(alert.textContent).toContain('took too long');
  expect(alert.textContent).toContain('You see the earlier analysis. Nothing was charged.');
  expect(page.textContent).toContain('For Ann Bell');
});
