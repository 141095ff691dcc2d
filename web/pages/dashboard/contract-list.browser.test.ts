import type { APIRequestContext } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';

const nda = {
  partyAName: 'Acme Ltd',
  partyAAddress: '1 High Street, Leeds',
  partyBName: 'Beta Ltd',
  partyBAddress: '2 Low Street, Leeds',
};

/** Signs a new account in and makes so many contracts from a template, named "Contract 1" and so on. */
async function anAccountWith(count: number, request: APIRequestContext) {
  const headers = { origin: inject('appUrl') };
  const email = `list-${crypto.randomUUID()}@example.com`;
  const password = 'plain words';
  const call = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  await call('/api/auth/register', { email, password, confirmPassword: password });
  const [mail] = await (await request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)).json();
  await call('/api/auth/verify-email', { email, code: /\b\d{6}\b/.exec(mail.text)?.[0] });
  const template = await (await request.get('/api/templates/non-disclosure-agreement')).json();
  const required = (template.variables as { name: string; type: string; required: boolean }[])
    .filter((variable) => variable.required)
    .map(({ name, type }) => [name, { date: '2026-12-01', number: '3' }[type] ?? 'Talks about a joint project']);
  for (let at = 1; at <= count; at++) {
    await call('/api/contracts/from-template', {
      templateId: 'non-disclosure-agreement',
      variables: { ...Object.fromEntries(required), ...nda },
      fileName: `Contract ${at}`,
    });
  }
}

test('a long list is searched and turned page by page, and a contract leads back to where it was opened', async () => {
  const { page } = await openPage('/auth?mode=login');
  await anAccountWith(27, page.request);
  await page.goto('/dashboard');
  const rows = page.locator('section[aria-labelledby=contracts] li > button');
  await page.getByText('Contracts: 27').waitFor();
  await rows.nth(24).waitFor();
  expect(await rows.count()).toBe(25);
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Page 2 of 2').waitFor();
  await page.locator('ul:not([aria-busy=true])').getByText('Contract 1', { exact: true }).click();
  await page.getByRole('link', { name: 'View Contract' }).click();
  await page.waitForURL('**/analysis/**');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByText('Page 2 of 2').waitFor();

  await page.getByLabel('Search your contracts').fill('contract 13');
  await page.getByText('Contracts: 1', { exact: true }).waitFor();
  await page.getByText('Contract 13', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Contract 13', { exact: true }).waitFor();
  expect(await page.getByLabel('Search your contracts').inputValue()).toBe('contract 13');

  await page.getByLabel('Progress').selectOption('Failed');
  await page.getByText('No contract matches').waitFor();
  await page.getByRole('button', { name: 'Clear Search and Filters' }).first().click();
  await page.getByText('Contracts: 27').waitFor();
});
