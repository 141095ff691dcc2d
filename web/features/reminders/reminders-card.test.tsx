import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { expect, test } from 'vitest';
import { takeErrors } from '#src/testing/console-errors.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sentWith, server } from '#web/testing/server.ts';
import { RemindersCard } from './reminders-card';

const since = '2026-11-02T09:30:00.000Z';
const address = 'https://plainclause.test/api/calendar/abc.ics';
const failed = [['Mutation error:', expect.any(Error)]];

function answers(body: JsonBodyType) {
  server.use(http.get('/api/user/reminders', () => HttpResponse.json(body)));
}

async function open(settings: JsonBodyType = { on: true, calendarSince: null }) {
  answers(settings);
  const { user, container, settled } = renderPage(<RemindersCard />, { account: ada });
  await settled();
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await settled();
  };
  return { user, press, settled, text: () => container.textContent };
}
const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Remind me by email/ });

test('reminders are turned off and on again, and shown as the server has them', async () => {
  const { user, settled } = await open();
  expect(checkbox().checked).toBe(true);
  server.use(
    http.put('/api/user/reminders', async ({ request }) => {
      const { on } = (await request.json()) as { on: boolean };
      return HttpResponse.json({ on, calendarSince: null });
    }),
  );
  await user.click(checkbox());
  await settled();
  expect(checkbox().checked).toBe(false);
  await user.click(checkbox());
  await settled();
  expect(checkbox().checked).toBe(true);
  expect(await sentWith('PUT /api/user/reminders')).toEqual([{ on: false }, { on: true }]);
});

test('a switch that could not be saved says so, and stays as it was', async () => {
  const { user, settled, text } = await open();
  server.use(http.put('/api/user/reminders', () => HttpResponse.error()));
  await user.click(checkbox());
  await settled();
  expect(text()).toContain('Network error. Please try again.');
  expect(checkbox().checked).toBe(true);
  expect(takeErrors()).toEqual(failed);
});

test('an address is made, shown to copy or to open in a calendar, and not shown again', async () => {
  const { press, text } = await open();
  server.use(http.post('/api/user/calendar', () => HttpResponse.json({ address, calendarSince: since })));
  await press('Make an address');
  expect(text()).toContain(address);
  expect(text()).toContain('It is shown this once.');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in calendar' });
  expect(link.href).toBe('webcal://plainclause.test/api/calendar/abc.ics');
});

test('an address of before is told by its day, and can be renewed and removed', async () => {
  const { press, text } = await open({ on: true, calendarSince: since });
  expect(text()).toContain('There has been an address since 2 November 2026.');
  server.use(
    http.post('/api/user/calendar', () => HttpResponse.json({ address, calendarSince: since })),
    http.delete('/api/user/calendar', () => HttpResponse.json({ success: true, message: '' })),
  );
  await press('New address');
  expect(text()).toContain(address);
  await press('Remove');
  expect(text()).not.toContain(address);
  expect(text()).not.toContain('There has been an address');
  expect(screen.getByRole('button', { name: 'Make an address' })).toBeTruthy();
});

test('an address that could not be made says so', async () => {
  const { press, text } = await open();
  server.use(http.post('/api/user/calendar', () => HttpResponse.error()));
  await press('Make an address');
  expect(text()).toContain('Network error. Please try again.');
  expect(takeErrors()).toEqual(failed);
});

test('what could not be loaded can be tried again', async () => {
  server.use(http.get('/api/user/reminders', () => HttpResponse.error()));
  const { user, settled } = renderPage(<RemindersCard />, { account: ada });
  await settled();
  await screen.findByText('Your reminders could not be loaded.');
  answers({ on: false, calendarSince: null });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(checkbox().checked).toBe(false));
});
