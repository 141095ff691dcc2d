import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { appears, click, holdToast, inTurn, openFirstDialog, press } from '../acts.ts';
import { answered, asItIs, failed, never } from '../answers.ts';
import type { Call } from '../calls.ts';
import type { Act, Place, PlaceOfPersona } from '../place.ts';
import { textIn } from '../texts.ts';

type Rest = Omit<Place, 'name' | 'persona' | 'route' | 'path'> & { query?: string };
const at =
  (page: 'templates' | 'clauses') =>
  (name: string, { query = '', ...place }: Rest = {}): PlaceOfPersona => ({
    name,
    route: page,
    path: `/${page}${query}`,
    ...place,
  });
const templates = at('templates');
const clauses = at('clauses');

const dialog = 'dialog[open]';
const create = 'POST /api/contracts/from-template';
/** Fills in whatever the form must have. */
const fillIn: Act = async (page) => {
  const fields = page.locator(`${dialog} form :is(input, textarea, select)[aria-required=true]`);
  await fields.first().waitFor();
  for (const field of await fields.all()) {
    const [tag, type] = await field.evaluate((one: HTMLInputElement) => [one.tagName, one.type]);
    if (tag === 'SELECT') await field.selectOption({ index: 1 });
    else await field.fill(type === 'date' ? '2026-12-01' : '3');
  }
};

/** One that asks for little. Which comes first in the list differs between languages. */
const content = join(import.meta.dirname, '../../../../src/features/templates/content');
const textsOf = (id: string) =>
  (JSON.parse(readFileSync(join(content, `${id}.json`), 'utf8')) as { texts: Record<Locale, { name: string }> }).texts;
/** Presses a button of a card: the first uses the template, the second shows its sample. */
const chooseTemplate =
  (texts: Record<Locale, { name: string }>, button = 0): Act =>
  async (page, locale) => {
    const heading = page.getByRole('heading', { name: texts[locale].name, exact: true });
    const choose = page.locator('main li', { has: heading }).locator('button[aria-haspopup=dialog]').nth(button);
    // On a phone the list is short at first.
    if (!(await choose.isVisible())) await page.locator('main ul + button[aria-expanded=false]').click();
    await choose.click();
  };
const template = textsOf('non-disclosure-agreement');
const openTemplate = inTurn(chooseTemplate(template), appears(`${dialog} form`));
const leaveDraft: Act = async (page) => {
  await page.locator(`${dialog} [name=partyAName]`).fill('Harbour Bakery Ltd');
  await page.keyboard.press('Escape');
};
const dialogCloses: Act = (page) => page.locator(dialog).waitFor({ state: 'detached' });
const createContract = press(`${dialog} [type=submit]`);

const templatePlaces: PlaceOfPersona[] = [
  templates('templates'),
  templates('templates-filtered', { query: '?category=legal' }),
  templates('templates-none', { query: '?category=nothing' }),
  templates('templates-not-loaded', { answers: { '/api/templates': failed }, failing: true }),
  templates('generated-not-loaded', { answers: { '/api/contracts': failed }, failing: true }),
  templates('template-dialog', { open: openTemplate }),
  templates('template-preview', {
    open: inTurn(openTemplate, fillIn, click('template_preview', dialog)),
    narrow: true,
  }),
  templates('template-sample', { open: inTurn(chooseTemplate(template, 1), appears(`${dialog} section[lang=en]`)) }),
  templates('template-steps', {
    open: inTurn(
      chooseTemplate(textsOf('service-agreement')),
      appears(`${dialog} form`),
      press(`${dialog} nav li:nth-child(2) button`),
    ),
  }),
  templates('template-draft', {
    momentary: true,
    open: inTurn(openTemplate, leaveDraft, dialogCloses, chooseTemplate(template), appears(`${dialog} .modal-action`)),
  }),
  templates('template-errors', {
    momentary: true,
    open: inTurn(openTemplate, createContract, appears(`${dialog} [aria-invalid=true]`), holdToast),
  }),
  templates('template-not-created', {
    momentary: true,
    answers: { [create]: failed },
    open: inTurn(openTemplate, fillIn, createContract, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  templates('template-created', {
    momentary: true,
    answers: { [create]: answered({ contractId: 'a-contract', success: true }) },
    open: inTurn(openTemplate, fillIn, createContract, dialogCloses, holdToast),
    part: '[popover]',
  }),
];

const openClause = inTurn(openFirstDialog, appears(`${dialog} [role=tab]`));
const addClause = inTurn(openClause, click('clause_add', dialog), appears(`${dialog} form, ${dialog} .modal-action a`));
const chooseContract: Act = (page) => page.locator(`${dialog} [name=contract]`).selectOption({ index: 1 });
const emptyBlank: Act = async (page) => {
  const blanks = page.locator(`${dialog} [name^=blank-]`);
  if (await blanks.count()) await blanks.first().fill(' ');
};
const submit = press(`${dialog} [type=submit]:enabled`);
const preview = 'POST /api/contracts/*/clauses/preview';
const effects = {
  refusal: null,
  replaces: [],
  takesOut: [],
  deed: false,
  guarantor: false,
  saidElsewhere: [],
  loses: [],
  blanks: [],
};
const provision = {
  number: '13.1',
  words: 'Neither party is liable for a delay that is caused by an event beyond its control.',
};
const told = answered({
  ...effects,
  replaces: [provision],
  takesOut: ['Set-off'],
  deed: true,
  guarantor: true,
  saidElsewhere: [{ subject: 'limit', number: '7.2', words: 'Each party’s total liability is limited to £10,000.' }],
  loses: [{ number: '13.1', value: '30 days' }],
});
const rentDeposit = '?search=rent+deposit';
const deposit = { number: '2.6', words: 'The Tenant shall pay a deposit of £1,100.00 on signing this Agreement.' };
const depositBlanks = [
  { settled: 'Tenant', suggested: null, stated: null },
  { settled: null, suggested: '1,100.00', stated: { value: '1,100.00', number: '2.6', least: false } },
];
const typeDeposit: Act = async (page) => {
  await page.locator(`${dialog} [name=blank-1]`).fill('2,500');
  await page.locator(`${dialog} [role=status]`).scrollIntoViewIfNeeded();
};
const search =
  (text: string): Act =>
  (page) =>
    page.locator('main input[type=search]').fill(text);
const findNone: Act = async (page, locale) => {
  await search('zzzz')(page, locale);
  await page.getByRole('heading', { name: textIn(locale, 'clauses_none_title') }).waitFor();
};
const isInVain = ({ url }: Call) => url.search.includes('zzzz');
const forceMajeure = '?search=force+majeure';

const clausePlaces: PlaceOfPersona[] = [
  clauses('clauses'),
  clauses('clauses-filtered', { query: '?category=risk-management&risk=high' }),
  clauses('clauses-none-found', { open: findNone }),
  clauses('clauses-searching', {
    momentary: true,
    query: forceMajeure,
    answers: { '/api/clauses': (call, locale) => (isInVain(call) ? never : asItIs)(call, locale) },
    open: inTurn(search('zzzz'), appears('main ul[aria-busy=true]')),
  }),
  clauses('clauses-none-in-category', { query: '?search=zzzz&category=risk-management' }),
  clauses('clauses-not-loaded', { answers: { '/api/clauses': failed }, failing: true }),
  clauses('clause-copied', {
    momentary: true,
    query: forceMajeure,
    open: inTurn(
      (page) =>
        page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })),
      press('main li button:not([aria-haspopup])'),
      holdToast,
    ),
    part: '[popover]',
  }),
  clauses('clause-dialog', { query: forceMajeure, open: openClause }),
  clauses('add-clause', { query: forceMajeure, open: addClause }),
  clauses('add-clause-errors', {
    momentary: true,
    query: forceMajeure,
    open: inTurn(addClause, emptyBlank, submit, appears(`${dialog} [aria-invalid=true]`)),
  }),
  clauses('add-clause-effects', {
    query: forceMajeure,
    answers: { [preview]: told },
    open: inTurn(addClause, chooseContract, appears(`${dialog} form li`)),
  }),
  clauses('add-clause-differs', {
    query: rentDeposit,
    answers: { [preview]: answered({ ...effects, replaces: [deposit], blanks: depositBlanks }) },
    open: inTurn(
      addClause,
      chooseContract,
      appears(`${dialog} form li`),
      typeDeposit,
      appears(`${dialog} [role=status]`),
    ),
  }),
  clauses('add-clause-refused', {
    momentary: true,
    query: forceMajeure,
    answers: { [preview]: answered({ ...effects, refusal: 'clauses.unfit_party' }) },
    open: inTurn(addClause, chooseContract, appears(`${dialog} [role=alert]`)),
  }),
  clauses('add-clause-failed', {
    momentary: true,
    query: forceMajeure,
    answers: { 'POST /api/contracts/*/clauses': failed, [preview]: answered(effects) },
    open: inTurn(addClause, chooseContract, submit, appears(`${dialog} [role=alert]`)),
    failing: true,
  }),
  clauses('clause-added', {
    query: forceMajeure,
    answers: {
      'POST /api/contracts/*/clauses': answered({ success: true, number: '12', checkOutdated: true }),
      [preview]: answered(effects),
    },
    open: inTurn(addClause, chooseContract, submit, appears(`${dialog} [role=alert]`)),
  }),
];

const keptClause = {
  ...{ id: 'mine', category: 'Risk Management', language: 'en', note: 'Ask for this before anything is signed.' },
  ...{ title: 'Deposit back in 14 days', createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
  text: 'The Landlord shall return the deposit within 14 days after the tenancy ends, less what is owed for damage.',
};
const withOwn = { '/api/own-clauses': answered([keptClause]) };
const noRule = { days: null, clause: null, laws: [] };
const rules = [
  { ...noRule, kind: 'payment-within', level: 'high', days: 30 },
  { ...noRule, kind: 'cap-on-liability', level: 'high' },
  { ...noRule, kind: 'must-not-have', level: 'medium', clause: 'exclusivity' },
  { ...noRule, kind: 'governing-law', level: 'low', laws: ['england-and-wales', 'scotland'] },
];
const openRules = inTurn(click('rules_title'), appears(`${dialog} form`));
const openNew = inTurn(click('own_clauses_new'), appears(`${dialog} form`));

const ownPlaces: PlaceOfPersona[] = [
  clauses('clauses-own', { query: '?search=deposit', answers: withOwn }),
  clauses('own-clauses-none', { query: '?own=only' }),
  clauses('own-clause-dialog', {
    query: '?own=only',
    answers: withOwn,
    open: inTurn(press('main li button[aria-haspopup=dialog]'), appears(`${dialog} form`)),
  }),
  clauses('own-clause-errors', {
    momentary: true,
    query: '?own=only',
    open: inTurn(openNew, press(`${dialog} [type=submit]`), appears(`${dialog} [aria-invalid=true]`)),
  }),
  clauses('own-rules-dialog', {
    query: '?own=only',
    answers: { '/api/own-rules': answered({ rules }) },
    open: openRules,
  }),
];

export const libraryPlaces = [...templatePlaces, ...clausePlaces, ...ownPlaces];

export const newcomerLibraryPlaces: PlaceOfPersona[] = [
  templates('templates-free'),
  templates('template-upgrade', {
    open: inTurn(press('main li:last-child button[aria-haspopup=dialog]'), appears(dialog)),
  }),
  clauses('clauses-free', { query: forceMajeure }),
  clauses('add-clause-to-none', { query: forceMajeure, open: addClause }),
];
