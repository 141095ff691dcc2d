import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { MeasureResult, MeasureService } from '#src/platform/measure.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { insertGenerated } from '#src/testing/contract-factory.ts';
import { templateSources } from '#src/testing/generated-contracts.ts';
import { keepingMeasure } from '#src/testing/keeping-measure.ts';
import type { Contract, ContractListItem } from '../contracts/contracts.schema';
import type { Template, TemplateWithBody } from '../templates/templates.schema';
import type { ContractCreated } from './generated-contracts.schema';

const measure: MeasureService = {
  ...keepingMeasure,
  measure: async (request) => ({ ...(await keepingMeasure.measure(request)), pages: 3, tokens: 900 }) as MeasureResult,
};
const withMeasure = { env: { MEASURE: measure } };

const nda = {
  templateId: 'non-disclosure-agreement',
  fileName: 'Secret talks - 20 November 2026',
  variables: {
    agreementDate: '2026-11-20',
    partyAName: 'شركة النور للتجارة',
    partyAAddress: '1 High Street, Leeds',
    partyBName: 'Northwind <b>Ltd</b> {{purpose}}',
    partyBAddress: '2 Low Road, York',
    purpose: 'Talks about packaging',
    talksMonths: '1',
    secrecyYears: '3',
    unheardOf: 'ignored',
  },
};
const generate = (user: { headers: Record<string, string> }, body: unknown, headers: Record<string, string> = {}) =>
  call('POST', '/api/contracts/from-template', { headers: { ...user.headers, ...headers }, body, ...withMeasure });

test('a generated contract is ready at once, holds what was typed to the letter, and costs nothing', async () => {
  const user = await asUser();
  const response = await generate(user, nda);
  expect(response.status).toBe(201);
  const { success, contractId } = await response.json<ContractCreated>();
  expect(success).toBe(true);

  const contract: Contract = await (await call('GET', `/api/contracts/${contractId}`, user)).json();
  expect(contract).toMatchObject({
    fileName: nda.fileName,
    analysisComplete: true,
    templateId: nda.templateId,
    templateVersion: templateSources.find(({ id }) => id === nda.templateId)?.version,
    riskCounts: null,
    summary: null,
  });
  expect(contract.fileContent).toContain('is made on 20 November 2026 between:');
  expect(contract.fileContent).toContain('(1) شركة النور للتجارة of 1 High Street, Leeds (“Party A”); and');
  expect(contract.fileContent).toContain('(2) Northwind <b>Ltd</b> {{purpose}} of 2 Low Road, York (“Party B”).');
  expect(contract.fileContent).toContain('during 1 month from that date');
  expect(contract.layout?.length).toBe(contract.fileContent.split('\n\n').length);

  const [listed] = await (await call('GET', '/api/contracts', user)).json<ContractListItem[]>();
  expect(listed).toMatchObject({ id: contractId, templateId: nda.templateId, riskCounts: null });
  expect(await (await call('GET', '/api/usage/check/contract_analysis', user)).json()).toMatchObject({ current: 0 });
});

test('missing fields are named by their labels, in the language of the reader, and nothing is stored', async () => {
  const user = await asUser();
  const variables = { ...nda.variables, purpose: '  \n ', secrecyYears: '' };
  const response = await generate(user, { ...nda, variables }, { 'accept-language': 'de' });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    code: 'templates.required',
    message: 'Please fill in all required fields',
    fields: {
      purpose: 'Zweck: Bitte füllen Sie alle Pflichtfelder aus',
      secrecyYears: 'Jahre der Geheimhaltung danach: Bitte füllen Sie alle Pflichtfelder aus',
    },
  });
  expect(await (await call('GET', '/api/contracts', user)).json()).toEqual([]);
});

test.each([
  ['templates.date_invalid', { agreementDate: '2026-02-30' }],
  ['templates.number_invalid', { talksMonths: 'twelve' }],
  ['templates.number_range', { talksMonths: '0' }],
  ['templates.option_invalid', { personalData: 'perhaps' }],
  ['templates.too_long', { partyAName: 'x'.repeat(301) }],
] as const)('a wrong value is refused as %s', async (code, wrong) => {
  const response = await generate(await asUser(), { ...nda, variables: { ...nda.variables, ...wrong } });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code,
    fields: { [Object.keys(wrong)[0] as string]: expect.any(String) },
  });
});

test.each([
  [422, 'templates.file_name_required', { fileName: ' \t ' }],
  [404, 'templates.not_found', { templateId: '../templates/en' }],
  [422, 'http.invalid_input', { variables: { purpose: { toString: 'x' } } }],
] as const)('answers %i %s', async (status, code, wrong) => {
  const response = await generate(await asUser(), { ...nda, ...wrong });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

test('advanced templates are listed for the free plan and open to the paid ones alone', async () => {
  const [free, plus] = [await asUser(), await asUser({ accountStatus: 'plus' })];
  const templates: Template[] = await (await call('GET', '/api/templates', free)).json();
  const advanced = templates.find(({ basic }) => !basic);
  if (!advanced) throw new Error('there is no advanced template');
  for (const refused of [
    await call('GET', `/api/templates/${advanced.id}`, free),
    await generate(free, { templateId: advanced.id, fileName: 'x', variables: {} }),
  ]) {
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'plan.upgrade_required' });
  }
  const opened: TemplateWithBody = await (await call('GET', `/api/templates/${advanced.id}`, plus)).json();
  expect(opened.document.sections.length).toBeGreaterThan(3);
});

test('checking a generated contract analyses a copy at the price of one upload, once', async () => {
  const user = await asUser();
  const { contractId } = await (await generate(user, nda)).json<ContractCreated>();
  const check = () => call('POST', `/api/contracts/${contractId}/check`, { headers: user.headers, ...withMeasure });
  const first = await check();
  expect(first.status).toBe(201);
  const copy = await first.json<{ contractId: string }>();
  expect(await (await check()).json()).toEqual(copy);
  expect(copy.contractId).not.toBe(contractId);

  const listed: ContractListItem[] = await (await call('GET', '/api/contracts', user)).json();
  expect(listed.map(({ id, fileName, status, templateId }) => [id, fileName, status, templateId])).toEqual(
    expect.arrayContaining([
      [copy.contractId, `${nda.fileName}.txt`, 'uploaded', null],
      [contractId, nda.fileName, 'complete', nda.templateId],
    ]),
  );
  expect(await (await call('GET', '/api/usage/check/contract_analysis', user)).json()).toMatchObject({ current: 1 });
  expect(
    (await call('POST', `/api/contracts/${copy.contractId}/check`, { headers: user.headers, ...withMeasure })).status,
  ).toBe(409);
  const stranger = await asUser();
  expect(
    (await call('POST', `/api/contracts/${contractId}/check`, { headers: stranger.headers, ...withMeasure })).status,
  ).toBe(404);
});

test.each(['the generated contract', 'the copy that was checked'])(
  'of %s the text stays while the other one rests on it',
  async (first) => {
    const user = await asUser();
    const { contractId } = await (await generate(user, nda)).json<ContractCreated>();
    const checked = await call('POST', `/api/contracts/${contractId}/check`, { headers: user.headers, ...withMeasure });
    const ids = [contractId, (await checked.json<{ contractId: string }>()).contractId];
    if (first !== 'the generated contract') ids.reverse();
    const texts = async () => (await env.FILES.list({ prefix: `texts/${user.id}/` })).objects.length;
    const remaining = async () => {
      await call('DELETE', `/api/contracts/${ids.shift()}`, user);
      return texts();
    };
    expect([await texts(), await remaining(), await remaining()]).toEqual([1, 1, 0]);
  },
);

test('a generated contract is deleted with its file and text', async () => {
  const user = await asUser();
  const { contractId } = await (await generate(user, nda)).json<ContractCreated>();
  expect((await call('DELETE', `/api/contracts/${contractId}`, user)).status).toBe(200);
  expect((await env.FILES.list({ prefix: `files/${user.id}/` })).objects).toEqual([]);
  expect((await env.FILES.list({ prefix: `texts/${user.id}/` })).objects).toEqual([]);
});

test('a contract whose clauses were damaged is refused and named in the log, stays listed and can be deleted', async () => {
  const user = await asUser();
  const id = await insertGenerated(env.DB, { ownerId: user.id });
  const ask = (path = `/api/contracts/${id}`, method = 'GET') => call(method, path, user);
  await env.DB.prepare(`update generated_contract set added_clauses = '[{"clauseId":' where id = ?`).bind(id).run();
  const answer = await ask();
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'http.internal' });
  expect(JSON.stringify(takeErrors())).toContain('the column added_clauses does not hold what it should');

  expect(await (await ask('/api/contracts')).json()).toMatchObject([{ id, analysisComplete: true }]);
  expect((await ask(undefined, 'DELETE')).status).toBe(200);
  expect(await (await ask('/api/contracts')).json()).toEqual([]);
});
