import { expect, test } from 'vitest';
import { declinedCard, failRenewal, fillCard, openBuyer, paidCard } from '#web/testing/buyer.ts';

test('Plus is bought with a good card, changed to Pro at the cost that was shown, and cancelled in two clicks', async () => {
  const { page } = await openBuyer('/pricing');
  await page.getByRole('button', { name: 'Choose Plus' }).click();
  await page.getByRole('heading', { name: 'Subscribe to Plainclause Plus' }).waitFor();
  await fillCard(page, paidCard);
  await page.getByRole('button', { name: 'Pay £7.99 and subscribe' }).click();
  await page.waitForURL('**/dashboard**');
  await page.getByText('Plan Updated Successfully!').waitFor();
  await page.waitForURL((url) => url.pathname === '/dashboard' && url.search === '');
  await page.getByText('Plus plan').waitFor();
  await page.getByText('0 of 7 used').waitFor();

  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Change to Pro' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('£14.99', { exact: true }).waitFor();
  await dialog.getByText('-£7.99', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Change and Pay £7.00' }).click();
  await page.getByText('£14.99 a month').first().waitFor();
  await page.getByRole('row', { name: '£7.00' }).waitFor();

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByText("You'll be downgraded to the free plan.").waitFor();
  await reloaded;
  await page.getByRole('heading', { name: 'Danger zone' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Subscription' }).count()).toBe(0);
  await page.goto('/dashboard');
  await page.getByText('Free plan').first().waitFor();
});

test('a declined card buys nothing, at Checkout and on the page here, and another card does', async () => {
  const declined = (problem: string) => problem.includes('402');
  const { page } = await openBuyer('/pricing', declined);
  await page.getByRole('button', { name: 'Choose Plus' }).click();
  await page.getByRole('heading', { name: 'Subscribe to Plainclause Plus' }).waitFor();
  await fillCard(page, declinedCard);
  await page.getByRole('button', { name: 'Pay £7.99 and subscribe' }).click();
  await page.getByText('Your card was declined.').waitFor();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await page.waitForURL('**/pricing');

  await page.goto('/checkout?plan=premium');
  const fields = page.frameLocator('iframe');
  const pay = async (card: string) => {
    await fields.getByLabel('Card number').fill(card);
    await fields.getByLabel('Expiry date').fill('12 / 34');
    await fields.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Subscribe and Pay £39.99' }).click();
  };
  await pay(declinedCard);
  await page.getByRole('main').getByText('Your card was declined.').waitFor();
  const account = await (await page.request.get('/api/user')).json();
  expect(account.accountStatus).toBe('free');

  await pay(paidCard);
  await page.waitForURL('**/subscription-success');
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByRole('link', { name: 'Start Using Plainclause' }).click();
  await page.getByText('Premium plan').waitFor();
  await page.getByText('0 of 30 used').waitFor();
});

test('a renewal that fails suspends the uploads, and another card brings the plan back', async () => {
  const { page, email } = await openBuyer('/pricing');
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await fillCard(page, paidCard);
  await page.getByRole('button', { name: 'Pay £14.99 and subscribe' }).click();
  await page.getByText('Plan Updated Successfully!').waitFor();

  await failRenewal(email);
  await page.goto('/dashboard');
  await page.getByText("Your subscription payment couldn't be processed.").waitFor();
  await page.getByText('Payment required to continue using the service').first().waitFor();
  expect(await page.locator('#contract-file').isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Update Payment' }).first().click();
  await page.getByRole('link', { name: 'Pay the invoice of' }).waitFor();
  await page.getByRole('button', { name: 'Update Payment Method' }).click();
  await fillCard(page, paidCard);
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.waitForURL('**/settings');
  await page.getByRole('button', { name: 'Change Plan' }).waitFor();
  await page.goto('/dashboard');
  await page.getByText('Pro plan').waitFor();
  await page.getByText('0 of 20 used').waitFor();
});

test('the card fields speak the language of the page, and go from light to dark with it', async () => {
  const { page } = await openBuyer('/pricing', (problem) => problem.includes('402'));
  await page.evaluate(() => localStorage.setItem('plainclause.locale', 'de'));
  await page.goto('/checkout?plan=plus');
  const fields = page.frameLocator('iframe');
  const scheme = () => fields.locator('html').evaluate((html) => html.style.colorScheme);
  await fields.getByLabel('Kartennummer').fill(declinedCard);
  await fields.getByLabel('Ablaufdatum').fill('12 / 34');
  await expect.poll(scheme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');

  const pay = page.getByRole('button', { name: /Kostenpflichtig abonnieren/ });
  await pay.click();
  await page.getByRole('main').getByText('Die Prüfziffer Ihrer Karte ist unvollständig.').waitFor();
  await fields.getByLabel('Prüfziffer').fill('123');
  await pay.click();
  await page.getByRole('main').getByText('Ihre Karte wurde abgelehnt.').waitFor();
});
