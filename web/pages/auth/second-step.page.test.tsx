import { screen } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { takeErrors } from '#src/testing/console-errors.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sentWith, server } from '#web/testing/server.ts';
import { markSession } from '#web/testing/session-mark.ts';
import { AuthPage } from './auth.page';

const answer = (call: string, body: JsonBodyType, status = 200) =>
  server.use(http.post(`/api/auth/${call}`, () => HttpResponse.json(body, { status })));

beforeEach(() => server.use(http.get('/api/auth/options', () => HttpResponse.json({ google: false }))));

async function openSecondStep() {
  const { user, container, settled } = renderPage(<AuthPage />, { address: '/auth' });
  await settled();
  answer('login', { code: 'accounts.second_factor_required', message: '' }, 403);
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'analytical');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Enter your code' });
  takeErrors();
  const enter = async (code: string) => {
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), code);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await settled();
  };
  return { user, enter, text: () => container.textContent };
}

test('a password that a code has to follow leads to the code, which is said to be wrong or signs in', async () => {
  const page = await openSecondStep();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  answer('second-step', { code: 'accounts.second_factor_wrong', message: '' }, 400);
  await page.enter('000000');
  expect(page.text()).toContain('This code is not right');
  takeErrors();

  await page.user.click(screen.getByLabelText('Do not ask in this browser for 30 days'));
  answer('second-step', { success: true, message: '' });
  // The answer brings the session.
  markSession();
  server.use(http.get('/api/user', () => HttpResponse.json(ada)));
  await page.enter('aaaaa-11111');
  expect(await sentWith('POST /api/auth/second-step')).toEqual([
    { code: '000000', remember: false },
    { code: 'aaaaa-11111', remember: true },
  ]);
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('a sign-in that took too long is begun anew', async () => {
  const page = await openSecondStep();
  answer('second-step', { code: 'accounts.second_factor_over', message: '' }, 400);
  await page.enter('000000');
  expect(page.text()).toContain('Please sign in again.');
  takeErrors();
  await page.user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(screen.getByLabelText('Password')).toBeTruthy();
});
