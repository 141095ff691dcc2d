import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { asked, server } from '#web/testing/server.ts';
import { RemindersOffPage } from './reminders-off.page';

const open = (address = '/reminders-off#ada.signature') => renderPage(<RemindersOffPage />, { address });
const button = () => screen.queryByRole('button', { name: 'Turn off reminders' });

test('opening the link changes nothing, its button turns reminders off and says so', async () => {
  const { user } = open();
  expect(asked()).toEqual([]);
  server.use(http.post('/api/reminders/off/ada.signature', () => HttpResponse.json({ success: true, message: '' })));
  await user.click(button() as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Reminders are off' })).toBeTruthy();
  expect(asked()).toEqual(['POST /api/reminders/off/ada.signature']);
  expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe('/settings');
});

test('a link that is not whole says so, and leads to the settings', async () => {
  open('/reminders-off');
  expect(button()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('This link is not whole.');
});

test('a link that the server refuses, or a network that fails, is told', async () => {
  const { user } = open();
  const refusal = { code: 'reminders.link_invalid', message: '' };
  server.use(http.post('/api/reminders/off/ada.signature', () => HttpResponse.json(refusal, { status: 400 })));
  await user.click(button() as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('This link is not whole.');
  expect(takeErrors()).toHaveLength(1);
});
