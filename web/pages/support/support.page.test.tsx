import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sentWith, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { SupportPage } from './support.page';

const sent = () => sentWith('POST /api/support/contact');

beforeEach(() =>
  server.use(
    http.get('/api/support/contact', () =>
      HttpResponse.json({ email: 'support@plainclause.test', answers: 'workdays' }),
    ),
    http.post('/api/support/contact', () => HttpResponse.json({ success: true, message: '' })),
  ),
);

async function open(account: CurrentUser | null) {
  const { user, container, settled } = renderPage(<SupportPage />, { account });
  await settled();
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const submit = () => user.click(screen.getByRole('button', { name: 'Send Message' }));
  return { user, field, submit, text: () => container.textContent };
}

test('an empty form says what is missing, above and at each field, and starts at the first', async () => {
  const page = await open(null);
  await page.submit();
  expect(page.text()).toContain('Missing InformationPlease fill in all fields before submitting.');
  expect(page.text()).toContain('Message is required');
  expect(document.activeElement).toBe(page.field('Name'));
  expect(await sent()).toEqual([]);
});

test('a short message gets the focus', async () => {
  const page = await open(ada);
  await page.user.type(page.field('Subject'), 'Renewal');
  await page.user.type(page.field('Message'), 'short');
  await page.submit();
  expect(page.text()).toContain('Message must be at least 10 characters long');
  expect(document.activeElement).toBe(page.field('Message'));
});

test('someone signed in need not type who they are, and is thanked', async () => {
  const page = await open(ada);
  await page.user.type(page.field('Subject'), ' Renewal ');
  await page.user.type(page.field('Message'), 'When is the last day?');
  await page.submit();
  expect(await screen.findByText("Thank you for your message! We'll get back to you soon.")).toBeTruthy();
  expect(await sent()).toEqual([
    { name: 'Ada Lovelace', email: 'ada@example.com', subject: 'Renewal', message: 'When is the last day?' },
  ]);
  expect(shownToast()).toMatchObject({ title: 'Message Sent Successfully' });
  await page.user.click(screen.getByRole('button', { name: 'Send Another Message' }));
  expect(page.field('Message').value).toBe('');
});

test('when sending fails nothing is lost, and the other way is named', async () => {
  server.use(http.post('/api/support/contact', () => HttpResponse.error()));
  const page = await open({ ...ada, lastName: null });
  await page.user.type(page.field('Subject'), 'Renewal');
  await page.user.type(page.field('Message'), 'When is the last day?');
  await page.submit();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Failed to Send Message',
      description: 'Please try again or contact us directly at support@plainclause.test.',
    }),
  );
  expect(page.field('Message').value).toBe('When is the last day?');
  const address = screen.getByRole('link', { name: 'support@plainclause.test' });
  expect(address.getAttribute('href')).toBe('mailto:support@plainclause.test');
  expect(takeErrors()).toEqual([['Mutation error:', expect.any(TypeError)]]);
});

test('who pays for it reads when their plan is answered, before and after writing', async () => {
  server.use(
    http.get('/api/support/contact', () =>
      HttpResponse.json({ email: 'manager@plainclause.test', answers: 'any-day' }),
    ),
  );
  const page = await open({ ...ada, accountStatus: 'premium' });
  expect(page.text()).toContain('With Premium we respond within 24 hours, on any day of the week.');
  expect(page.text()).not.toContain('Monday to Friday');
  await page.user.type(page.field('Subject'), 'Renewal');
  await page.user.type(page.field('Message'), 'When is the last day?');
  await page.submit();
  expect(await screen.findByText(/any day of the week\. A receipt is on its way/)).toBeTruthy();
});
