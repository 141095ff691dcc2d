import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { stripeClient } from '#src/dev/release/stripe-client.ts';
import { localSecretKey } from '#src/dev/stripe/start.ts';
import { openPage } from './browser.ts';
import { registerAccount } from './register-account.ts';

export const paidCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';

const local = () => {
  const { hostname, port } = new URL(inject('appUrl'));
  return `http://${hostname === 'localhost' ? '127.0.0.1' : hostname}:${Number(port) + 1}`;
};

/** The pages of the local Stripe are on another origin. */
const stripePages = (problem: string) => problem.startsWith(`third party: ${local()}/`);

/** A page of someone who has just registered and bought nothing yet. `allow` names further problems that are fine. */
export async function openBuyer(path: string, allow: (problem: string) => boolean = () => false) {
  const opened = await openPage('/pricing', { allow: (problem) => stripePages(problem) || allow(problem) });
  const { page } = opened;
  const { email } = await registerAccount(page.request, 'buyer');
  await page.goto(path);
  return { page, email };
}

/** Fills in a card on a page of the local Stripe. */
export async function fillCard(page: Page, card: string) {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Ada Lovelace');
}

/** Lets the month of someone's subscription end with a payment that fails, and the news of it arrive. */
export async function failRenewal(email: string): Promise<void> {
  const { data } = await stripeClient(localSecretKey, local()).customers.list({ email });
  const customer = data[0]?.id;
  await order('/fail-next-renewal', { customer });
  await order('/advance', { customer, to: 'next_renewal' });
  await order('/webhooks/settle', {});
}

async function order(path: string, body: object): Promise<void> {
  const answer = await fetch(`${local()}/_control${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
