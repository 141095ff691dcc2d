import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { currentUserQuery } from '#web/features/accounts/accounts.queries.ts';
import { click, draw, type } from '#web/testing/draw.tsx';
import { dismissToast, shownToast } from '#web/ui/toast-store.ts';
import { SupportPage } from './support.page';

let fails: boolean;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  fails = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ email: 'support@plainclause.test' });
    sent.push(JSON.parse(String(init.body)));
    if (fails) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, message: '' });
  });
});

afterEach(() => {
  act(dismissToast);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));

async function open(user: Partial<CurrentUser> | null = null) {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, user as CurrentUser | null);
  const page = await draw(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SupportPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
  const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`);
  const submit = async () => {
    await click(page.find('[type=submit]'));
    await settle();
  };
  return { ...page, field, submit, text: () => page.container.textContent ?? '' };
}

test('an empty form says what is missing, above and at each field, and starts at the first', async () => {
  const page = await open();
  await page.submit();
  expect(page.text()).toContain('Missing InformationPlease fill in all fields before submitting.');
  expect(page.text()).toContain('Message is required');
  expect(document.activeElement).toBe(page.field('name'));
  expect(sent).toEqual([]);
});

test('a short message gets the focus', async () => {
  const page = await open({ id: 'u', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
  await type(page.field('subject'), 'Renewal');
  await type(page.field('message'), 'short');
  await page.submit();
  expect(page.text()).toContain('Message must be at least 10 characters long');
  expect(document.activeElement).toBe(page.field('message'));
});

test('someone signed in need not type who they are, and is thanked', async () => {
  const page = await open({ id: 'u', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
  await type(page.field('subject'), ' Renewal ');
  await type(page.field('message'), 'When is the last day?');
  await page.submit();
  expect(sent).toEqual([
    { name: 'Ada Lovelace', email: 'ada@example.com', subject: 'Renewal', message: 'When is the last day?' },
  ]);
  expect(shownToast()).toMatchObject({ title: 'Message Sent Successfully' });
  expect(page.text()).toContain("Thank you for your message! We'll get back to you soon.");
  await click(page.control('Send Another Message'));
  expect(page.field('message').value).toBe('');
});

test('when sending fails nothing is lost, and the other way is named', async () => {
  fails = true;
  const page = await open({ id: 'u', firstName: 'Ada', lastName: null, email: 'ada@example.com' });
  await type(page.field('subject'), 'Renewal');
  await type(page.field('message'), 'When is the last day?');
  await page.submit();
  expect(shownToast()).toMatchObject({
    title: 'Failed to Send Message',
    description: 'Please try again or contact us directly at support@plainclause.test.',
  });
  expect(page.field('message').value).toBe('When is the last day?');
  expect(page.control('support@plainclause.test').getAttribute('href')).toBe('mailto:support@plainclause.test');
});
