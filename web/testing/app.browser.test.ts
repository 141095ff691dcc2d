import { expect, test } from 'vitest';
import { openPage } from './browser.ts';

test('the front page shows the product without errors and without asking anybody else', async () => {
  const { page, problems } = await openPage('/');
  await page.locator('#root > *').first().waitFor();
  expect(await page.title()).toContain('Plainclause');
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});

test.each([390, 768, 1280])(
  'what the example says about a clause stays inside its panel at %i pixels',
  async (width) => {
    const { page } = await openPage('/', { viewport: { width, height: 800 } });
    const panel = page.getByRole('figure');
    await panel.getByRole('link').waitFor();
    const overhangs = await panel.evaluate((figure) => {
      const { left, right } = figure.getBoundingClientRect();
      return [...figure.querySelectorAll('*')].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < left || box.right > right;
      }).length;
    });
    expect(overhangs).toBe(0);
  },
);
