import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import type { UsageCheck } from '#src/features/usage/usage.schema.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { currentUserQuery } from '#web/features/accounts/accounts.queries.ts';
import { draw } from '#web/testing/draw.tsx';
import { DashboardPage } from './dashboard.page';

afterEach(() => vi.unstubAllGlobals());

const plenty: UsageCheck = {
  ...{ allowed: true, current: 1, limit: 7, tokensUsed: 1000, tokensLimit: 150_000 },
  periodEnd: '2026-12-01T00:00:00.000Z',
};

async function open(user: Partial<CurrentUser>, usage: Partial<UsageCheck> = {}) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/usage/')) return Response.json({ ...plenty, ...usage });
    return Response.json(path.includes('/count') ? { count: 0 } : []);
  });
  const client = createQueryClient();
  const ada = { id: 'u', email: 'ada@b.test', firstName: 'Ada', accountStatus: 'plus', paymentFailed: false, ...user };
  client.setQueryData(currentUserQuery.queryKey, ada as CurrentUser);
  const page = await draw(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => void (await new Promise((done) => setTimeout(done, 20))));
  const input = page.container.querySelector<HTMLInputElement>('input[type=file]');
  return { ...page, text: page.container.textContent ?? '', canUpload: Boolean(input && !input.disabled) };
}

test('the plan, the name and the way to a larger plan stand at the top', async () => {
  const { text, control, canUpload } = await open({});
  expect(text).toContain('Plus plan');
  expect(text).toContain('Ada');
  expect(control('Upgrade Plan').getAttribute('href')).toBe('/pricing');
  expect(canUpload).toBe(true);
});

test('who is near a limit is told so and can go on', async () => {
  const { text, canUpload } = await open({}, { current: 6 });
  expect(text).toContain("You're approaching your plan limit");
  expect(canUpload).toBe(true);
});

test.each([
  [
    { tokensUsed: 150_000 },
    "Upload Disabled - Token Limit ReachedYou've exceeded your monthly token allowance. Upgrade to continue analyzing contracts.",
  ],
  [{ current: 7 }, 'Upload limit reached for your current plan'],
  [{ current: 0, limit: 0, tokensUsed: 0, tokensLimit: 0 }, 'Payment required to continue using the service'],
])('with %o nothing can be uploaded, and the page says why', async (usage, said) => {
  const { text, canUpload } = await open({}, { ...usage, allowed: false });
  expect(text).toContain(said);
  expect(canUpload).toBe(false);
});

test('a payment that failed is told with the way to put it right', async () => {
  const { text, control } = await open({ accountStatus: 'free', paymentFailed: true });
  expect(text).toContain('Payment Failed');
  expect(text).toContain(
    "Your subscription payment couldn't be processed. You've been downgraded to the free tier. Update your payment method to restore your subscription.",
  );
  expect(control('Update Payment').getAttribute('href')).toBe('/settings');
});
