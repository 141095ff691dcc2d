import { expect, test } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import type { Template } from './templates.schema';

test.for(locales)('templates are listed in %s with what they ask for', async (locale) => {
  const { headers } = await asUser();
  const response = await call('GET', '/api/templates', { headers: { ...headers, 'accept-language': locale } });
  const templates: Template[] = await response.json();
  expect(templates.length).toBeGreaterThanOrEqual(4);
  const names = {
    en: 'Tenancy Agreement',
    es: 'Contrato de alquiler de vivienda',
    fr: 'Contrat de location d’habitation',
    de: 'Wohnungsmietvertrag',
    ar: 'عقد إيجار سكن',
  };
  const tenancy = templates.find(({ id }) => id === 'tenancy-agreement');
  expect(tenancy).toMatchObject({ name: names[locale], category: 'Real Estate', basic: true });
  expect(tenancy?.variables.find(({ name }) => name === 'rentPeriod')).toMatchObject({
    type: 'select',
    options: ['month', 'week'],
  });
});

test('an account that must pay first gets no templates', async () => {
  const { headers } = await asUser({ accountStatus: null });
  const response = await call('GET', '/api/templates', { headers });
  expect(response.status).toBe(402);
  expect(await response.json()).toMatchObject({ code: 'usage.payment_required' });
});
