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

test('a sample of every template may be read on every plan, and none that there is not', async () => {
  const { headers } = await asUser();
  const templates: Template[] = await (await call('GET', '/api/templates', { headers })).json();
  for (const { id, basic } of templates) {
    const response = await call('GET', `/api/templates/${id}/sample`, { headers });
    expect(response.status, id).toBe(200);
    expect(await response.json()).toMatchObject({
      blocks: expect.arrayContaining([{ kind: 'clause', number: expect.any(String), pieces: expect.anything() }]),
    });
    if (!basic) expect((await call('GET', `/api/templates/${id}`, { headers })).status, id).toBe(403);
  }
  for (const id of ['nothing', '..%2Fen', 'samples%2Ftenancy-agreement'])
    expect((await call('GET', `/api/templates/${id}/sample`, { headers })).status).toBe(404);
});

test('an account that must pay first gets no samples', async () => {
  const { headers } = await asUser({ accountStatus: null });
  expect((await call('GET', '/api/templates/tenancy-agreement/sample', { headers })).status).toBe(402);
});

test('an account that must pay first gets no templates', async () => {
  const { headers } = await asUser({ accountStatus: null });
  const response = await call('GET', '/api/templates', { headers });
  expect(response.status).toBe(402);
  expect(await response.json()).toMatchObject({ code: 'usage.payment_required' });
});
