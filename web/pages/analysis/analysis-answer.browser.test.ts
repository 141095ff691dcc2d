import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';

/** The demo account's analysed contract, and a page of it that is still to be opened. */
async function signIn(viewport: { width: number; height: number }) {
  const { page } = await openPage('/auth?mode=login', { viewport });
  await page.request.post('/api/auth/login', {
    data: { email: 'demo@plainclause.test', password: 'plainclause' },
    headers: { origin: inject('appUrl') },
  });
  const contracts: { id: string; fileName: string }[] = await (await page.request.get('/api/contracts')).json();
  const found = contracts.find(({ fileName }) => fileName === 'consultancy-agreement.txt');
  const contract: Contract = await (await page.request.get(`/api/contracts/${found?.id}`)).json();
  return { page, contract };
}

const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => one.getBoundingClientRect().bottom);

test('the gravest risks and what to do about each stand on the first screen of a small laptop', async () => {
  const { page, contract } = await signIn({ width: 1280, height: 800 });
  await page.goto(`/analysis/${contract.id}`);
  await page.getByRole('heading', { name: 'Before you sign' }).waitFor();
  expect(await page.locator('#before-signing li').count()).toBe(3);
  expect(await bottomOf(page, '#before-signing li:last-child > p')).toBeLessThan(800);
});

test('on a phone all three stand on the first screen, above what lies over its end', async () => {
  const { page, contract } = await signIn({ width: 390, height: 844 });
  await page.goto(`/analysis/${contract.id}`);
  await page.getByRole('heading', { name: 'Before you sign' }).waitFor();
  const bar = page.getByRole('button', { name: 'Read the Contract Text' });
  const seen = await bar.evaluate((button) => button.getBoundingClientRect().top);
  expect(await bottomOf(page, '#before-signing li:last-child > p')).toBeLessThan(seen);
});

// Arabic is written larger, so that a title takes a second line.
test.each([
  ['de', 800],
  ['ar', 860],
])('that the page is in another language (%s) takes no more than a line of a phone', async (locale, end) => {
  const { page, contract } = await signIn({ width: 390, height: 844 });
  await page.evaluate((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
  await page.goto(`/analysis/${contract.id}`);
  await page.locator('#before-signing li:nth-child(3)').waitFor();
  // Its own line stands above, once its code is there.
  await page.waitForLoadState('networkidle');
  expect(await bottomOf(page, '#before-signing li:last-child > p')).toBeLessThan(end);
});

test('better wording for the gravest risk is copied with one click, and its row is another', async () => {
  const { page, contract } = await signIn({ width: 1440, height: 900 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { high = [], medium = [], low = [] } = contract.riskAssessment ?? {};
  const suggestedWording = 'What either side owes is limited to the fees of one year.';
  const [first, ...others] = [...high, ...medium].map((risk) => ({ ...risk, suggestedWording }));
  const riskAssessment = { high: first ? [first] : [], medium: others, low };
  await page.route(`**/api/contracts/${contract.id}`, (route) =>
    route.fulfill({ json: { ...contract, riskAssessment } }),
  );
  await page.goto(`/analysis/${contract.id}`);
  const gravest = page.locator('#before-signing li').first();
  await gravest.getByRole('button', { name: 'Copy Wording' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(suggestedWording);
  await gravest.getByRole('link').click();
  await page.locator('#risks details[open]').first().waitFor();
});

test('the last day to give notice is taken to one’s calendar', async () => {
  const { page, contract } = await signIn({ width: 390, height: 844 });
  await page.goto(`/analysis/${contract.id}`);
  const row = page.locator('#dates li').filter({ hasText: 'Last day to give notice' });
  const [download] = await Promise.all([page.waitForEvent('download'), row.getByRole('button').last().click()]);
  expect(download.suggestedFilename()).toBe('consultancy-agreement.txt.ics');
});

/** What a contract is answered as while its analysis is written: nothing, facts, some risks, nearly all, all. */
function stagesOf(contract: Contract): Partial<Contract>[] {
  const none = { high: [], medium: [], low: [] };
  const risks = contract.riskAssessment ?? none;
  const open = { keyTerms: [], recommendations: [], missingClauses: [], readClosely: [] };
  const running = { status: 'analysing', analysisComplete: false, partial: true } as const;
  const unread = { summary: null, riskAssessment: null, contractType: null, parties: null, dates: null, title: null };
  return [
    { ...running, ...unread, partial: false },
    { ...running, ...open, riskAssessment: none, money: [], dates: [], object: null, title: null },
    { ...running, ...open, riskAssessment: { ...none, medium: risks.medium.slice(0, 1) } },
    { ...running, recommendations: [], missingClauses: [] },
    {},
  ];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('a page that fills moves nothing that is being read, $width pixels wide', async (viewport) => {
  const { page, contract } = await signIn(viewport);
  const stages = stagesOf(contract);
  let asked = 0;
  await page.route(`**/api/contracts/${contract.id}`, (route) => {
    const stage = stages[Math.min(asked++, stages.length - 1)];
    return route.fulfill({ json: { ...contract, ...stage } });
  });
  // Of one that is being written the page itself tells nothing.
  await page.route(`**/analysis/${contract.id}`, async (route) => {
    const response = await route.fetch();
    const told = /<script type="application\/json" id="first-screen-told">.*?<\/script>/;
    await route.fulfill({ response, body: (await response.text()).replace(told, '') });
  });
  await page.addInitScript(() => {
    const noted = window as { shift?: number };
    noted.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[]) noted.shift = (noted.shift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/analysis/${contract.id}`);
  await page.getByText('Still being written').waitFor();
  expect(await page.locator('#before-signing .skeleton').count()).toBeGreaterThan(0);
  await page.getByText('This is the whole analysis.').waitFor();
  await sleep(500);
  expect(await page.evaluate(() => (window as { shift?: number }).shift)).toBeLessThanOrEqual(0.02);
});

test('a reader who is the other party has the findings written anew, and what favours them is no risk', async () => {
  const { page, contract } = await signIn({ width: 390, height: 844 });
  // A copy of one's own: the demo's analysis is read by other tests.
  const file = { name: 'agreement.txt', mimeType: 'text/plain', buffer: Buffer.from(contract.fileContent) };
  const headers = { origin: inject('appUrl') };
  const accepted = await page.request.post('/api/contracts', { multipart: { contract: file }, headers });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const { contractId } = await accepted.json();
  await page.goto(`/analysis/${contractId}`);
  await page.getByText('our guess').waitFor();
  expect(await page.locator('#favours').count()).toBe(0);
  await page.getByRole('button', { name: 'Which Party Are You?' }).click();
  const other = contract.parties?.find(({ name }) => name !== contract.reader?.name)?.name ?? '';
  const dialog = page.getByRole('dialog', { name: 'Write the analysis anew' });
  await dialog.getByRole('radio', { name: other }).check();
  await dialog.getByText('It costs nothing and takes a few seconds.').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Write It Anew' }).click();
  await page.getByRole('heading', { name: 'What favours you' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('.answer-what').textContent()).toContain(other);
  expect(await page.getByText('our guess').count()).toBe(0);
  await page.request.delete(`/api/contracts/${contractId}`, { headers });
});
