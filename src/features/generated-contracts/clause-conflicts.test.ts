import { expect, test } from 'vitest';
import { add, clauseOf, contractOf, problemOf, withMeasure } from '#src/testing/adding-clauses.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { templateBodies, valuesFor } from '#src/testing/generated-contracts.ts';
import type { WordingKind } from '../clauses/clause-choices.schema';
import { readWording } from '../clauses/clause-wording.rules';
import type { Clause } from '../clauses/clauses.schema';
import type { ClausePreview, ContractCreated } from './generated-contracts.schema';

type User = Awaited<ReturnType<typeof asUser>>;

async function contractFrom(user: User, templateId: string, values: Record<string, string>): Promise<string> {
  const body = templateBodies.find(({ id }) => id === templateId);
  const variables = { ...valuesFor(body?.fields ?? [], 'ordinary'), ...values };
  const response = await call('POST', '/api/contracts/from-template', {
    ...withMeasure(user),
    body: { templateId, fileName: templateId, variables },
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json<ContractCreated>()).contractId;
}

async function previewOf(user: User, id: string, clauseId: string, wording: WordingKind = 'standard') {
  const response = await call('POST', `/api/contracts/${id}/clauses/preview`, {
    ...withMeasure(user),
    body: { clauseId, wording },
  });
  const preview = await response.json<ClausePreview>();
  const clause: Clause = await (await call('GET', `/api/clauses/${clauseId}`, user)).json();
  const { blanks: names } = readWording(clause.wordings[wording] ?? '');
  const blank = (name: string) => preview.blanks[names.indexOf(name)];
  /** As the dialog sends them: what the contract settles and suggests, and what a person types. */
  const fill = (typed: Record<string, string>) =>
    names.map((name, place) => {
      const { settled, suggested } = preview.blanks[place] ?? {};
      return typed[name] ?? settled ?? suggested ?? '';
    });
  return { ...preview, names, blank, fill };
}
const sumsOf = (text: string) => new Set(text.match(/£[\d,.]*\d/g));

test('a limit of liability for a price of £1,200 is the contract’s own, and brings no sum of the library', async () => {
  const user = await asUser({ accountStatus: 'pro' });
  const id = await contractFrom(user, 'copyright-assignment', { price: '1200' });
  const before = sumsOf((await contractOf(user, id)).fileContent);
  const preview = await previewOf(user, id, 'limitation-of-liability');
  const blank = preview.blank('lowest limit of liability');
  expect(blank).toMatchObject({ suggested: '10,000', stated: { value: '10,000', least: true } });
  expect(preview.replaces.map(({ number }) => number)).toContain(blank?.stated?.number);
  const asked = { clauseId: 'limitation-of-liability', wording: 'standard' };
  expect(await problemOf(await add(user, id, { ...asked, blanks: [] }))).toEqual([422, 'clauses.blank_empty']);
  expect((await add(user, id, { ...asked, blanks: preview.fill({}) })).status).toBe(201);
  const { fileContent } = await contractOf(user, id);
  expect(fileContent).toContain('the highest of £10,000, 125% of the price, fees and other charges');
  expect([...sumsOf(fileContent)].filter((sum) => !before.has(sum))).toEqual([]);
});

test('an indemnity with a limit of its own warns of the limit that stays', async () => {
  const user = await asUser({ accountStatus: 'pro' });
  const id = await contractFrom(user, 'copyright-assignment', { price: '1200' });
  const { saidElsewhere, blank, replaces } = await previewOf(user, id, 'mutual-indemnity', 'cautious');
  expect(replaces).toEqual([]);
  expect(blank('limit of the indemnity')).toMatchObject({ suggested: '10,000' });
  expect(saidElsewhere).toContainEqual({
    subject: 'limit',
    number: blank('limit of the indemnity')?.stated?.number,
    words: expect.stringContaining('total liability arising under or in connection with this Agreement is limited'),
  });
});

test('the deposit of the form is the deposit of the clause, and a sum is a sum', async () => {
  const user = await asUser({ accountStatus: 'pro' });
  const id = await contractFrom(user, 'short-business-lease', { depositAmount: '1100' });
  const preview = await previewOf(user, id, 'rent-deposit');
  const [replaced] = preview.replaces;
  expect(preview.blank('amount of the deposit')).toEqual({
    settled: null,
    suggested: '1,100.00',
    stated: { value: '1,100.00', number: replaced?.number, least: false },
  });
  expect(preview).toMatchObject({ saidElsewhere: [], loses: [] });
  const asked = { clauseId: 'rent-deposit', wording: 'standard' };
  const wrong = preview.fill({ 'amount of the deposit': 'two months’ rent' });
  expect(await problemOf(await add(user, id, { ...asked, blanks: wrong }))).toEqual([422, 'clauses.blank_sum']);
  const blanks = preview.fill({ 'amount of the deposit': ' £1,100.00 ' });
  expect((await add(user, id, { ...asked, blanks })).status).toBe(201);
  const { fileContent } = await contractOf(user, id);
  expect(fileContent.match(/deposit of £[\d,.]*\d/g)).toEqual(['deposit of £1,100.00']);
});

test('a deposit in special terms, which stay, is told beside the one of the clause', async () => {
  const user = await asUser({ accountStatus: 'pro' });
  const id = await contractFrom(user, 'short-business-lease', {
    depositAmount: '',
    specialTerms: 'The Tenant pays a further deposit of £300 for the keys.',
  });
  const { saidElsewhere, blank } = await previewOf(user, id, 'rent-deposit', 'firm');
  expect(saidElsewhere).toEqual([
    {
      subject: 'deposit',
      number: expect.any(String),
      words: 'The Tenant pays a further deposit of £300 for the keys.',
    },
  ]);
  expect(blank('amount of the deposit')).toEqual({ settled: null, suggested: null, stated: null });
});

test.each(['standard', 'cautious', 'firm'] as const)(
  'data processing (%s) keeps the kinds of data, their time, the processors by name and a way out',
  async (wording) => {
    const user = await asUser({ accountStatus: 'pro' });
    const id = await contractFrom(user, 'saas-agreement', {
      personalData: 'yes',
      dataSubjects: 'names and appointments of patients',
      subprocessors: 'Nimbus Hosting Ltd, Leeds (servers)\nPostbox GmbH, Berlin (e-mail)',
      hosting: 'europe',
      exportDays: '45',
    });
    const preview = await previewOf(user, id, 'data-processing', wording);
    expect(preview.loses).toEqual([]);
    const typed = {
      'what is done with the data': 'stored, shown and backed up',
      'limit of the indemnity': '2,000,000',
    };
    const blanks = preview.fill(typed);
    const added = await add(user, id, { clauseId: 'data-processing', wording, blanks });
    expect(added.status, await added.clone().text()).toBe(201);
    const { fileContent } = await contractOf(user, id);
    for (const words of [
      'of the following kinds and people: names and appointments of patients.',
      'in order to provide the Service and for as long as this Agreement lasts and for 45 days after it ends.',
      'Nimbus Hosting Ltd, Leeds (servers); Postbox GmbH, Berlin (e-mail).',
      'Fees paid in advance for the time after that shall be refunded.',
    ]) {
      expect(fileContent).toContain(words);
    }
    if (wording === 'cautious')
      expect(fileContent).toContain('within the United Kingdom and the European Economic Area unless');
  },
);

test('who guarantees a licence pays at most what is payable under it, or what is typed', async () => {
  const user = await asUser({ accountStatus: 'pro' });
  const id = await contractFrom(user, 'licence-to-occupy', { fee: '450', licenceMonths: '6' });
  const preview = await previewOf(user, id, 'personal-guarantee');
  expect(preview.blank('most that the guarantor pays')).toEqual({ settled: null, suggested: '2,700', stated: null });
  const { asked } = await clauseOf(user, 'personal-guarantee');
  const empty = preview.names.map((name, place) => (/^most that/.test(name) ? '' : (asked.blanks[place] ?? '')));
  expect(await problemOf(await add(user, id, { ...asked, blanks: empty }))).toEqual([422, 'clauses.blank_empty']);
});

test('what was filled in and has no place in the clause is told as lost', async () => {
  const user = await asUser({ accountStatus: 'pro' });
  const id = await contractFrom(user, 'sale-of-goods', { payment: 'before', consumer: 'no', bulkyReturn: '' });
  const { loses, replaces, blank } = await previewOf(user, id, 'payment-terms', 'firm');
  expect(loses).toEqual([{ number: replaces[0]?.number, value: 'before delivery' }]);
  expect(blank('number of days for payment')?.suggested).toBeNull();
});

test('once a clause has taken the place of what was filled in, that is not told as the contract’s any more', async () => {
  const user = await asUser({ accountStatus: 'pro' });
  const id = await contractFrom(user, 'short-business-lease', { depositAmount: '1100' });
  const { fill } = await previewOf(user, id, 'rent-deposit');
  const blanks = fill({ 'amount of the deposit': '900' });
  expect((await add(user, id, { clauseId: 'rent-deposit', wording: 'standard', blanks })).status).toBe(201);
  const again = await previewOf(user, id, 'rent-deposit', 'firm');
  expect(again.blank('amount of the deposit')).toEqual({ settled: null, suggested: null, stated: null });
  expect(again).toMatchObject({ loses: [], takesOut: ['Rent Deposit'] });
});
