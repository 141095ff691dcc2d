import { expect, inject, test } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { openPage } from '#web/testing/browser.ts';

/** As many as a list of a long contract has, made from those of a short one. */
const lengthened = <T>(list: readonly T[] | null | undefined, length: number): T[] =>
  Array.from({ length }, (_, index) => list?.[index % list.length]).filter((one) => one !== undefined);

/** The analysis of a contract as the built-in analyst finds in ten pages of a sponsorship agreement. */
function ofTenPages(contract: Contract): Contract {
  const { high = [], medium = [], low = [] } = contract.riskAssessment ?? {};
  return {
    ...contract,
    riskAssessment: { high: lengthened(high, 2), medium: lengthened(medium, 3), low: lengthened(low, 10) },
    keyTerms: lengthened(contract.keyTerms, 32),
    recommendations: lengthened(contract.recommendations, 6),
    readClosely: lengthened(contract.readClosely, 10),
    money: lengthened(contract.money, 2),
    dates: lengthened(contract.dates, 8),
  };
}

test.each(['en', 'ar'])(
  'the analysis of ten pages is printed on three with nothing left out that matters, on a page in %s',
  async (locale) => {
    const { page } = await openPage('/auth?mode=login', { viewport: { width: 1280, height: 800 } });
    await page.request.post('/api/auth/login', {
      data: { email: 'demo@plainclause.test', password: 'plainclause' },
      headers: { origin: inject('appUrl') },
    });
    const contracts: { id: string; fileName: string }[] = await (await page.request.get('/api/contracts')).json();
    const { id } = contracts.find(({ fileName }) => fileName === 'consultancy-agreement.txt') ?? {};
    const contract = ofTenPages(await (await page.request.get(`/api/contracts/${id}`)).json());
    await page.route(`**/api/contracts/${id}`, (route) => route.fulfill({ json: contract }));
    await page.evaluate((locale) => localStorage.setItem('plainclause.locale', locale), locale);
    await page.goto(`/analysis/${id}`);
    await page.locator('#missing').waitFor();

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not printed
    const printed = await page.locator('.analysis-page').innerText();
    const { high, medium, low } = contract.riskAssessment ?? { high: [], medium: [], low: [] };
    for (const { title } of [...high, ...medium, ...low]) expect(printed).toContain(title);
    for (const { ask } of [...high, ...medium]) expect(printed).toContain(ask ?? '');
    // What the head says is not said again.
    const inHead = ['document-name', 'parties', 'agreement-date', 'effective-date', 'expiration-date'];
    const facts = contract.keyTerms?.filter(({ clauseType }) => !inHead.includes(clauseType ?? '')) ?? [];
    for (const { title } of facts) expect(printed).toContain(title);
    for (const { action } of contract.recommendations ?? []) expect(printed).toContain(action);
    for (const id of ['before-signing', 'money', 'dates', 'summary', 'missing', 'method'])
      expect(await page.locator(`#${id} h2`).isVisible()).toBe(true);
    expect(await page.getByRole('complementary').isVisible()).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(3);
  },
);
