import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { comparedExample } from '#web/testing/walk/places/compared-example.ts';
import { ComparePage } from './compare.page';

async function open(status: number, body: object) {
  server.use(http.get('/api/contracts/later/comparison', () => HttpResponse.json(body, { status })));
  const view = renderPage(
    <Routes>
      <Route path="compare/:earlierId/:laterId" element={<ComparePage />} />
    </Routes>,
    { address: '/compare/earlier/later' },
  );
  await view.settled();
  return view;
}
const articles = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'));

test('what changed is told first, and leads to the words that say it', async () => {
  const { user } = await open(200, comparedExample);
  const rent = screen.getAllByRole('listitem').find((item) => item.textContent?.includes('£1,025'));
  expect(rent?.textContent).toContain('Worse for you');
  await user.click(within(rent as HTMLElement).getByRole('button', { name: /Show the words/ }));
  expect(document.activeElement?.textContent).toContain('The Tenant shall pay the Landlord a rent of');
  const words = within(document.activeElement as HTMLElement);
  expect(words.getByRole('deletion').textContent).toBe('Removed words: £950 end.');
  expect(words.getByRole('insertion').textContent).toBe('Added words: £1,025 end.');
});

test('changes are filtered by their kind, and gone through one by one, round to the first', async () => {
  const { user } = await open(200, comparedExample);
  expect(articles()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: /Removed/ }));
  expect(articles()).toEqual(['change-4-where']);
  await user.click(screen.getByRole('button', { name: /All/ }));
  await user.click(screen.getByRole('button', { name: 'Previous change (k)' }));
  expect(document.activeElement?.id).toBe('change-4');
  await user.click(screen.getByRole('button', { name: 'Next change (j)' }));
  expect(document.activeElement?.id).toBe('change-1');
});

test('two that say the same are said to', async () => {
  const facts = { money: [], dates: [], notice: [], risks: [], missing: [] };
  await open(200, { ...comparedExample, changes: [], facts });
  expect(screen.getByRole('heading', { name: 'Nothing changed' })).toBeTruthy();
});

test('what cannot be compared says why', async () => {
  await open(409, { code: 'comparison.not_analysed', message: 'x' });
  expect(screen.getByRole('alert').textContent).toContain('Contracts can be compared once both have been analysed.');
});
