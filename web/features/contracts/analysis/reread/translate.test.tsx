import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { LocaleContext } from '#web/lib/locale.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { AnalysisContract } from '../analysis-contract';
import { contract as analysed, found, risk } from '../testing/analysed-contract';

const liability = found('The liability</b> of the Client is unlimited.');
const contract: Contract = {
  ...analysed,
  object: 'Work for a fee.',
  riskAssessment: { high: [{ ...risk('No limit', liability), ask: 'Ask for one.' }], medium: [], low: [] },
};
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  asked.length = 0;
});

function show({ free, translated }: { free: boolean; translated?: (text: string) => Response }) {
  const quote = { free, allowed: true, reason: null, reasonCode: null, estimatedTokens: 2_500, availableTokens: 9_000 };
  server.use(
    http.get(`/api/contracts/${contract.id}/reread`, () => HttpResponse.json(quote)),
    http.post('/api/translate-content', async ({ request }) => {
      const body = (await request.json()) as { text: string; targetLanguage: string };
      asked.push(`${body.targetLanguage}: ${body.text}`);
      return translated?.(body.text) ?? HttpResponse.json({ translatedText: body.text });
    }),
  );
  // A page in German; its own words are not what is looked at.
  return renderPage(
    <LocaleContext value={{ locale: 'de', setLocale: () => {} }}>
      <AnalysisContract contract={contract} />
    </LocaleContext>,
  ).container;
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Translate the Main Points' }));

test('the main points of an analysis in another language are translated where a language model can', async () => {
  show({ free: false, translated: (text) => HttpResponse.json({ translatedText: `DE ${text}` }) });
  await press();
  expect((await screen.findByText('DE Work for a fee.')).getAttribute('lang')).toBe('de');
  expect(asked).toEqual(['de: Work for a fee.', 'de: No limit', 'de: Ask for one.']);
  expect(screen.getAllByText('DE Ask for one.').length).toBeGreaterThan(0);
  expect(screen.getByText('The main points below were translated by a machine.')).toBeTruthy();
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['answers what it was given', (text: string) => HttpResponse.json({ translatedText: text })],
])('where translation %s the original stays, and that is said', async (_how, translated) => {
  show({ free: false, translated });
  await press();
  expect(await screen.findByText(/^The main points could not be translated/)).toBeTruthy();
  expect(screen.getByText('Work for a fee.').getAttribute('lang')).toBe('en');
});

test('without a language model it is written anew instead', async () => {
  show({ free: true });
  expect(await screen.findByRole('button', { name: 'Read in German' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Translate the Main Points' })).toBeNull();
});
